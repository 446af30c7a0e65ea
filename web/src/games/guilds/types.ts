/** What the server tells a viewer of Flandern 1302. */

import type { Shape } from './plan.ts';

export type Guild = 'blue' | 'yellow' | 'green' | 'red' | 'grey';
export type Arms = Guild | 'church';
export type CityId = 'brugge' | 'gent' | 'utrecht' | 'ieper' | 'leuven' | 'luik';
export type Card = CityId | 'site' | 'pickup';
export type Gold = Card | 'influence' | 'cathedral' | 'master';

export interface Space {
  shape: Shape;
  state: 'free' | 'covered' | 'site' | 'built';
  arms?: Arms;
  printed?: number;
  masters?: number;
  cathedral?: boolean;
  special?: 'a' | 'b' | 'c' | 'd' | null;
  /** The only arms that can still build here, where the server says so. */
  only?: Arms | null;
}

export interface Rank {
  guild: Guild;
  districts: number;
  masters: number;
  points: number;
}

export interface City {
  id: CityId;
  arms: Arms;
  scored: boolean;
  value: number;
  ranking: Rank[];
  spaces: Record<string, Space>;
}

export interface Seat {
  guild: Guild;
  points: number;
  hand: Card[];
  influence: number;
  played: Card[];
  chosen: Card | null;
  chosen_influence: number | null;
  influenced_guild?: Guild;
  influenced_points?: number;
}

export interface View {
  seat: number | null;
  over: boolean;
  to_act: number[];
  round: number;
  /** The step of the round, 1 to 6; a letter of the handbook before, after, and between the actions of a turn. */
  phase: string;
  step: string;
  start_player: number;
  players: Seat[];
  cities: City[];
  supply: Record<string, number>;
  wood: { stones: number; cathedrals: number; masters: number; cylinders: number };
  covers: number;
  grey_points: number;
  /** The action being carried out: whose, by which card, for which arms, with which tile. */
  action: {
    seat: number;
    gold: Gold | null;
    card: Card | null;
    as_site: boolean;
    arms: Arms[];
    tile: string | null;
  } | null;
  /** The seats whose open card is still to be carried out, in order. */
  order: number[];
  scores: number[];
  winners: number[];
  golden?: {
    left_a: number;
    left_b: number;
    held: boolean;
    card: Gold | null;
    discard: Partial<Record<Gold, number>>;
  };
  stack?: { left: number; open: [Guild, Card][]; drawn: [Guild, Card] | null };
  quiet_turns?: number;
}
