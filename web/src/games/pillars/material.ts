/** What is printed on the cards, for drawing them; what a card may do is the engine's to say. */

import type { IconName } from '../../lib/icon-names.ts';
import type { Kind } from './types.ts';

export const KINDS: Kind[] = ['wood', 'stone', 'sand', 'metal'];
export const WARES: Kind[] = ['stone', 'wood', 'sand'];
export const ROUNDS = 6;
export const MOST_GOLD = 30;

export interface Craftsman {
  icon: IconName;
  /** What goes in: how many of which. */
  takes: [number, IconName][];
  /** What comes out. */
  brings: [number, IconName] | null;
  /** How often a round; 0: printed without. */
  capacity: number;
  price: number;
  round: number;
}

const vp = (n: number): [number, IconName] => [n, 'vp'];
const gold = (n: number): [number, IconName] => [n, 'gold'];

function craftsman(icon: IconName, price: number, capacity: number, brings: [number, IconName] | null, ...takes: [number, IconName][]): Omit<Craftsman, 'round'> {
  return { icon, price, capacity, brings, takes };
}

const PRINTED: Record<string, Omit<Craftsman, 'round'>> = {
  start_mortar: craftsman('c-mortar', 0, 3, vp(1), [3, 'sand']),
  start_wood: craftsman('c-wood', 0, 4, vp(1), [2, 'wood']),
  start_stone: craftsman('c-stone', 0, 4, vp(1), [2, 'stone']),
  r1_tool: craftsman('c-tool', 2, 0, gold(2)),
  r1_wood_gold: craftsman('c-wood', 3, 2, gold(4), [1, 'wood']),
  r1_mortar2: craftsman('c-mortar', 4, 3, vp(1), [2, 'sand']),
  r1_mason: craftsman('c-mason', 5, 2, vp(1), [1, 'stone']),
  r2_carp: craftsman('c-carp', 3, 2, vp(1), [1, 'wood']),
  r2_mason: craftsman('c-mason', 4, 3, vp(1), [1, 'stone']),
  r2_potter: craftsman('c-potter', 5, 2, vp(1), [1, 'sand']),
  r2_arch: craftsman('c-arch', 6, 0, vp(1)),
  r3_mason: craftsman('c-mason', 4, 4, vp(1), [1, 'stone']),
  r3_carp: craftsman('c-carp', 5, 3, vp(1), [1, 'wood']),
  r3_sculpt: craftsman('c-sculpt', 6, 1, vp(2), [1, 'stone']),
  r3_potter: craftsman('c-potter', 7, 3, vp(1), [1, 'sand']),
  r4_mason: craftsman('c-mason', 5, 5, vp(1), [1, 'stone']),
  r4_carp: craftsman('c-carp', 6, 4, vp(1), [1, 'wood']),
  r4_sculpt: craftsman('c-sculpt', 7, 2, vp(2), [1, 'stone']),
  r4_glass: craftsman('c-glass', 8, 1, vp(3), [1, 'sand'], [1, 'metal']),
  r5_carp: craftsman('c-carp', 6, 5, vp(1), [1, 'wood']),
  r5_gold: craftsman('c-gold', 7, 6, vp(1), [3, 'gold']),
  r5_sculpt: craftsman('c-sculpt', 8, 3, vp(2), [1, 'stone']),
  r5_glass: craftsman('c-glass', 9, 2, vp(3), [1, 'sand'], [1, 'metal']),
  r6_gold: craftsman('c-gold', 7, 8, vp(1), [3, 'gold']),
  r6_sculpt: craftsman('c-sculpt', 8, 4, vp(2), [1, 'stone']),
  r6_organ: craftsman('c-organ', 9, 1, vp(6), [1, 'wood'], [1, 'metal']),
  r6_bell: craftsman('c-bell', 10, 2, vp(4), [1, 'metal']),
  x1_stone_gold: craftsman('c-stone', 2, 1, gold(5), [1, 'stone']),
  x2_assist: craftsman('c-assist', 3, 0, null),
  x3_painter: craftsman('c-painter', 8, 0, vp(2)),
  x4_brick: craftsman('c-brick', 5, 2, [1, 'stone'], [1, 'sand']),
  x5_woodcarver: craftsman('c-carver', 5, 1, vp(2), [1, 'wood']),
  x6_tiler: craftsman('c-tiler', 6, 2, vp(2), [1, 'sand']),
};

export const CRAFTSMEN: Record<string, Craftsman> = Object.fromEntries(
  Object.entries(PRINTED).map(([id, card]) => [id, { ...card, round: Number(/^[rx](\d)/.exec(id)?.[1] ?? 0) }]),
);

const UNKNOWN: Craftsman = { icon: 'craftsman', takes: [], brings: null, capacity: 0, price: 0, round: 0 };
export const craftsmanOf = (id: string): Craftsman => CRAFTSMEN[id] ?? UNKNOWN;

/** The craftsmen of a round's stack, with the expansion's where it is played. */
export function stackOf(round: number, expanded: boolean): string[] {
  return Object.keys(CRAFTSMEN).filter((id) => CRAFTSMEN[id]!.round === round && (expanded || !id.startsWith('x')));
}

export interface ResourceCard {
  kind: Kind;
  cubes: number;
  workers: number;
}

const WORKERS: Record<string, number> = {
  sand_1: 1, sand_2: 2, sand_3: 4, sand_4: 7, wood_2: 3, wood_3: 6, wood_4: 9, stone_2: 5, stone_3: 8, stone_4: 10,
};

export function resourceOf(id: string): ResourceCard {
  const [kind, cubes] = id.split('_') as [Kind, string];
  return { kind, cubes: Number(cubes), workers: WORKERS[id] ?? 0 };
}

export const PRIVILEGE_ICONS: Record<string, IconName> = {
  aliena: 'wood', richard: 'sand', tom: 'stone', francis: 'die', philip: 'vp', ellen: 'event', jack: 'craftsman', thomas: 'shield',
  taxfree: 'die', remigius: 'builder', otto: 'worker-black', toledo: 'metal', woolfair: 'gold', madonna: 'vp', final_metal: 'metal',
  final_wood_stone: 'stone', sally: 'c-mason', william: 'builder', alfred: 'craftsman', bartholomaeus: 'gold', regan: 'pass',
  jonathan: 'builder-cost', waleran: 'bishop', mathilde: 'market', castle_freed: 'castle', procession: 'wood',
};
export const privilegeIcon = (id: string): IconName => PRIVILEGE_ICONS[id] ?? 'privilege';

const BAD = new Set(['ev_william', 'ev_winter', 'ev_wall', 'ev_collapse', 'ev_conflict', 'ev_audience', 'ev_lure']);
export const eventIcon = (id: string): IconName => (BAD.has(id) ? 'event-bad' : 'event-good');

export const CRUSADE_POINTS: Record<string, number> = { '3': 1, '4': 1, '6': 2, '7': 2 };
