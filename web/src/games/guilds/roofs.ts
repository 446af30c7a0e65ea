/** The houses of a district: a ring of roofs along its edges, worked out once for every shape and place. */

import { inset, inward, outline } from './geometry.ts';
import type { Plot, Point } from './plan.ts';

export interface Roofs {
  /** Roof sides towards the light and away from it, each in three tones, as one path per tone. */
  light: readonly string[];
  dark: readonly string[];
  /** Outlines and ridges of all houses. */
  lines: string;
  /** Outlines alone, for a building site. */
  walls: string;
  court: string;
}

const HOUSE = { width: 13.5, depth: 15.5, depthOfSmall: 10.5, gap: 2.6 };
const known = new Map<string, Roofs>();

/** A small repeatable number between 0 and 1. */
function grain(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Where the line through a point on the outer edge, straight inwards, meets the inner edge (kept within it). */
function foot(outer: Point, edge: [Point, Point], inner: [Point, Point]): Point {
  const length = Math.hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]);
  const along: Point = [(edge[1][0] - edge[0][0]) / length, (edge[1][1] - edge[0][1]) / length];
  const place = (p: Point): number => (p[0] - edge[0][0]) * along[0] + (p[1] - edge[0][1]) * along[1];
  const start = place(inner[0]);
  const end = place(inner[1]);
  const share = (place(outer) - start) / (end - start);
  return between(inner[0], inner[1], Math.min(1, Math.max(0, share)));
}

export function roofs(plot: Plot, plain = false): Roofs {
  const key = `${plot.points.join(' ')}${plain}`;
  const ready = known.get(key);
  if (ready) return ready;

  const ring = inset(plot.points, HOUSE.gap);
  const narrow = plot.shape === 'small' || plot.points.length === 7;
  const depth = narrow ? HOUSE.depthOfSmall : HOUSE.depth;
  const court = inset(plot.points, HOUSE.gap + depth);
  const light = ['', '', ''];
  const dark = ['', '', ''];
  let lines = '';
  let walls = '';
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const inner: [Point, Point] = [court[i]!, court[(i + 1) % ring.length]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const houses = Math.max(1, Math.round(length / (plain ? HOUSE.width * 1.35 : HOUSE.width)));
    const into = inward(a, b);
    const lit = into[0] + into[1] > -0.01;
    for (let n = 0; n < houses; n++) {
      const chance = grain(plot.x + i * 17 + n, plot.y + n * 3);
      const deeper = plain || n === 0 || n === houses - 1 ? 0 : (grain(plot.y + n, plot.x + i * 5) - 0.3) * 3;
      const left = between(a, b, n / houses);
      const right = between(a, b, (n + 1) / houses);
      const move = (p: Point): Point => [p[0] + into[0] * deeper, p[1] + into[1] * deeper];
      const back = move(foot(right, [a, b], inner));
      const front = move(foot(left, [a, b], inner));
      const ridge: [Point, Point] = [between(left, front, 0.5), between(right, back, 0.5)];
      const tone = Math.floor(chance * 3);
      const outside = outline([left, right, ridge[1], ridge[0]]);
      const inside = outline([ridge[0], ridge[1], back, front]);
      (lit ? light : dark)[tone] += outside;
      (lit ? dark : light)[tone] += inside;
      const house = outline([left, right, back, front]);
      walls += house;
      lines += `${house}M${ridge[0].map((v) => v.toFixed(1)).join(' ')}L${ridge[1].map((v) => v.toFixed(1)).join(' ')}`;
    }
  });
  const made = { light, dark, lines, walls, court: outline(ring) };
  known.set(key, made);
  return made;
}
