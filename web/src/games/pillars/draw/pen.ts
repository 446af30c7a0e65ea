/** The pen: strokes as data, and a hand that trembles a little, always in the same way at the same place. */

export interface Stroke {
  d: string;
  /** Fill and line, each the name of a colour token; without one there is none. */
  f?: string;
  s?: string;
  w?: number;
  o?: number;
  dash?: string;
}

export type Point = readonly [number, number];

const INK = 'b-ink';

/** A number from 0 to 1 that belongs to a place and a turn. */
function chance(x: number, y: number, n: number): number {
  let h = Math.imul(Math.round(x * 10) + 374761393, 668265263) ^ Math.imul(Math.round(y * 10) + n * 97, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export function shake(x: number, y: number, by: number, n = 0): number {
  return (chance(x, y, n) * 2 - 1) * by;
}

const near = (v: number) => Math.round(v * 10) / 10;

function trembling([x, y]: Point, by: number, n = 0): string {
  return `${near(x + shake(x, y, by, n))} ${near(y + shake(y, x, by, n + 1))}`;
}

/** A closed outline. */
export function shape(points: Point[], f: string, w = 1.1, by = 0.4): Stroke {
  return { d: `M${points.map((p, i) => trembling(p, by, i)).join('L')}Z`, f, s: INK, w };
}

/** An open line through points. */
export function line(points: Point[], w = 1.1, o = 1, s = INK, by = 0.4): Stroke {
  return { d: `M${points.map((p, i) => trembling(p, by, i)).join('L')}`, s, w, o };
}

/** Many short lines drawn as one. */
export function lines(pairs: [Point, Point][], w = 0.7, o = 0.3, s = INK, by = 0.3): Stroke {
  return { d: pairs.map(([a, b], i) => `M${trembling(a, by, i)}L${trembling(b, by, i + 7)}`).join(''), s, w, o };
}

/** A wall or stone; x, y is its left foot. */
export function block(x: number, y: number, w: number, h: number, f: string, width = 1.1): Stroke {
  return shape([[x, y], [x, y - h], [x + w, y - h], [x + w, y]], f, width);
}

/** A pointed arch on its base line: window or door. */
export function lancet(x: number, base: number, w: number, h: number, f = 'w-glass', width = 0.9): Stroke {
  const l = near(x - w / 2), r = near(x + w / 2), top = base - h;
  const spring = near(top + w * 0.8), haunch = near(top + w * 0.2);
  const d = `M${l} ${base}V${spring}Q${l} ${haunch} ${x} ${top}Q${r} ${haunch} ${r} ${spring}V${base}Z`;
  return { d, f, s: INK, w: width };
}

export function dot(x: number, y: number, r: number): string {
  return `M${near(x - r)} ${near(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

export function ring(x: number, y: number, r: number, f: string, w = 1): Stroke {
  return { d: dot(x, y, r), f, s: INK, w };
}
