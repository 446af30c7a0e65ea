/** My results per title, counted from the finished games. */
import type { Heading } from '../api/types.ts';

export interface Result {
  game: string;
  games: number;
  won: number;
  best: number | null;
}

export function results(over: Heading[]): Result[] {
  const found = new Map<string, Result>();
  for (const table of over) {
    const { scores, winners } = table.standing ?? {};
    const seat = table.seats.find((one) => one.yours)?.number;
    if (!scores || seat === undefined || table.closed) continue;
    const row = found.get(table.game) ?? { game: table.game, games: 0, won: 0, best: null };
    row.games += 1;
    if (winners?.includes(seat)) row.won += 1;
    const points = scores[seat];
    if (points !== null && points !== undefined) row.best = Math.max(row.best ?? points, points);
    found.set(table.game, row);
  }
  return [...found.values()];
}
