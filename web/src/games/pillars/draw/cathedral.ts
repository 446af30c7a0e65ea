/** The cathedral in its six parts, in the order in which they rise; 400 x 285, the ground at y = 280. */

import { block, lancet, line, lines, ring, shape, type Point, type Stroke } from './pen.ts';
import { arcade, crane, cross } from './shapes.ts';

const WOOD = 'w-wood-ink';

/** Wall, lead roof and upper windows of a vessel, bay by bay. */
function vessel(x: number, w: number, bays: number): Stroke[] {
  const step = w / bays, teeth = Math.floor(w / 5.2);
  const out: Stroke[] = [
    block(x, 280, w, 130, 'w-stone', 1.2),
    shape([[x - 2, 150], [x + 4, 112], [x + w - 4, 112], [x + w + 2, 150]], 'w-lead', 1.2, 0.2),
    lines([121, 130, 139].map((y): [Point, Point] => [[x + 2, y], [x + w - 2, y]]), 0.6, 0.3),
  ];
  for (let i = 0; i < bays; i++) out.push(lancet(x + step * (i + 0.5), 196, 8, 36));
  out.push(
    lines(Array.from({ length: bays }, (_, i): [Point, Point] => [[x + step * i, 150], [x + step * i, 205]]), 0.9, 0.7),
    lines(Array.from({ length: teeth }, (_, i): [Point, Point] => [[x + 3 + i * 5.2, 152], [x + 3 + i * 5.2, 157]]), 0.7, 0.3, 'b-ink', 1),
  );
  return out;
}

function pinnacle(x: number, foot: number, shoulder: number, tip: number, half: number, f: string): Stroke {
  return shape([[x - half, foot], [x - half, shoulder], [x, tip], [x + half, shoulder], [x + half, foot]], f, 1, 0.15);
}

const choir: Stroke[] = [
  ...vessel(268, 74, 4),
  shape([[342, 280], [342, 156], [358, 160], [370, 170], [374, 184], [374, 280]], 'w-stone', 1.2, 0.2),
  shape([[340, 151], [346, 113], [362, 136], [377, 186], [370, 171], [358, 161]], 'w-lead', 1.1, 0.2),
  lancet(350, 204, 6.4, 32), lancet(363, 204, 6.4, 32), lancet(349, 268, 6.4, 30), lancet(362, 268, 6.4, 30),
  lines([[[356, 160], [356, 280]], [[368, 170], [368, 280]]], 0.8, 0.7),
  cross(342, 116, 13),
];

const petals = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  return ring(237 + 14 * Math.cos(a), 172 + 14 * Math.sin(a), 4.4, 'w-rose', 0.8);
});

const transept: Stroke[] = [
  shape([[206, 280], [206, 140], [237, 92], [268, 140], [268, 280]], 'w-stone', 1.3, 0.2),
  line([[203, 142], [237, 88.5], [271, 142]], 2, 1, 'b-ink', 0.3),
  pinnacle(203, 280, 150, 138, 3, 'w-stone2'), pinnacle(271, 280, 150, 138, 3, 'w-stone2'),
  ring(237, 172, 20, 'w-glass', 1.4), ring(237, 172, 6.5, 'w-rose'), ...petals,
  ...arcade(220, 8.5, 5, 222, 5.6, 20, 'w-glass'),
  lancet(237, 280, 22, 42, 'w-stone2', 1.2), lancet(237, 280, 13, 32, 'b-ink', 0.8),
  lancet(237, 130, 7, 20),
  line([[237, 92], [237, 80]], 1.3),
];

const nave: Stroke[] = vessel(92, 114, 6);

function aisle(x: number, w: number, bays: number): Stroke[] {
  const out: Stroke[] = [
    block(x, 280, w, 52, 'w-stone2', 1.2),
    shape([[x - 3, 229], [x + 3, 207], [x + w - 3, 207], [x + w + 3, 229]], 'w-lead', 1.1, 0.2),
    ...arcade(x + 10, 20, bays, 268, 7.6, 32, 'w-glass'),
  ];
  for (let i = 0; i <= bays; i++) {
    const at = x + 20 * i;
    out.push(
      pinnacle(at, 282, 222, 214, 2.6, 'w-stone'),
      { d: `M${at} 214V196M${at - 2} 200L${at} 188L${at + 2} 200Z`, f: 'w-stone', s: 'b-ink', w: 1 },
    );
    if (i < bays) out.push({ d: `M${at} 198Q${at + 3} 176 ${at + 8} 164`, s: 'b-ink', w: 1.5 });
  }
  return out;
}

