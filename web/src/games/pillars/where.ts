/** Where the round stands, from the view alone. */

import type { View } from './types.ts';

export type Phase = 1 | 2 | 3;

const ROMAN: Record<string, Phase> = { R: 1, I: 1, II: 2, III: 3 };

/** The paragraphs of the expansion that are steps of the new board. */
const NEW_STEPS: Record<string, string> = { '8': '9a', '9': '9b', '10': '9c', '11': '9d', '12': '9e' };

export function phaseOf(view: View): Phase {
  const told = view.phase ? ROMAN[view.phase] : undefined;
  if (told) return told;
  if (view.event) return 3;
  const inBag = view.track ? 2 : 3;
  const atWork = view.drawn !== null || Object.values(view.places).some((spaces) => spaces.some((space) => space !== null));
  const left = view.bag.reduce((sum, n) => sum + n, 0);
  return atWork || left < inBag * view.players.length ? 2 : 1;
}

/** The step of phase III: 1 to 14, or one of the new board's such as 9a; null before. */
export function stepOf(view: View): string | null {
  if (phaseOf(view) !== 3) return null;
  const told = /^(III|X)\.(\d+)/.exec(view.step ?? '');
  if (!told) return null;
  return told[1] === 'X' ? (NEW_STEPS[told[2]!] ?? null) : told[2]!;
}

/** How many parts of the cathedral stand. */
export function partsBuilt(view: View): number {
  return over(view) ? 6 : Math.max(0, Math.min(6, view.round - 1));
}

export const over = (view: View): boolean => view.winners.length > 0;
