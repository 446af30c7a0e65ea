/** A player's standing "no laws until ...": his client answers law windows at once, whatever he holds. */
import type { Option, Standing } from '../../table/board.ts';
import { verb } from './kinds.ts';
import { phaseOf } from './phase.ts';
import type { View } from './types.ts';

/** How long it may hold; the names are keys of the texts. */
export const TERMS = ['quiet-turn', 'quiet-phase', 'quiet-round', 'quiet-law', 'quiet-change'] as const;

/** Questions that are put only because of laws. */
const WINDOWS = /^ask-(law-|repeal$|place-law$|buy$)/;

/**
 * The answer that plays no law, where a question has but one. Null for any other question.
 * It depends on how the question is made and never on which laws the player holds.
 */
export function lawless(legal: Iterable<Option>): number | null {
  const others = [...legal].filter((option) => verb(option) !== 'play');
  if (others.length !== 1) return null;
  return ['no', 'send', 'send-also', 'buy'].includes(verb(others[0]!)) ? others[0]!.action : null;
}

/** Whether the viewer is asked something that is no law window: his turn has come. */
function inTurn(view: View): boolean {
  return view.seat !== null && view.to_act.includes(view.seat) && view.step !== undefined && !view.step.startsWith('W.');
}

/** Whether the order has run out: how the table stood when it was given, and how it stands. */
export function runOut(term: string, then: View, now: View): boolean {
  switch (term) {
    case 'quiet-turn':
      return inTurn(now);
    case 'quiet-phase':
      return then.round !== now.round || phaseOf(then) !== phaseOf(now);
    case 'quiet-round':
      return then.round !== now.round;
    case 'quiet-law':
      return now.laws_gone.length > then.laws_gone.length;
    default:
      return now.over;
  }
}

export const standing: Standing = {
  terms: [...TERMS],
  decline: (prompt, legal) => (WINDOWS.test(prompt.key) ? lawless(legal) : null),
  over: runOut,
};

/** What the client answers for the player at once under an order, or null where he must be asked. */
export function autoAnswer(view: View, lit: Map<number, Option>, rule: { term: string; then: View } | null): number | null {
  if (rule === null || view.seat === null || view.over || runOut(rule.term, rule.then, view)) return null;
  return lawless(lit.values());
}
