/** What lies on the counting table: choices that have no place of their own on the map, or need a larger one. */
import type { Option } from '../../table/board.ts';
import { byKind, named, verb } from './kinds.ts';
import { LETTER, LETTERS, type Bag, type Land, type Letter, type View } from './types.ts';

export interface CubeChoice {
  action: number;
  letter: Letter;
  /** How many there are to choose from, where that matters. */
  stock: number | null;
}

export type Tray =
  | { kind: 'cubes'; sign: '' | '+' | '−'; choices: CubeChoice[]; chain: Chain | null; handle: 'trade' | null }
  | { kind: 'lands'; choices: { action: number; land: Land }[] }
  | { kind: 'players'; choices: { action: number; letter: string }[] }
  | { kind: 'marks'; choices: { action: number; number: number }[] }
  | { kind: 'numbers'; choices: { action: number; number: number }[] }
  | { kind: 'bids'; choices: { action: number; number: number }[]; match: number | null }
  | { kind: 'laws'; choices: { action: number; law: string }[] };

/** A payment or a taking of several cubes: what has been picked, and how many are to come. */
export interface Chain {
  picked: Letter[];
  due: number;
  /** The cubes that come for it, "" for a law, a seat or a bid. */
  brings: string;
  to: number | null;
  what: 'cubes' | 'law' | 'seat' | 'player';
}

const CUBES: Record<string, '' | '+' | '−'> = {
  pay: '', take: '', rise: '+', cut: '−', 'replace-craft': '−', 'replace-by': '+', 'choose-craft': '',
};

/** The tray for the present question, or null; `picked` is the kind of action that has been chosen. */
export function trayFor(view: View, lit: Map<number, Option>, picked: string | null): Tray | null {
  const kinds = byKind(lit);
  for (const [kind, sign] of Object.entries(CUBES))
    if (kinds.has(kind))
      return { kind: 'cubes', sign, choices: cubes(lit, kind, stockFor(view, kind)), chain: chainOf(view, kind), handle: null };
  if (kinds.has('choose-land'))
    return { kind: 'lands', choices: kinds.get('choose-land')!.map((o) => ({ action: o.action, land: o.parts[1] as Land })) };
  if (kinds.has('name'))
    return { kind: 'players', choices: kinds.get('name')!.map((o) => ({ action: o.action, letter: o.parts[1]! })) };
  if (kinds.has('mark')) return { kind: 'marks', choices: numbers(kinds.get('mark')!) };
  if (kinds.has('number')) return { kind: 'numbers', choices: numbers(kinds.get('number')!) };
  if (kinds.has('bid') || kinds.has('match'))
    return { kind: 'bids', choices: numbers(kinds.get('bid') ?? []), match: kinds.get('match')?.[0]?.action ?? null };
  if (kinds.has('no'))
    return { kind: 'laws', choices: (kinds.get('play') ?? []).map((o) => ({ action: o.action, law: o.parts[1]! })) };
  if (picked === 'trade' && kinds.has('trade'))
    return { kind: 'cubes', sign: '', choices: cubes(lit, 'trade', view.store), chain: null, handle: 'trade' };
  return null;
}

const numbers = (options: Option[]) => options.map((o) => ({ action: o.action, number: Number(o.parts[1]) }));

function cubes(lit: Map<number, Option>, kind: string, stock: Bag | null): CubeChoice[] {
  return [...named(lit, kind)]
    .map(([colour, action]) => ({ action, letter: LETTER[colour]!, stock: stock ? (stock[LETTER[colour]!] ?? 0) : null }))
    .sort((a, b) => LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter));
}

/** What there is of a colour: in the player's hand, less what is picked, or in the store. */
function stockFor(view: View, kind: string): Bag | null {
  if (kind === 'take' || (kind === 'choose-craft' && view.law?.law === 'craft_bargain')) return view.store;
  if (kind === 'choose-craft') return view.craftsmen;
  if (kind !== 'pay' && kind !== 'replace-by') return null;
  const hand = view.seat === null ? null : view.players[view.seat]?.cubes;
  if (!hand) return null;
  const left: Bag = { ...hand };
  if (kind === 'pay') for (const letter of view.payment?.picked ?? '') left[letter as Letter] = (left[letter as Letter] ?? 0) - 1;
  return left;
}

function chainOf(view: View, kind: string): Chain | null {
  if (kind === 'take' && view.picking)
    return { picked: [...view.picking.picked] as Letter[], due: view.picking.due, brings: '', to: view.picking.seat, what: 'player' };
  if (kind !== 'pay' || !view.payment) return null;
  const { picked, due, to } = view.payment;
  const brings = view.payment.for;
  const what = to !== null ? 'player' : view.purchase ? 'seat' : brings ? 'cubes' : 'law';
  return { picked: [...(picked ?? '')] as Letter[], due: due ?? 0, brings, to, what };
}

/** Whether the question is a law window: no, or a law. */
export const isWindow = (lit: Map<number, Option>): boolean => [...lit.values()].some((option) => verb(option) === 'no');
