/** What every view of a town is made of: houses, trees, towers, walls. */

import { block, dot, lancet, line, lines, shake, shape, type Point, type Stroke } from './pen.ts';

const INK = 'b-ink';
const fix = (v: number) => v.toFixed(1);

/** A house seen from the corner, its gable to the left; x, y is the left foot. */
export function house(x: number, y: number, w: number, h: number, roof: string, chimney = false, rise = h * 0.78): Stroke[] {
  const gable = w * 0.38, top = h + rise, eaves = y - h, ridge = x + gable / 2;
  const out: Stroke[] = [];
  if (chimney) out.push(block(x + w * 0.62, eaves - rise * 0.1, Math.max(4, w * 0.09), rise * 0.98, 'w-rock', 0.9));
  out.push(
    block(x + gable, y, w - gable, h, 'w-wall'),
    shape([[x + gable, eaves + 1], [ridge, y - top], [ridge + w - gable + 2, y - top], [x + w + 1.5, eaves + 1]], roof),
    lines([
      [[x + gable * 0.8, eaves - rise * 0.36], [x + w - 2, eaves - rise * 0.36]],
      [[x + gable * 0.85, eaves - rise * 0.62], [x + w - 4, eaves - rise * 0.62]],
    ], 0.6, 0.4),
    shape([[x, y], [x + gable, y], [x + gable, eaves], [ridge, y - top], [x, eaves]], 'w-wall'),
    line([[x - 1.3, eaves + 1], [ridge, y - top - 0.8], [x + gable + 1.3, eaves + 1]], 1.4),
    { d: `M${fix(x + gable * 0.33)} ${y}v${fix(-h * 0.45)}h${fix(w * 0.125)}v${fix(h * 0.45)}Z`, f: INK, o: 0.7 },
    { d: [0.54, 0.75].map((at) => `M${fix(x + w * at)} ${fix(y - h * 0.64)}v3.6h2.6v-3.6Z`).join(''), f: 'w-window', o: 0.85 },
  );
  return out;
}

/** A leafy tree; x, y is the middle of its crown. */
export function tree(x: number, y: number, r: number, leaf = 'w-tree'): Stroke[] {
  const points: string[] = [];
  for (let i = 0; i <= 7; i++) {
    const turn = (i % 7) * ((2 * Math.PI) / 7) + 0.15, far = r + shake(x, y, 0.9, i % 7);
    const at = `${fix(x + far * Math.cos(turn))} ${fix(y + far * Math.sin(turn))}`;
    points.push(i === 0 ? `M${at}` : `A${fix(r * 0.52)} ${fix(r * 0.52)} 0 0 1 ${at}`);
  }
  const bough = `M${fix(x + r * 0.2)} ${fix(y + r * 0.62)}q${fix(r * 0.5)} ${fix(-r * 0.15)} ${fix(r * 0.45)} ${fix(-r * 0.65)}`;
  const twig = `M${fix(x - r * 0.1)} ${fix(y + r * 0.28)}q${fix(r * 0.35)} 0 ${fix(r * 0.4)} ${fix(-r * 0.4)}`;
  return [
    line([[x, y + r * 1.4], [x, y + r * 0.7]], 1.7),
    { d: `${points.join('')}Z`, f: leaf, s: INK, w: 1 },
    { d: bough + twig, s: INK, w: 0.8, o: 0.5 },
  ];
}

/** A fir; x, y is its foot. */
export function fir(x: number, y: number): Stroke[] {
  const tier = (half: number, foot: number, top: number) =>
    shape([[x - half, y - foot], [x, y - top], [x + half, y - foot]], 'w-tree3', 1);
  return [line([[x, y], [x, y - 5]], 1.6), tier(9, 4, 17), tier(7.4, 11.6, 24.6), tier(5, 20, 32.5)];
}

/** A tower with a pointed roof. */
export function tower(x: number, y: number, w: number, h: number, roof: string, rise: number): Stroke[] {
  return [
    block(x, y, w, h, 'w-wall2'),
    shape([[x - 2, y - h], [x + w / 2, y - h - rise], [x + w + 2, y - h]], roof),
    ...shadeAndSlit(x, y, w, h),
  ];
}

