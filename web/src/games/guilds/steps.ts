/** Where a round stands, from what the view tells. */

import type { View } from './types.ts';

/** The step of the round, 1 to 6; null before the first, after the last, and in a game of two. */
export function stepOf(view: View): number | null {
  const step = Number.parseInt(view.phase, 10);
  return view.over || !(step >= 1 && step <= 6) ? null : step;
}

/** Cards are being chosen, face down. */
export function choosing(view: View): boolean {
  return !view.over && view.phase === '2';
}

/** A seat's place among those whose card is still to be carried out; 0 while it is, null once it has been. */
export function turnOf(view: View, seat: number): number | null {
  if (view.action?.seat === seat && !view.action.gold) return 0;
  const place = view.order.indexOf(seat);
  return place < 0 ? null : place + 1;
}
