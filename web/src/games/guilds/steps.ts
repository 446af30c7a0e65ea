/** Where a round stands, from what the view tells. */

import type { View } from './types.ts';

/** The step of the round, 1 to 6; null before the first and after the last. */
export function stepOf(view: View): number | null {
  if (view.over) return null;
  const told = Number.parseInt(view.phase ?? '', 10);
  if (told >= 1 && told <= 6) return told;
  if (!view.golden) return null;
  return choosing(view) ? 2 : view.golden.held || !view.golden.card ? 4 : 5;
}

/** Cards are being chosen, face down. */
export function choosing(view: View): boolean {
  if (view.over || !view.golden) return false;
  if (view.phase) return view.phase === '2';
  return !view.action && view.players.some((player, seat) => seat !== view.seat && player.chosen === null);
}
