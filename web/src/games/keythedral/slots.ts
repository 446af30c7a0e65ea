/** Places in the galleries. The view lists the tiles that are left; here each keeps its window until the end. */
import type { RowView, View } from './types.ts';

const SEATS: Record<string, number[]> = { full: [5, 5, 5, 4, 3], short: [4, 4, 4, 3, 2] };

/** How many windows each gallery has. */
export const windows = (view: View): number[] => SEATS[view.options['length'] ?? 'full'] ?? SEATS['full']!;

/** A window: an open tile by name, one face down, or sold. */
export type Slot = { tile: string } | 'down' | 'sold';

/** The windows of a row, as they were before where that still holds: what was sold or exchanged changes in its place. */
export function slotsOf(row: RowView, count: number, before: Slot[] = []): Slot[] {
  if (row.face_down > 0) return [...Array<Slot>(count - row.face_down).fill('sold'), ...Array<Slot>(row.face_down).fill('down')];
  const waiting = new Set(row.open.map((tile) => tile.name));
  const kept = before.map((slot) => (typeof slot === 'object' && waiting.delete(slot.tile) ? slot : null));
  const rest = [...waiting].map((tile) => ({ tile }));
  if (before.length !== count || !before.some((slot) => typeof slot === 'object'))
    return [...Array<Slot>(count - row.open.length).fill('sold'), ...row.open.map((tile) => ({ tile: tile.name }))];
  return kept.map((slot, i) => slot ?? (before[i] === 'sold' ? 'sold' : (rest.shift() ?? 'sold')));
}

/** The gallery in which seats are sold now; 5 when all is done. */
export const openRow = (view: View): number => {
  const now = view.cathedral.findIndex((row) => row.buyable && row.open.length > 0);
  if (now >= 0) return now;
  const next = view.cathedral.findIndex((row) => row.open.length + row.face_down > 0);
  return next < 0 ? 5 : next;
};
