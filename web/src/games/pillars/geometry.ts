/** Where things are: the wide sheet (900 x 656, with the coast 1140), and the upright one (390 x 520). */

import type { IconName } from '../../lib/icon-names.ts';
import type { Vignette } from './draw/vignettes.ts';

export interface Space {
  x: number;
  y: number;
  r: number;
  icon?: IconName;
  /** A number on the pad: the order at the market, or points. */
  mark?: string;
}

/** A station of the road: its numeral and its plate. */
export interface Station {
  no: string;
  label: string;
  x: number;
  y: number;
  /** Only the numeral; the name is said elsewhere. */
  bare?: boolean;
  /** The widest that the plate may become before it breaks into two lines. */
  room: number;
  /** The station to the left whose plate this one keeps clear of, however long the names are. */
  after?: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Scene {
  vignette: Vignette;
  /** Upright sheet: the foot of the drawing goes to x, y at this scale. */
  at?: [number, number, number, number, number];
}

export interface Sheet {
  width: number;
  height: number;
  spaces: Record<string, Space[]>;
  stations: Station[];
  scenes: Scene[];
  /** Cards by place. */
  cards: Record<string, Box>;
  /** Plaques by resource card: the left end of the row and the pitch. */
  resources: Record<'wood' | 'stone' | 'sand', { x: number; y: number; w: number; h: number; pitch: number }>;
  hire: (n: number, of: number) => Box;
  cathedral: { x: number; y: number; scale: number };
  event: Box;
  mill: { x: number; y: number; width: number };
  stock: { x: number; y: number; pitch: number };
  cost: { at: (price: number) => [number, number]; r: number; bag: [number, number] };
  lodge: { x: number; y: number };
  /** Where the tax die lies. */
  die: [number, number];
}

const row = (n: number, x: number, y: number, pitch: number, r: number, icon?: IconName): Space[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * pitch, y, r, icon }));

const station = (no: string, label: string, x: number, y: number, room: number, bare = false): Station => ({ no, label, x, y, room, bare });