/** A wall or tower with battlements. */
export function battlements(x: number, y: number, w: number, h: number, merlons: number, slit = true): Stroke[] {
  const step = w / (merlons * 2 - 1), points: Point[] = [[x, y]];
  for (let i = 0; i < merlons; i++) {
    const left = x + 2 * i * step;
    points.push([left, y - h], [left, y - h - 4], [left + step, y - h - 4], [left + step, y - h]);
  }
  points.push([x + w, y]);
  return [shape(points, 'w-wall2', 1.1, 0.2), ...(slit ? shadeAndSlit(x, y, w, h) : [])];
}

function shadeAndSlit(x: number, y: number, w: number, h: number): Stroke[] {
  const shade = [0.66, 0.77, 0.88].map((at): [Point, Point] => [[x + w * at, y - h + 3], [x + w * at, y - 1]]);
  return [lines(shade, 0.7, 0.2), { d: `M${fix(x + w / 2 - 1)} ${fix(y - h * 0.65)}h2v6h-2Z`, f: INK, o: 0.75 }];
}

export function flag(x: number, y: number, rise: number, length: number, cloth = 'w-cloth'): Stroke[] {
  return [
    line([[x, y], [x, y - rise]], 1.3),
    shape([[x, y - rise], [x + length, y - rise + length * 0.22], [x, y - rise + length * 0.48]], cloth, 1),
  ];
}

/** A builder's crane with a stone on its rope. */
export function crane(x: number, y: number, post: number, reach: number): Stroke[] {
  const wood = 'w-wood-ink', tip = x + reach, high = y - post - 10;
  return [
    line([[x, y], [x, y - post]], 2.4, 1, wood),
    line([[x - 8, y - post + 8], [tip, high]], 2.2, 1, wood),
    line([[x, y - post + 20], [x + reach * 0.56, high + reach * 0.2]], 1.4, 1, wood),
    line([[tip, high], [tip, high + 28]], 1, 1, wood),
    block(tip - 5, high + 36, 10, 8, 'w-stone', 1),
  ];
}

export function rock(x: number, y: number, w: number, h: number, f: string): Stroke[] {
  const at = (a: number, b: number): Point => [x + w * a, y - h * b];
  return [
    shape([at(0, 0), at(0.11, 0.68), at(0.46, 1), at(0.84, 0.74), at(1, 0)], f, 1.1, 0.9),
    line([at(0.46, 1), at(0.53, 0.5), at(0.4, 0)], 0.8, 0.5),
    lines([0.6, 0.68, 0.76].map((a): [Point, Point] => [at(a, 0.62), at(a + 0.03, 0.14)]), 0.7, 0.25),
  ];
}

export function stall(x: number, y: number, cloth: string): Stroke[] {
  return [
    block(x, y, 38, 22, 'w-wall'),
    shape([[x - 4, y - 20], [x + 4, y - 36], [x + 34, y - 36], [x + 42, y - 20]], cloth, 1.2),
    lines([9, 18, 27].map((a): [Point, Point] => [[x + a, y - 35], [x + a - 1, y - 21]]), 0.9, 0.6),
  ];
}

/** The water wheel of the mill. */
export function wheel(x: number, y: number): Stroke[] {
  const spokes: string[] = [], paddles: string[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4, s = Math.sin(a), c = Math.cos(a);
    spokes.push(`M${x} ${y}l${fix(22 * s)} ${fix(-22 * c)}`);
    paddles.push(`M${fix(x + 25 * s - 5 * c)} ${fix(y - 25 * c - 5 * s)}l${fix(10 * c)} ${fix(10 * s)}`);
  }
  return [
    { d: dot(x, y, 22), s: 'w-wood-ink', w: 4 },
    { d: dot(x, y, 22), s: INK, w: 0.8 },
    { d: dot(x, y, 15), s: 'w-wood-ink', w: 2 },
    { d: spokes.join(''), s: 'w-wood-ink', w: 2 },
    { d: paddles.join(''), s: INK, w: 2.4 },
    { d: dot(x, y, 3.4), f: INK },
  ];
}

export function cross(x: number, y: number, rise: number): Stroke {
  return { d: `M${x} ${y}v${-rise}m-3 ${fix(rise * 0.42)}h6`, s: INK, w: 1.3 };
}

export function arcade(first: number, step: number, count: number, base: number, w: number, h: number, f: string): Stroke[] {
  return Array.from({ length: count }, (_, i) => lancet(first + i * step, base, w, h, f, 0.8));
}
