/** A player's standing "no laws until ...": his client answers law windows at once, whatever he holds. */
import type { Option } from '../../table/board.ts';
import { verb } from './kinds.ts';
import { phaseOf } from './phase.ts';
import type { View } from './types.ts';

export const UNTIL = ['turn', 'phase', 'round', 'law', 'change'] as const;
export type Until = (typeof UNTIL)[number];

/** The order and how the table stood when it was given. */
export interface Quiet {
  until: Until;
  round: number;
  phase: string;
  gone: number;
}

export function quietFrom(view: View, until: Until): Quiet {
  return { until, round: view.round, phase: phaseOf(view), gone: view.laws_gone.length };
}

/**
 * The answer to a question that is put only because of laws: the one that plays none. Null for any other question.
 * It depends on how the question is made and never on which laws the player holds.
 */
export function lawless(lit: Map<number, Option>): number | null {
  const others = [...lit.values()].filter((option) => verb(option) !== 'play');
  if (others.length !== 1) return null;
  return ['no', 'send', 'send-also', 'buy'].includes(verb(others[0]!)) ? others[0]!.action : null;
}

/** Whether the order still holds. */
export function holds(view: View, lit: Map<number, Option>, quiet: Quiet | null): boolean {
  if (quiet === null || view.over) return false;
  switch (quiet.until) {
    case 'turn':
      return lit.size === 0 || [...lit.values()].some((option) => verb(option) === 'no');
    case 'phase':
      return quiet.round === view.round && quiet.phase === phaseOf(view);
    case 'round':
      return quiet.round === view.round;
    case 'law':
      return view.laws_gone.length <= quiet.gone;
    case 'change':
      return true;
  }
}

/** What the client answers for the player at once, or null where he must be asked. */
export function autoAnswer(view: View, lit: Map<number, Option>, quiet: Quiet | null): number | null {
  return holds(view, lit, quiet) ? lawless(lit) : null;
}
