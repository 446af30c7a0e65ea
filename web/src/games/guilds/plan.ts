/** The plan of a city: where its spaces lie, in a square of 256 units. Data only; who may build where, the server says. */

export type Point = readonly [number, number];
export type Shape = 'centre' | 'gate' | 'corner' | 'small';

export interface Plot {
  id: string;
  shape: Shape;
  points: readonly Point[];
  /** Where the arms stand. */
  x: number;
  y: number;
}

function plot(id: string, shape: Shape, corners: string, x: number, y: number): Plot {
  const points = corners.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);
  return { id, shape, points, x, y };
}

export const SIZE = 256;

/** The thirteen spaces within the wall. */
export const WITHIN: readonly Plot[] = [
  plot('c', 'centre', '104,76 152,76 180,104 180,152 152,180 104,180 76,152 76,104', 128, 128),
  plot('gN', 'gate', '76,0 180,0 180,48 152,76 104,76 76,48', 128, 41.3),
  plot('gE', 'gate', '256,76 256,180 208,180 180,152 180,104 208,76', 214.7, 128),
  plot('gS', 'gate', '180,256 76,256 76,208 104,180 152,180 180,208', 128, 214.7),
  plot('gW', 'gate', '0,180 0,76 48,76 76,104 76,152 48,180', 41.3, 128),
  plot('kNE', 'corner', '180,0 256,0 256,76 208,76 180,48', 216, 40),
  plot('kSE', 'corner', '256,180 256,256 180,256 180,208 208,180', 216, 216),
  plot('kSW', 'corner', '76,256 0,256 0,180 48,180 76,208', 40, 216),
  plot('kNW', 'corner', '0,76 0,0 76,0 76,48 48,76', 40, 40),
  plot('pNE', 'small', '180,48 208,76 180,104 152,76', 180, 76),
  plot('pSE', 'small', '208,180 180,208 152,180 180,152', 180, 180),
  plot('pSW', 'small', '76,208 48,180 76,152 104,180', 76, 180),
  plot('pNW', 'small', '48,76 76,48 104,76 76,104', 76, 76),
];

/** The spaces outside the wall that the church tiles A, B and C add, by the space on which the tile lies. */
export const BEYOND: readonly (Plot & { host: string })[] = [
  { host: 'gN', ...plot('xA', 'gate', '76,0 76,-48 104,-76 152,-76 180,-48 180,0', 128, -41.3) },
  { host: 'gE', ...plot('xA', 'gate', '256,76 304,76 332,104 332,152 304,180 256,180', 297.3, 128) },
  { host: 'gS', ...plot('xA', 'gate', '180,256 180,304 152,332 104,332 76,304 76,256', 128, 297.3) },
  { host: 'gW', ...plot('xA', 'gate', '0,180 -48,180 -76,152 -76,104 -48,76 0,76', -41.3, 128) },
  { host: 'gN', ...plot('xB', 'small', '108.2,0 108.2,-39.6 147.8,-39.6 147.8,0', 128, -19.8) },
  { host: 'gE', ...plot('xB', 'small', '256,108.2 295.6,108.2 295.6,147.8 256,147.8', 275.8, 128) },
  { host: 'gS', ...plot('xB', 'small', '147.8,256 147.8,295.6 108.2,295.6 108.2,256', 128, 275.8) },
  { host: 'gW', ...plot('xB', 'small', '0,147.8 -39.6,147.8 -39.6,108.2 0,108.2', -19.8, 128) },
  { host: 'kNE', ...plot('xC1', 'corner', '180,0 180,-76 228,-76 256,-48 256,0', 220, -40) },
  { host: 'kNE', ...plot('xC2', 'corner', '256,0 304,0 332,28 332,76 256,76', 296, 36) },
  { host: 'kSE', ...plot('xC1', 'corner', '256,180 332,180 332,228 304,256 256,256', 296, 220) },
  { host: 'kSE', ...plot('xC2', 'corner', '256,256 256,304 228,332 180,332 180,256', 220, 296) },
  { host: 'kSW', ...plot('xC1', 'corner', '76,256 76,332 28,332 0,304 0,256', 36, 296) },
  { host: 'kSW', ...plot('xC2', 'corner', '0,256 -48,256 -76,228 -76,180 0,180', -40, 220) },
  { host: 'kNW', ...plot('xC1', 'corner', '0,76 -76,76 -76,28 -48,0 0,0', -40, 36) },
  { host: 'kNW', ...plot('xC2', 'corner', '0,0 0,-48 28,-76 76,-76 76,0', 36, -40) },
];

/** A corner and its square under the church tile D: one district. */
export const MERGED: Readonly<Record<string, Plot>> = {
  kNE: plot('kNE', 'corner', '180,0 256,0 256,76 208,76 180,104 152,76 180,48', 201.7, 54.3),
  kSE: plot('kSE', 'corner', '256,180 256,256 180,256 180,208 152,180 180,152 208,180', 201.7, 201.7),
  kSW: plot('kSW', 'corner', '76,256 0,256 0,180 48,180 76,152 104,180 76,208', 54.3, 201.7),
  kNW: plot('kNW', 'corner', '0,76 0,0 76,0 76,48 104,76 76,104 48,76', 54.3, 54.3),
};
