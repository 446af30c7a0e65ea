/** Shapes that are drawn several times, about their own foot or middle. */

export interface Standing {
  x: number;
  y: number;
  kind: 'leafy' | 'fir';
  shade?: 1 | 2 | 3;
  scale?: number;
}

/** A round tree, standing on the origin. */
export const LEAFY = {
  trunk: 'M.1 0L-.1 -6',
  crown:
    'M9.6 -10.8A4.7 4.7 0 0 1 4.9 -5.9A4.7 4.7 0 0 1 -2.3 -4A4.7 4.7 0 0 1 -6.9 -8.2A4.7 4.7 0 0 1 -7.3 -15.6A4.7 4.7 0 0 1 -2.2 -20.8A4.7 4.7 0 0 1 5.2 -18.5A4.7 4.7 0 0 1 9.6 -10.8Z',
  leaves: 'M1.8 -6.8q4.5 -1.3 4 -5.9M-.9 -9.9q3.1 0 3.6 -3.6',
};

/** A fir, standing on the origin. */
export const FIR = {
  trunk: 'M0 0L.1 -5',
  tiers: ['M-7.3 -3.7L0 -13.7L7.6 -4.4Z', 'M-5 -9.8L-.2 -19.9L5.6 -10.3Z', 'M-3.4 -16.7L0 -26.1L4.4 -16.5Z'],
};

/** The trees at the edge of a forest, in units of a field 80 wide; the middle is left for the worker. */
export const FOREST: Standing[] = [
  { x: -28, y: -14, kind: 'fir' },
  { x: -14, y: -20, kind: 'leafy' },
  { x: 0, y: -22.5, kind: 'leafy', scale: 0.9 },
  { x: 14, y: -17.5, kind: 'fir' },
  { x: 28, y: -13, kind: 'leafy', scale: 0.9 },
  { x: -34, y: 6, kind: 'leafy', scale: 0.78 },
  { x: 34, y: 6, kind: 'fir', scale: 0.95 },
  { x: -30, y: 26, kind: 'leafy', scale: 0.9 },
  { x: 30, y: 27, kind: 'leafy', scale: 0.9 },
  { x: -16, y: 34, kind: 'leafy' },
  { x: 16, y: 34, kind: 'leafy' },
  { x: 0, y: 37, kind: 'fir' },
];

/** A rock: its outline, its ridge, its hatching. */
export interface Rock {
  outline: string;
  ridge: string;
  hatch: string;
  light: boolean;
}
export const ROCKS: Rock[] = [
  {
    outline: 'M-34.1 -11.9L-29.4 -26.1L-20.5 -31.8L-9.3 -27L-3.7 -11.3Z',
    ridge: 'M-20.8 -32.2L-18.7 -21.8L-21.8 -12.4',
    hatch: 'M-16.1 -22.9L-18.5 -12M-13.8 -24.1L-15.9 -14.4M-10.9 -24L-12.9 -11.8M-7.9 -23.7L-10 -13.5',
    light: true,
  },
  {
    outline: 'M5.6 -16.6L9.1 -32.4L20.1 -38.2L32.3 -32.8L37.1 -15.2Z',
    ridge: 'M19.1 -38.2L21.9 -27L18.4 -16.1',
    hatch: 'M24 -30.2L21.5 -16.8M26.1 -28.5L24.1 -16.7M29.1 -28.6L26.8 -17.9M31.4 -30L29.5 -16.9',
    light: false,
  },
  {
    outline: 'M-34.9 32.7L-33.4 20.3L-25 13.7L-13 18.8L-11 33.2Z',
    ridge: 'M-24.5 13.8L-22.3 22.9L-25.8 31.7',
    hatch: 'M-20.8 20.5L-22.7 31.3M-18.2 22.4L-20.5 30.8M-16.2 21.8L-17.8 32.4M-13.4 20.7L-15.8 32.1',
    light: false,
  },
  {
    outline: 'M8.9 35.1L12.7 20.5L22 14.8L34 18.5L37.2 34.5Z',
    ridge: 'M22.3 13.8L24.6 24.3L21.3 33.8',
    hatch: 'M26.2 22.7L24.6 31.8M29.1 21.1L27 32.9M31.7 23L29.2 33.1M34.1 21.4L31.6 34.3',
    light: true,
  },
];
/** Hewn blocks between the rocks. */
export const BLOCKS = [
  'M-8 36.2L.8 36.5L.6 30L-7.8 30.4Z',
  'M-1.8 30.2L7.3 30.4L6.9 24.2L-1.6 24.4Z',
  'M-6.1 -13.7L3.4 -13.9L3.1 -20.1L-5.9 -19.9Z',
];

/** Waves of a lake, and reeds at its edge. */
export const WAVES = [[-32, -16], [-8, -24], [14, -18], [-38, 4], [24, 2], [-30, 24], [-6, 32], [16, 26]] as const;
export const REEDS = 'M-34 16q-3 -12 0 -16M-31 16q0 -10 3 -13M34 -8q3 -10 0 -14';

/** Ears of corn in two rows. */
export const EARS = [
  [-26, -14], [-12, -20], [2, -22], [16, -18], [28, -12], [-30, 30], [-16, 34], [0, 36], [14, 34], [28, 28],
] as const;

/** The poles of a vineyard: where each stands and half its length. */
export const POLES = [-32, -20, -8, 4, 16, 28].map((x) => ({ x: x + 2, half: 37.5 - Math.abs(x + 2) * 0.38 }));

/** The colours of stained glass, in the order of the panes. */
export const PANES = ['#7FB0C4', '#E3B04A', '#8A6BA6', '#C9604A', '#86A36B'];

/** What a cottage and a house look like on their diamond, with the number on the wall. */
export const COTTAGE = {
  wall: 'M-9 7V-4H9V7Z',
  roof: 'M-13 -2.5C-8 -5 -4 -11 0 -14C4 -11 8 -5 13 -2.5Z',
};
export const HOUSE = {
  wall: 'M-10 7V-7H10V7Z',
  roof: 'M-12.5 -6L0 -18L12.5 -6Z',
  chimney: 'M6 -12V-18H9V-9.4',
};