export const WIDE: Sheet = {
  width: 900,
  height: 656,
  spaces: {
    bishop: [{ x: 192, y: 136, r: 16, icon: 'bishop' }],
    kingsbridge_left: [{ x: 533, y: 133, r: 15.5, icon: 'privilege' }],
    kingsbridge_right: [{ x: 639, y: 133, r: 15.5, icon: 'privilege' }],
    priory: [{ x: 774, y: 130, r: 16, icon: 'vp', mark: '2' }, { x: 814, y: 130, r: 16, icon: 'vp', mark: '1' }],
    court: [{ x: 574, y: 581, r: 15.5, icon: 'metal' }, ...row(3, 610, 581, 36, 15.5, 'crown')],
    shiring_left: [{ x: 352, y: 604, r: 14, icon: 'craftsman' }],
    shiring_right: [{ x: 524, y: 604, r: 14, icon: 'craftsman' }],
    castle: [{ x: 294, y: 574, r: 16, icon: 'worker-grey' }],
    market: row(4, 42, 562, 38, 15.5).map((space, i) => ({ ...space, mark: String(i + 1) })),
    start_player: [{ x: 134, y: 398, r: 16, icon: 'banner' }],
    tax_collector: [{ x: 986, y: 150, r: 16, icon: 'die' }],
    france: [{ x: 1096, y: 588, r: 16, icon: 'c-glass' }],
    coast: [{ x: 972, y: 334, r: 16, icon: 'gold' }],
    shiring_privilege: [{ x: 959, y: 472, r: 15.5, icon: 'privilege' }],
  },
  stations: [
    station('1', 'event', 38, 160, 110), { ...station('2', 'bishop', 150, 166, 150), after: '1' }, station('3', 'mill', 286, 52, 150),
    station('4', 'kingsbridge', 522, 44, 150), station('5', 'priory', 742, 164, 140), station('6', 'forest', 748, 204, 140),
    station('7', 'quarry', 748, 326, 140), station('8', 'pit', 748, 448, 140), station('9', 'court', 576, 612, 130),
    station('10', 'shiring', 392, 610, 100), station('11', 'castle', 206, 608, 96), station('12', 'market', 40, 598, 130),
    station('13', 'cathedral', 414, 478, 140), station('14', 'start', 34, 430, 140),
    station('9a', 'tax-collector', 914, 184, 150), station('9b', 'crusades', 1052, 136, 96), station('9d', 'coast', 916, 364, 90),
    station('9e', 'new-shiring', 914, 506, 90), station('9c', 'france', 1046, 616, 96),
  ],
  scenes: (['village', 'closeLeft', 'closeRight', 'hut', 'bishop', 'mill', 'bridge', 'priory', 'forest', 'quarry', 'pit', 'court',
    'shiring', 'castle', 'market', 'gate', 'lodge', 'toll', 'ship', 'jetty', 'saintDenis'] as Vignette[]).map((vignette) => ({ vignette })),
  cards: {
    kingsbridge_left: { x: 484, y: 60, w: 98, h: 50 },
    kingsbridge_right: { x: 590, y: 60, w: 98, h: 50 },
    shiring_left: { x: 336, y: 544, w: 98, h: 46 },
    shiring_right: { x: 440, y: 544, w: 98, h: 46 },
    shiring_privilege: { x: 910, y: 402, w: 98, h: 50 },
    crusades: { x: 1050, y: 278, w: 41, h: 40 },
    track: { x: 924, y: 78, w: 40, h: 26 },
  },
  resources: {
    wood: { x: 744, y: 260, w: 47, h: 40, pitch: 50 },
    stone: { x: 744, y: 380, w: 47, h: 40, pitch: 50 },
    sand: { x: 744, y: 497, w: 47, h: 40, pitch: 50 },
  },
  hire: (n, of) => ({ x: 600, y: 286 + (of > 3 ? 53 : 60) * n, w: 98, h: 50 }),
  cathedral: { x: 250, y: 163, scale: 1 },
  event: { x: 46, y: 70, w: 52, h: 66 },
  mill: { x: 287, y: 80, width: 36 },
  stock: { x: 53, y: 527, pitch: 48 },
  cost: { at: (price) => [34 + 46 * ((7 - price) % 4), price > 3 ? 285 : 314], r: 12, bag: [193, 263] },
  lodge: { x: 628, y: 266 },
  die: [548, 552],
};

const UPRIGHT_SCENES: [Vignette, number, number, number, number, number][] = [
  ['hut', 38, 78, 0.5, 72, 150], ['bishop', 118, 58, 0.6, 196, 124], ['mill', 206, 112, 0.6, 372, 144], ['priory', 340, 142, 0.5, 800, 114],
  ['forest', 346, 232, 0.5, 820, 256], ['quarry', 346, 304, 0.5, 820, 374], ['pit', 346, 376, 0.5, 820, 490], ['court', 338, 452, 0.5, 616, 562],
  ['shiring', 216, 430, 0.6, 434, 540], ['castle', 116, 470, 0.6, 252, 588], ['market', 48, 432, 0.5, 101, 536], ['gate', 40, 322, 0.6, 80, 404],
  ['lodge', 238, 190, 0.66, 660, 252], ['closeLeft', 96, 382, 0.46, 300, 482], ['closeRight', 250, 382, 0.46, 604, 480],
];

