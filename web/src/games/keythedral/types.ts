/** What the engine tells a viewer about a table of Keythedral. */

export const LETTERS = ['K', 'N', 'G', 'B', 'R', 'W', 'P', 'Y'] as const;
export type Letter = (typeof LETTERS)[number];
export const RESOURCES = LETTERS.slice(0, 5);
export const CRAFTS = LETTERS.slice(5);

/** The names of the colours in actions and texts, by letter. */
export const COLOUR: Record<Letter, string> = {
  K: 'stone', N: 'timber', G: 'food', B: 'water', R: 'wine', W: 'iron', P: 'glass', Y: 'gold',
};
export const LETTER: Record<string, Letter> = Object.fromEntries(
  LETTERS.map((letter) => [COLOUR[letter], letter]),
) as Record<string, Letter>;

export type Land = 'quarry' | 'forest' | 'farm' | 'lake' | 'vineyard';
export const YIELDS: Record<Land, Letter> = { quarry: 'K', forest: 'N', farm: 'G', lake: 'B', vineyard: 'R' };
export const LANDS = Object.keys(YIELDS) as Land[];

export type Side = 'nw' | 'ne' | 'sw' | 'se';
export const SIDES: Side[] = ['nw', 'ne', 'sw', 'se'];
export type Bag = Partial<Record<Letter, number>>;

export interface PlayerView {
  /** The letter by which actions and texts call the player. */
  name: string;
  cubes: Bag | null;
  seats: string[] | null;
  laws: string[] | null;
  law_count: number;
  workers_out: number;
  fences_left: number;
  houses: number[];
  studying: boolean;
  climbs: boolean;
}

export interface FieldView {
  name: string;
  x: number;
  y: number;
  land: Land;
  worker: number | null;
}

export interface CottageView {
  /** "A3": the player's letter and the number. */
  name: string;
  seat: number;
  number: number;
  house: boolean;
  /** Has worked out of turn this round, by law 6. */
  worked?: boolean;
  spot: string;
  x: number;
  y: number;
}

export interface FenceView {
  name: string;
  seat: number;
  spot: string;
  side: Side;
  x: number;
  y: number;
}

/** A building tile: a seat in the cathedral. */
export interface TileView {
  name: string;
  value: number;
  /** A letter for each cube. */
  cost: string;
  rise: boolean;
  cut: boolean;
}

export interface RowView {
  value: number;
  open: TileView[];
  face_down: number;
  buyable: boolean;
  /** Who has bought what, in the open as all purchases are. */
  bought?: { name: string; value: number; cost: string; seat: number }[];
}

export interface LawSpace {
  space: 'left' | 'right';
  filled: boolean;
  law: string | null;
}

export interface View {
  options: Record<string, string>;
  seat: number | null;
  over: boolean;
  to_act: number[];
  /** The handbook part where the round stands: "L", "I" to "V", "E". */
  phase?: string;
  step?: string;
  round: number;
  start_player: number;
  players: PlayerView[];
  fields: FieldView[];
  cottages: CottageView[];
  cathedral_tile: string | null;
  fences: FenceView[];
  stack: { left: number; top: number | null };
  drawn: Land | null;
  /** The numbers in the order of their markers. */
  marked: number[];
  working: number | null;
  cathedral: RowView[];
  store: Bag;
  craftsmen: Bag;
  law_spaces: LawSpace[];
  law_stack: number;
  laws_gone: string[];
  round_laws: {
    work_order: number | null;
    building_stop: number | null;
    good_harvest: Land | null;
    bad_harvest: Land | null;
    windfall: { seat: number; land: Land } | null;
    double_shift: { seat: number; land: Land } | null;
    cottage_number: string | null;
  };
  purchase: { seat: number; tile: TileView; price: string | null; raised: boolean } | null;
  law: { seat: number; law: string; target: string | null } | null;
  payment: { seat: number; to: number | null; for: string; picked: string | null; due: number | null } | null;
  /** Cubes of choice out of the store. */
  picking?: { seat: number; picked: string; due: number } | null;
  auction: { bid: number; seat: number | null } | null;
  passes: number;
  scores: (number | null)[];
  winners: number[];
}

/** The players' letters in the names of cottages and fences. */
export const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** The number of cubes in a bag. */
export const total = (bag: Bag): number => Object.values(bag).reduce((sum, n) => sum + n, 0);
