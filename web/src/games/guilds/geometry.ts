/** Where everything lies on the board of Flandern 1302, and how a city's outline follows from what lies in it. */

import { BEYOND, MERGED, WITHIN, type Plot, type Point } from './plan.ts';
import type { CityId, Space } from './types.ts';

export const BOARD = { width: 932, height: 654 };

/** The order of the cities on the board; it never changes. */
export const ORDER: readonly CityId[] = ['brugge', 'gent', 'utrecht', 'ieper', 'leuven', 'luik'];

/** The room for the city in focus, and the same while tiles lie under it. */
export const FOCUS = { x: 8, y: 44, width: 572, scale: 1.4, left: 122, top: 72 };

/** The five other cities and, last, what lies on the table: two columns, three rows. */
export const CELLS: readonly Point[] = [
  [600, 0],
  [768, 0],
  [600, 216],
  [768, 216],
  [600, 432],
  [768, 432],
];
export const THUMB = { x: 2, y: 45, width: 156, height: 121, scale: 0.4 };

export function points(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${+x.toFixed(1)},${+y.toFixed(1)}`).join(' ');
}

export function outline(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}Z`;
}

/** The plots of a city as it now is: D has swallowed a square, A to C have added spaces outside the wall. */
export function plots(spaces: Record<string, Space>): Plot[] {
  const found: Plot[] = [];
  for (const plot of WITHIN) {
    const space = spaces[plot.id];
    if (space) found.push((space.special === 'd' && MERGED[plot.id]) || plot);
  }
  for (const plot of BEYOND) {
    const letter = plot.id.charAt(1).toLowerCase();
    if (spaces[plot.id] && spaces[plot.host]?.special === letter) found.push(plot);
  }
  return found;
}

/** The plot of a space on which a special tile is about to be laid: what the city would look like there. */
export function plotOf(spaces: Record<string, Space>, id: string, tile?: string | null): Plot | undefined {
  if (tile === 'church_d' && MERGED[id]) return MERGED[id];
  return plots(spaces).find((plot) => plot.id === id);
}

/** How far a city reaches, with the moat around it. */
export function reach(spaces: Record<string, Space>): { x: number; y: number; width: number; height: number } {
  const moat = 20;
  const all = plots(spaces).flatMap((plot) => plot.points);
  const x = Math.min(...all.map((p) => p[0])) - moat;
  const y = Math.min(...all.map((p) => p[1])) - moat;
  const right = Math.max(...all.map((p) => p[0])) + moat;
  const bottom = Math.max(...all.map((p) => p[1])) + moat;
  return { x, y, width: right - x, height: bottom - y };
}

export interface Placing {
  x: number;
  y: number;
  scale: number;
}

/** The city in focus at its usual place, made smaller or moved only where an extension would not fit. */
export function focusPlace(spaces: Record<string, Space>, bottom: number): Placing {
  const box = reach(spaces);
  const height = bottom - FOCUS.y;
  const scale = Math.min(FOCUS.scale, height / box.height, FOCUS.width / box.width);
  const within = (low: number, high: number, wanted: number): number => Math.min(Math.max(wanted, low), high);
  const middle = FOCUS.left + 128 * FOCUS.scale;
  return {
    scale,
    x: within(FOCUS.x - box.x * scale, FOCUS.x + FOCUS.width - (box.x + box.width) * scale, middle - 128 * scale),
    y: within(FOCUS.y - box.y * scale, bottom - (box.y + box.height) * scale, FOCUS.top),
  };
}

/** A city seen from afar: in the middle of its room, smaller where it has grown beyond its wall. */
export function thumbPlace(spaces: Record<string, Space>): Placing {
  const box = reach(spaces);
  const scale = Math.min(THUMB.scale, THUMB.width / box.width, THUMB.height / box.height);
  return {
    scale,
    x: THUMB.x + THUMB.width / 2 - (box.x + box.width / 2) * scale,
    y: THUMB.y + THUMB.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Corners moved inwards by a distance, each along the lines that meet in it. */
export function inset(corners: readonly Point[], distance: number): Point[] {
  const count = corners.length;
  return corners.map((corner, i) => {
    const before = corners[(i + count - 1) % count]!;
    const after = corners[(i + 1) % count]!;
    const [ax, ay] = inward(before, corner);
    const [bx, by] = inward(corner, after);
    const share = distance / (1 + ax * bx + ay * by);
    return [corner[0] + (ax + bx) * share, corner[1] + (ay + by) * share];
  });
}

/** The middle of a plot by its area: where its arms stand. */
export function middle(corners: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** The direction into a district from one of its edges. */
export function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}