const aisles: Stroke[] = [...aisle(100, 100, 5), ...aisle(280, 60, 3)];

const towers: Stroke[] = [
  block(28, 280, 18, 202, 'w-stone2'),
  shape([[26, 78], [37, 30], [48, 78]], 'w-lead', 1.1, 0.2),
  block(46, 280, 48, 210, 'w-stone', 1.3),
  lines([110, 160, 212].map((y): [Point, Point] => [[44, y], [96, y]]), 1.2, 1),
  ...arcade(59, 11, 3, 104, 6, 26, 'b-ink'),
  lancet(62, 154, 9, 34), lancet(78, 154, 9, 34), lancet(62, 204, 9, 32), lancet(78, 204, 9, 32),
  lancet(70, 280, 26, 50, 'w-stone2', 1.2), lancet(70, 280, 15, 38, 'b-ink', 0.8),
  pinnacle(46, 280, 76, 58, 4, 'w-stone2'), pinnacle(94, 280, 76, 58, 4, 'w-stone2'),
  shape([[50, 70], [70, 16], [90, 70]], 'w-lead', 1.2, 0.2),
  line([[70, 16], [70, 70]], 0.7, 0.5),
  cross(70, 16, 10),
];

const spire: Stroke[] = [
  shape([[222, 112], [222, 70], [252, 70], [252, 112], [237, 92]], 'w-stone', 1.2, 0.2),
  ...arcade(230, 7, 3, 92, 4.6, 17, 'w-glass'),
  pinnacle(222, 90, 68, 58, 2.5, 'w-stone2'), pinnacle(252, 90, 68, 58, 2.5, 'w-stone2'),
  shape([[225, 70], [237, -6], [249, 70]], 'w-lead', 1.2, 0.2),
  line([[237, -4], [237, 70]], 0.7, 0.5),
  cross(237, -6, 10),
];

/** Poles, ledges and one brace. */
function scaffold(x: number, top: number, w: number): Stroke[] {
  const bays = Math.max(2, Math.round(w / 26)), step = w / bays;
  const poles: [Point, Point][] = [], ledges: [Point, Point][] = [];
  for (let i = 0; i <= bays; i++) poles.push([[x + i * step, 280], [x + i * step, top]]);
  for (let y = 258; y >= top; y -= 22) ledges.push([[x - 4, y], [x + w + 4, y]]);
  return [
    lines(poles, 1.5, 1, WOOD), lines(ledges, 1.7, 1, WOOD),
    lines([[[x, 280], [x + Math.min(w, 52), 236]]], 1, 0.8, WOOD),
  ];
}

export interface Part {
  name: string;
  strokes: Stroke[];
  /** Between which heights there is stone, to fill it from the ground. */
  top: number;
  foot: number;
  scaffold: Stroke[];
}

export const PARTS: Part[] = [
  { name: 'choir', strokes: choir, top: 100, foot: 284, scaffold: [...scaffold(270, 150, 104), ...crane(300, 150, 40, 34)] },
  { name: 'transept', strokes: transept, top: 78, foot: 284, scaffold: [...scaffold(202, 126, 70), ...crane(222, 126, 44, 34)] },
  { name: 'nave', strokes: nave, top: 108, foot: 284, scaffold: [...scaffold(94, 148, 112), ...crane(150, 148, 36, 34)] },
  { name: 'aisles', strokes: aisles, top: 160, foot: 286, scaffold: [...scaffold(98, 214, 104), ...crane(150, 112, 34, 34)] },
  { name: 'towers', strokes: towers, top: 4, foot: 284, scaffold: [...scaffold(24, 60, 76), ...crane(60, 60, 40, 34)] },
  { name: 'spire', strokes: spire, top: -18, foot: 113, scaffold: crane(214, 120, 52, 36) },
];

/** The order of painting, from back to front. */
export const BACK_TO_FRONT = [5, 4, 2, 0, 1, 3];
