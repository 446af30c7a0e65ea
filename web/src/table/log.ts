/** The chronicle: which lines were taken back, and where my last turn ended. */
import type { LogLine } from './board.ts';

/** The numbers of the lines that no longer stand. */
export function withdrawn(log: LogLine[]): Set<number> {
  const gone = new Set<number>();
  let standing: number[] = [];
  for (const line of log) {
    if (line.key !== 'taken-back') {
      standing.push(line.n);
      continue;
    }
    const from = Number(line.args.from);
    if (!from) continue;
    for (const n of standing) if (n >= from) gone.add(n);
    standing = standing.filter((n) => n < from);
  }
  return gone;
}

/** New lines added to those that are there, each once and in order. */
export function added(log: LogLine[], news: LogLine[]): LogLine[] {
  const last = log.at(-1)?.n ?? 0;
  const fresh = news.filter((line) => line.n > last);
  return fresh.length === 0 ? log : [...log, ...fresh];
}

/** Older lines put before those that are there. */
export function preceded(log: LogLine[], older: LogLine[]): LogLine[] {
  const first = log[0]?.n ?? Infinity;
  return [...older.filter((line) => line.n < first), ...log];
}
