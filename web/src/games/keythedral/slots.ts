/** Places in the galleries. The view lists tiles; here each keeps its window until the end. */
import type { RowView, View } from './types.ts';

const SEATS: Record<string, number[]> = { full: [5, 5, 5, 4, 3], short: [4, 4, 4, 3, 2] };

/** How many windows each gallery has. */
export const windows = (view: View): number[] => SEATS[view.options['length'] ?? 'full'] ?? SEATS['full']!;

/** A window: an open tile, one that is sold (to whom, if that is known), or one that nobody has seen. */
export type Slot = { tile: string; sold: boolean; seat: number | null } | 'down' | 'sold';

const rank = (name: string): number => Number(name.split('-')[1]);

/** The windows of a row. What was sold or exchanged since changes in its place; else they stand in the order of the tiles. */
export function slotsOf(row: RowView, count: number, before: Slot[] = []): Slot[] {
  const known: Slot[] = [
    ...row.open.map((tile) => ({ tile: tile.name, sold: false, seat: null })),
    ...(row.bought ?? []).map((tile) => ({ tile: tile.name, sold: true, seat: tile.seat })),
  ];
  const byName = new Map(known.map((slot) => [(slot as { tile: string }).tile, slot]));
  if (before.length === count && before.some((slot) => typeof slot === 'object')) {
    const kept = before.map((slot) => {
      const same = typeof slot === 'object' ? byName.get(slot.tile) : undefined;
      if (same) byName.delete((same as { tile: string }).tile);
      return same ?? null;
    });
    const rest = [...byName.values()];
    return kept.map((slot, i) => slot ?? (before[i] === 'sold' ? 'sold' : (rest.shift() ?? 'sold')));
  }
  const gone = Math.max(0, count - known.length - row.face_down);
  known.sort((a, b) => rank((a as { tile: string }).tile) - rank((b as { tile: string }).tile));
  return [...Array<Slot>(gone).fill('sold'), ...known, ...Array<Slot>(row.face_down).fill('down')];
}

/** The gallery in which seats are sold now; 5 when all is done. */
export const openRow = (view: View): number => {
  const now = view.cathedral.findIndex((row) => row.buyable && row.open.length > 0);
  if (now >= 0) return now;
  const next = view.cathedral.findIndex((row) => row.open.length + row.face_down > 0);
  return next < 0 ? 5 : next;
};
