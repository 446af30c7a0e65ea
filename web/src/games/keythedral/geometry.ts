/** Where things lie: the lattice of octagons and diamonds, and the drawings' measures. All in pixels. */
import type { Side } from './types.ts';

export interface Point {
  x: number;
  y: number;
}

/** The side of an octagon, as a part of the pitch. */
export const SIDE = 1 / (1 + Math.SQRT2);
/** From the middle of a diamond to its corners, as a part of the pitch. */
export const REACH = SIDE / Math.SQRT2;
export const PITCH = { most: 86, least: 44 };

/** F(0, 0) is 13N, a number for the row and a capital for the column. */
export function fieldAt(name: string): Point {
  return { x: name.charCodeAt(name.length - 1) - 78, y: parseInt(name, 10) - 13 };
}

/** S(0, 0) is 13n: the field to the north-west of the spot, in small letters. */
export function spotAt(name: string): Point {
  return { x: name.charCodeAt(name.length - 1) - 110, y: parseInt(name, 10) - 13 };
}

/** The way from a spot to the field on each of its sides. */
const ACROSS: Record<Side, Point> = {
  nw: { x: 0, y: 0 },
  ne: { x: 1, y: 0 },
  sw: { x: 0, y: 1 },
  se: { x: 1, y: 1 },
};
/** The direction of each side, seen from the middle of the diamond. */
export const TOWARDS: Record<Side, Point> = {
  nw: { x: -1, y: -1 },
  ne: { x: 1, y: -1 },
  sw: { x: -1, y: 1 },
  se: { x: 1, y: 1 },
};

/** The field across that side of a spot. */
export function across(spot: Point, side: Side): Point {
  return { x: spot.x + ACROSS[side].x, y: spot.y + ACROSS[side].y };
}

export const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
export const key = (p: Point): string => `${p.x},${p.y}`;

/** The four spots at the corners of a field. */
export function spotsOf(field: Point): Point[] {
  return [-1, 0].flatMap((dy) => [-1, 0].map((dx) => ({ x: field.x + dx, y: field.y + dy })));
}

/** A map drawn at a pitch, with F(0, 0) at an origin. */
export interface Lattice {
  p: number;
  ox: number;
  oy: number;
}

/** The middle of a field. */
export const fieldPoint = (l: Lattice, f: Point): Point => ({ x: l.ox + f.x * l.p, y: l.oy + f.y * l.p });
/** The middle of a spot. */
export const spotPoint = (l: Lattice, s: Point): Point => ({ x: l.ox + (s.x + 0.5) * l.p, y: l.oy + (s.y + 0.5) * l.p });

const round = (n: number): number => Math.round(n * 10) / 10;
const path = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** An octagon about the origin; `inset` draws it smaller. */
export function octagon(p: number, inset = 0): string {
  const h = p / 2 - inset;
  const a = h * SIDE;
  return path([[-a, -h], [a, -h], [h, -a], [h, a], [a, h], [-a, h], [-h, a], [-h, -a]]);
}

/** A diamond about the origin; `grow` draws it larger. */
export function diamond(p: number, grow = 0): string {
  const r = p * REACH + grow;
  return path([[0, -r], [r, 0], [0, r], [-r, 0]]);
}

/** The shared side of a diamond and a field, about the middle of the diamond. */
export function edge(p: number, side: Side): [Point, Point] {
  const r = p * REACH;
  const { x, y } = TOWARDS[side];
  return [
    { x: x * r, y: 0 },
    { x: 0, y: y * r },
  ].sort((a, b) => a.x - b.x) as [Point, Point];
}

/** The middle of that side, or a place further out towards the field. */
export function beyond(p: number, side: Side, part = REACH / 2): Point {
  return { x: TOWARDS[side].x * p * part, y: TOWARDS[side].y * p * part };
}

/** What a map spans, in fields: the middles of its outermost fields. */
export interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function spanOf(points: Point[], ring = 0): Span {
  const xs = points.map((f) => f.x);
  const ys = points.map((f) => f.y);
  return {
    left: Math.min(...xs) - ring,
    top: Math.min(...ys) - ring,
    right: Math.max(...xs) + ring,
    bottom: Math.max(...ys) + ring,
  };
}

/** Half an octagon and the tip of the diamond beyond it. */
const MARGIN = 0.5 + REACH;

/** The largest lattice that shows the whole span in a box, and never a larger pitch than `most`. */
export function fit(span: Span, width: number, height: number, most = PITCH.most): Lattice {
  const across = span.right - span.left + 2 * MARGIN;
  const down = span.bottom - span.top + 2 * MARGIN;
  const p = Math.min(most, width / across, height / down);
  return {
    p,
    ox: width / 2 - ((span.left + span.right) / 2) * p,
    oy: height / 2 - ((span.top + span.bottom) / 2) * p,
  };
}

/** The lattice moved so far that the span never leaves the box. */
export function held(l: Lattice, span: Span, width: number, height: number): Lattice {
  const hold = (origin: number, low: number, high: number, room: number): number => {
    const first = origin + (low - MARGIN) * l.p;
    const last = origin + (high + MARGIN) * l.p;
    if (last - first <= room) return room / 2 - ((low + high) / 2) * l.p;
    if (first > 0) return origin - first;
    if (last < room) return origin + room - last;
    return origin;
  };
  return { p: l.p, ox: hold(l.ox, span.left, span.right, width), oy: hold(l.oy, span.top, span.bottom, height) };
}

/** The same map at another pitch, with the point (x, y) of the box staying where it is. */
export function zoomed(l: Lattice, p: number, x: number, y: number): Lattice {
  const k = p / l.p;
  return { p, ox: x - (x - l.ox) * k, oy: y - (y - l.oy) * k };
}

/** A lancet window w wide and h high, from its upper left corner. */
export function lancet(x: number, y: number, w: number, h: number): string {
  const spring = y + Math.min(w * 0.75, h * 0.4);
  const shoulder = y + Math.min(w * 0.2, h * 0.11);
  return `M${round(x)} ${round(y + h)}V${round(spring)}Q${round(x)} ${round(shoulder)} ${round(x + w / 2)} ${round(y)}Q${round(x + w)} ${round(shoulder)} ${round(x + w)} ${round(spring)}V${round(y + h)}Z`;
}

/** A small, fixed wobble for a hand-drawn line: the same for the same numbers. */
export function wobble(seed: number, amount = 0.5): number {
  const s = Math.sin(seed * 127.1) * 43758.5453;
  return (s - Math.floor(s) - 0.5) * 2 * amount;
}
