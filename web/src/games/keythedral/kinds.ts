/** The kinds of action that a decision offers. Where there are several, the kinds are lit before their targets. */
import type { Option } from '../../table/board.ts';

/** Plain answers; they are buttons of the prompt bar and no kind of action. */
const PLAIN = new Set(['pass', 'no', 'done', 'buy', 'withdraw', 'replace']);
/** Kinds with targets of their own on the board, which wait until the kind is hovered or chosen. */
const STAGED = new Set(['seat', 'house', 'trade']);

export const verb = (option: Option): string => option.parts[0]!;

/** The options by kind. */
export function byKind(lit: Map<number, Option>): Map<string, Option[]> {
  const kinds = new Map<string, Option[]>();
  for (const option of lit.values()) {
    const found = kinds.get(verb(option));
    if (found) found.push(option);
    else kinds.set(verb(option), [option]);
  }
  return kinds;
}

/** Whether the kinds are lit first: a turn with several kinds of action. */
export function inStages(lit: Map<number, Option>): boolean {
  const kinds = [...byKind(lit).keys()].filter((kind) => !PLAIN.has(kind) && kind !== 'play');
  return kinds.length > 1 && kinds.some((kind) => STAGED.has(kind));
}

/** The kind to which the lit targets belong now, or null while the kinds themselves are lit. */
export function kindAt(lit: Map<number, Option>, peeked: string | null, picked: string | null, hovered: number | null) {
  const over = hovered === null ? undefined : lit.get(hovered);
  const kind = peeked ?? (over && STAGED.has(verb(over)) ? verb(over) : picked);
  return kind !== null && byKind(lit).has(kind) ? kind : null;
}

/** What the board and the panels show as targets; the rest are gold buttons in the prompt bar. */
export const claims = (option: Option): boolean => !PLAIN.has(verb(option));

/** The options of one verb by what they name: `named(lit, 'pay')` gives colour -> action. */
export function named(lit: Map<number, Option>, wanted: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const option of lit.values())
    if (verb(option) === wanted) found.set(option.parts.slice(1).join(' '), option.action);
  return found;
}

/** A fingerprint of a decision: it changes when another question is asked. */
export const decision = (lit: Map<number, Option>): string => [...lit.keys()].join(' ');
