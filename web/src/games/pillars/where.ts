/** Where the round stands, from the view alone. */

import type { View } from './types.ts';

export type Phase = 1 | 2 | 3;

const ROMAN: Record<string, Phase> = { R: 1, I: 1, II: 2, III: 3, E: 3 };

export function phaseOf(view: View): Phase {
  const told = view.phase ? ROMAN[view.phase] : undefined;
  if (told) return told;
  if (view.event) return 3;
  const inBag = view.track ? 2 : 3;
  const atWork = view.drawn !== null || Object.values(view.places).some((spaces) => spaces.some((space) => space !== null));
  const left = view.bag.reduce((sum, n) => sum + n, 0);
  return atWork || left < inBag * view.players.length ? 2 : 1;
}

/** The paragraphs of the handbook outside phase III that are read at one of its steps. */
const READ_AT: [RegExp, string][] = [
  [/^III\.(\d+)/, ''], [/^X\.8\b/, '9a'], [/^X\.9\b/, '9b'], [/^X\.10\b/, '9c'], [/^X\.11\b/, '9d'], [/^X\.12\b/, '9e'],
  [/^(V\.|P\.9$)/, '1'], [/^I\.5/, '10'], [/^P\.27/, '4'],
];

const STEP_OF_PLACE: Record<string, string> = {
  bishop: '2', kingsbridge_left: '4', kingsbridge_right: '4', priory: '5', court: '9', tax_collector: '9a', france: '9c', coast: '9d',
  shiring_privilege: '9e', shiring_left: '10', shiring_right: '10', castle: '11', market: '12', start_player: '14',
};

/** The step of phase III: 1 to 14, or one of the new board's such as 9a; null before it, or if the view does not say. */
export function stepOf(view: View): string | null {
  if (phaseOf(view) !== 3 || over(view)) return null;
  const told = view.step ?? '';
  if (/^X\.15/.test(told)) return STEP_OF_PLACE[view.offered_point_for ?? ''] ?? null;
  if (/^X\.17/.test(told)) return view.tax ? '9' : '1';
  for (const [paragraph, step] of READ_AT) {
    const found = paragraph.exec(told);
    if (found) return step || found[1]!;
  }
  return null;
}

/** How many parts of the cathedral stand. */
export function partsBuilt(view: View): number {
  return over(view) ? 6 : Math.max(0, Math.min(6, view.round - 1));
}

export const over = (view: View): boolean => view.winners.length > 0;
