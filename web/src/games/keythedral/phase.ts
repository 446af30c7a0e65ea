/** Where the round stands. */
import type { View } from './types.ts';

export const PHASES = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The handbook's part: "L" while the map is laid, "I" to "V" in a round, "E" at the end. */
export function phaseOf(view: View): string {
  if (view.over) return 'E';
  if (view.phase) return view.phase;
  if (view.round === 0) return 'L';
  if (view.working !== null || view.marked.length < 5) return view.auction ? 'V' : 'I';
  return 'III';
}

/** The number of the phase, 1 to 5; 0 before the first round. */
export const phaseNumber = (view: View): number => PHASES.indexOf(phaseOf(view) as (typeof PHASES)[number]) + 1;