export const UPRIGHT: Sheet = {
  width: 390,
  height: 520,
  spaces: {
    bishop: [{ x: 118, y: 70, r: 14, icon: 'bishop' }],
    kingsbridge_left: [{ x: 290, y: 68, r: 14, icon: 'privilege' }],
    kingsbridge_right: [{ x: 352, y: 68, r: 14, icon: 'privilege' }],
    priory: [{ x: 322, y: 158, r: 14, icon: 'vp', mark: '2' }, { x: 360, y: 158, r: 14, icon: 'vp', mark: '1' }],
    court: [{ x: 302, y: 466, r: 12, icon: 'metal' }, ...row(3, 327, 466, 25, 12, 'crown')],
    shiring_left: [{ x: 191, y: 478, r: 12, icon: 'craftsman' }],
    shiring_right: [{ x: 243, y: 478, r: 12, icon: 'craftsman' }],
    castle: [{ x: 142, y: 466, r: 14, icon: 'worker-grey' }],
    market: row(4, 18, 452, 24, 12).map((space, i) => ({ ...space, mark: String(i + 1) })),
    start_player: [{ x: 66, y: 338, r: 14, icon: 'banner' }],
  },
  stations: [
    station('1', 'event', 14, 86, 110), station('2', 'bishop', 92, 107, 100), station('3', 'mill', 167, 66, 80),
    station('4', 'kingsbridge', 276, 98, 112), station('5', 'priory', 306, 188, 82), station('6', 'forest', 300, 212, 0, true),
    station('7', 'quarry', 300, 284, 0, true), station('8', 'pit', 300, 356, 0, true), station('9', 'court', 302, 496, 86),
    { ...station('10', 'shiring', 186, 503, 100), after: '11' }, { ...station('11', 'castle', 96, 494, 76), after: '12' }, station('12', 'market', 14, 503, 76),
    station('13', 'cathedral', 134, 384, 120), station('14', 'start', 14, 366, 80),
  ],
  scenes: UPRIGHT_SCENES.map(([vignette, ...at]) => ({ vignette, at })),
  cards: {
    kingsbridge_left: { x: 262, y: 10, w: 58, h: 42 },
    kingsbridge_right: { x: 324, y: 10, w: 58, h: 42 },
    shiring_left: { x: 168, y: 432, w: 46, h: 32 },
    shiring_right: { x: 220, y: 432, w: 46, h: 32 },
  },
  resources: {
    wood: { x: 294, y: 233, w: 29, h: 34, pitch: 31 },
    stone: { x: 294, y: 305, w: 29, h: 34, pitch: 31 },
    sand: { x: 294, y: 377, w: 29, h: 34, pitch: 31 },
  },
  hire: (n, of) => (of > 2 ? { x: 80 + 46 * (n % 3), y: 144 + 42 * Math.floor(n / 3), w: 43, h: 38 } : { x: 88 + 62 * n, y: 146, w: 58, h: 46 }),
  cathedral: { x: 70, y: 205, scale: 0.53 },
  event: { x: 24, y: 32, w: 28, h: 38 },
  mill: { x: 168, y: 34, width: 30 },
  stock: { x: 14, y: 476, pitch: 28 },
  cost: { at: (price) => [price > 3 ? 21 : 52, 194 + 23.5 * ((7 - price) % 4)], r: 10.5, bag: [52, 168] },
  lodge: { x: 216, y: 203 },
  die: [290, 440],
};

/** The coast on an upright sheet of its own. */
export const UPRIGHT_COAST: Sheet = {
  ...UPRIGHT,
  spaces: {
    tax_collector: [{ x: 112, y: 152, r: 16, icon: 'die' }],
    france: [{ x: 332, y: 452, r: 16, icon: 'c-glass' }],
    coast: [{ x: 112, y: 300, r: 16, icon: 'gold' }],
    shiring_privilege: [{ x: 74, y: 436, r: 16, icon: 'privilege' }],
  },
  stations: [
    station('9a', 'tax-collector', 20, 190, 170), station('9b', 'crusades', 246, 140, 130), station('9d', 'coast', 20, 334, 120),
    station('9e', 'new-shiring', 20, 474, 150), station('9c', 'france', 254, 492, 130),
  ],
  scenes: [['toll', 62, 156, 0.9, 944, 158], ['ship', 310, 106, 1.1, 1096, 262], ['jetty', 84, 286, 0.8, 970, 308], ['saintDenis', 326, 432, 1, 1090, 572]].map(
    ([vignette, ...at]) => ({ vignette: vignette as Vignette, at: at as [number, number, number, number, number] }),
  ),
  cards: {
    shiring_privilege: { x: 20, y: 364, w: 108, h: 50 },
    crusades: { x: 256, y: 168, w: 54, h: 48 },
    track: { x: 34, y: 52, w: 38, h: 24 },
  },
};

export const COAST_WIDTH = 240;
