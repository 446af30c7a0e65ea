/** Colours and emblems of the guilds, and what belongs to which tile. */

import type { Arms, Card, CityId, Guild } from './types.ts';
import type { Shape } from './plan.ts';

export interface Coat {
  field: string;
  /** The emblem on the shield. */
  charge: string;
  /** Roofs towards the light and away from it, from light to dark. */
  light: readonly [string, string, string];
  dark: readonly [string, string, string];
  court: string;
  /** Outlines of houses that are still being built. */
  sketch: string;
}

/** The outline of a shield about its middle, 24 high. */
export const SHIELD = 'M-10.3 -12 H10.3 V1 C10.3 7.2 4.1 10.1 0 12 C-4.1 10.1 -10.3 7.2 -10.3 1Z';

export const COATS: Readonly<Record<Arms, Coat>> = {
  blue: {
    field: '#2F68AE', charge: '#F1F6FC', court: '#C1CCCF', sketch: '#2D4F79',
    light: ['#6D98CB', '#5686C0', '#4377B6'], dark: ['#2E61A0', '#2A5691', '#274D80'],
  },
  yellow: {
    field: '#E0AA28', charge: '#3A2A08', court: '#F3DEA9', sketch: '#8A6614',
    light: ['#EBC263', '#E6B748', '#E2AE33'], dark: ['#CB9925', '#B98A22', '#A67B20'],
  },
  green: {
    field: '#56A883', charge: '#10281D', court: '#CCDEC3', sketch: '#3B6B51',
    light: ['#86C1A6', '#74B799', '#67B18F'], dark: ['#519977', '#4E8F6F', '#498064'],
  },
  red: {
    field: '#B83F27', charge: '#FCEFEA', court: '#E8C0A9', sketch: '#863421',
    light: ['#CF7A66', '#C8624C', '#C05038'], dark: ['#A83A24', '#983522', '#863121'],
  },
  grey: {
    field: '#56524D', charge: '#F7F5F0', court: '#CCC5B3', sketch: '#46423C',
    light: ['#8A857C', '#7A756D', '#6B665F'], dark: ['#524E48', '#494540', '#3F3B36'],
  },
  church: {
    field: '#C6B4DB', charge: '#2E2340', court: '#ECE1DB', sketch: '#75667F',
    light: ['#DCD0EA', '#D2C4E3', '#C9B9DC'], dark: ['#B3A1C9', '#A493BA', '#9585AA'],
  },
}; // prettier-ignore

/** Whose arms stand on the centre of each city. */
export const CITY_ARMS: Readonly<Record<CityId, Arms>> = {
  brugge: 'blue', gent: 'green', utrecht: 'grey', ieper: 'red', leuven: 'yellow', luik: 'church',
}; // prettier-ignore

export const ARMS: readonly Arms[] = ['blue', 'yellow', 'green', 'red', 'grey', 'church'];
export const GUILDS: readonly Guild[] = ['blue', 'yellow', 'green', 'red', 'grey'];
export const SHAPES: readonly Exclude<Shape, 'centre'>[] = ['gate', 'corner', 'small'];
export const LETTERS = ['a', 'b', 'c', 'd'] as const;

export interface Tile {
  id: string;
  arms: Arms;
  shape: Exclude<Shape, 'centre'>;
  printed: boolean;
  letter: (typeof LETTERS)[number] | null;
}

const SHAPE_OF_LETTER = { a: 'gate', b: 'gate', c: 'corner', d: 'corner' } as const;

/** What a kind of tile looks like: `green_corner_printed`, `church_gate`, `church_b`. */
export function tile(id: string): Tile {
  const [arms, what, master] = id.split('_') as [Arms, string, string | undefined];
  const letter = LETTERS.find((one) => one === what) ?? null;
  const shape = letter ? SHAPE_OF_LETTER[letter] : (what as Tile['shape']);
  return { id, arms, shape, printed: master === 'printed', letter };
}

/** How many regular tiles of a shape are left to these arms. */
export function left(supply: Record<string, number>, arms: Arms, shape: string): number {
  if (arms === 'church') return supply[`church_${shape}`] ?? 0;
  return (supply[`${arms}_${shape}_plain`] ?? 0) + (supply[`${arms}_${shape}_printed`] ?? 0);
}

export const CARD_ICONS: Partial<Record<Card | 'influence', string>> = {
  site: 'sitecard',
  pickup: 'pickup',
  influence: 'influence',
};
