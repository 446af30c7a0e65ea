/** My results per title, counted from the finished games. */
import type { Heading, TableShown } from '../api/types.ts';

export interface Result {
  game: string;
  games: number;
  won: number;
  best: number | null;
}

export function results(over: Heading[], shown: Record<string, TableShown>): Result[] {
  const found = new Map<string, Result>();
  for (const table of over) {
    const picture = shown[table.id]?.picture;
    const seat = table.seats.find((one) => one.yours)?.number;
    if (!picture || seat === undefined || table.closed) continue;
    const row = found.get(table.game) ?? { game: table.game, games: 0, won: 0, best: null };
    row.games += 1;
    if ((picture.view as { winners?: number[] }).winners?.includes(seat)) row.won += 1;
    const points = picture.scores[seat];
    if (points !== null && points !== undefined) row.best = Math.max(row.best ?? points, points);
    found.set(table.game, row);
  }
  return [...found.values()];
}
