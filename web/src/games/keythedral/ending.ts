/** The end of a game: who stands where, and by what. */
import { LETTERS, type Letter, type View } from './types.ts';

/** What a cube scores at the end. */
export const WORTH: Record<Letter, number> = { K: 1, N: 1, G: 1, B: 1, R: 1, W: 2, P: 3, Y: 4 };

export interface Rank {
  place: number;
  seat: number;
  seats: number[];
  inSeats: number;
  inCubes: number;
  total: number;
  won: boolean;
}

/** The value of a seat is the first part of its name: "12-3". */
const valueOf = (name: string): number => parseInt(name, 10);

export function ranking(view: View): Rank[] {
  const ranks = view.players.map((player, seat) => {
    const seats = (player.seats ?? []).map(valueOf).sort((a, b) => b - a);
    const inSeats = seats.reduce((sum, value) => sum + value, 0);
    const inCubes = LETTERS.reduce((sum, letter) => sum + (player.cubes?.[letter] ?? 0) * WORTH[letter], 0);
    const total = view.scores[seat] ?? inSeats + inCubes;
    return { place: 0, seat, seats, inSeats, inCubes, total, won: view.winners.includes(seat) };
  });
  ranks.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won) || a.seat - b.seat);
  ranks.forEach((rank, i) => {
    const before = ranks[i - 1];
    rank.place = before && before.total === rank.total && before.won === rank.won ? before.place : i + 1;
  });
  return ranks;
}

/** What decided it: a key of the texts and its numbers. */
export function decided(ranks: Rank[]): { key: string; args: Record<string, number> } | null {
  const first = ranks[0];
  const second = ranks.find((rank) => !rank.won);
  if (!first || !second) return first ? { key: 'end-shared', args: {} } : null;
  if (ranks.filter((rank) => rank.won).length > 1) return { key: 'end-shared', args: {} };
  const bySeats = first.inSeats - second.inSeats;
  const byCubes = first.inCubes - second.inCubes;
  const args = { margin: first.total - second.total, seats: Math.abs(bySeats), cubes: Math.abs(byCubes) };
  if (bySeats > 0 && byCubes === 0) return { key: 'end-only-seats', args };
  if (bySeats === 0) return { key: 'end-only-cubes', args };
  if (bySeats > 0 && byCubes > 0) return { key: 'end-both', args };
  if (bySeats > 0) return { key: 'end-seats', args };
  return { key: 'end-cubes', args };
}
