/** The places of the board, each drawn once where it stands on the wide sheet; the upright sheet sets them smaller. */

import { block, dot, lancet, line, lines, shape, type Point, type Stroke } from './pen.ts';
import { arcade, battlements, crane, cross, fir, flag, house, rock, stall, tower, tree, wheel } from './shapes.ts';

const INK = 'b-ink';

const hut: Stroke[] = [
  line([[40, 150], [40, 62]], 2.6, 1, 'w-wood-ink'),
  line([[104, 150], [104, 62]], 2.6, 1, 'w-wood-ink'),
  shape([[28, 66], [72, 44], [116, 66]], 'w-thatch', 1.2),
  lines([[[50, 60], [58, 54]], [[66, 58], [72, 52]], [[84, 60], [90, 56]], [[96, 63], [100, 60]]], 0.6, 0.4),
];

const bishop: Stroke[] = [
  ...house(166, 122, 44, 26, 'w-roof2'), ...tower(212, 122, 16, 46, 'w-roof2', 20),
  ...tree(158, 113, 8), ...tree(240, 114, 9, 'w-tree3'),
];

const mill: Stroke[] = [...tree(322, 129, 8, 'w-tree3'), ...house(338, 140, 48, 28, 'w-thatch', true), ...wheel(396, 146)];

const bridge: Stroke[] = [
  ...house(500, 156, 28, 17, 'w-roof'), ...house(644, 156, 28, 17, 'w-roof2'),
  { d: 'M518 188V164Q574 138 646 164V188H632Q624 168 608 168Q592 168 586 188H572Q566 168 550 168Q538 168 532 188Z', f: 'w-stone', s: INK, w: 1.3 },
  lines(Array.from({ length: 20 }, (_, i): [Point, Point] => [[526 + i * 5.8, 163], [526 + i * 5.8, 168 + ((i * 7) % 4)]]), 0.7, 0.3),
];

const priory: Stroke[] = [
  block(748, 112, 78, 24, 'w-wall', 1.2),
  shape([[744, 88.5], [752, 74], [822, 74], [830, 88.5]], 'w-roof', 1.2),
  lines([[[750, 79], [826, 79]], [[747, 84], [828, 84]]], 0.6, 0.35),
  ...arcade(756, 12, 6, 112, 7, 15, INK),
  ...tower(826, 112, 18, 44, 'w-lead', 22), cross(835, 46, 8),
  ...tree(738, 102, 9, 'w-tree3'), ...tree(862, 103, 10), ...tree(880, 114.5, 8),
];

const log = (x: number) => block(x, 256, 8, 5, 'w-wood', 1);

const forest: Stroke[] = [
  ...tree(752, 213.5, 9, 'w-tree3'), ...tree(770, 204.5, 10, 'w-tree2'), ...fir(790, 224), ...tree(812, 199, 12, 'w-tree2'),
  ...tree(834, 208, 10, 'w-tree3'), ...fir(856, 216), ...tree(880, 208, 10), ...tree(760, 226, 10, 'w-tree2'),
  ...tree(782, 219.5, 12), ...tree(806, 226, 10, 'w-tree2'), ...fir(828, 236), ...tree(852, 223.5, 12, 'w-tree3'),
  ...tree(874, 224, 10, 'w-tree3'), ...tree(891, 231, 8, 'w-tree2'), ...tree(796, 239, 8, 'w-tree3'), ...tree(842, 240, 9),
  log(858), log(867), log(876),
];

const quarry: Stroke[] = [
  ...rock(746, 371, 60, 36, 'w-rock'), ...rock(790, 373, 65, 53, 'w-rock2'), ...rock(841, 372, 53, 34, 'w-rock'),
  ...crane(844, 336, 26, 24),
  block(770, 374, 11, 7, 'w-stone', 1), block(784, 375, 11, 7, 'w-stone', 1), block(776, 369, 11, 7, 'w-stone', 1),
];

const GRAINS: Point[] = [
  [783, 475], [854, 476], [793, 486], [771, 481], [819, 475], [838, 482], [845, 471], [831, 476], [798, 486], [878, 484], [868, 477],
  [862, 485], [796, 478], [764, 486], [788, 462], [842, 460], [851, 456], [779, 468],
];

const pit: Stroke[] = [
  shape([[744, 490], [762, 465], [786, 452], [806, 470], [826, 451], [850, 446], [871, 466], [894, 490]], 'w-sand', 1.2, 0.9),
  { d: GRAINS.map(([x, y]) => dot(x, y, 0.9)).join(''), f: INK, o: 0.5 },
  shape([[800, 478], [826, 478], [822, 488.5], [804, 488.5]], 'w-wood'),
  { d: dot(808, 489, 4.5) + dot(819, 489, 4.5), f: 'w-wood', s: INK, w: 1 },
];

const court: Stroke[] = [
  ...tree(566, 551.5, 8),
  shape([[580, 562], [580, 534], [616, 514], [652, 534], [652, 562]], 'w-wall', 1.2),
  shape([[573.5, 536], [616, 508], [658.5, 536]], 'w-cloth', 1.2),
  ...flag(616, 508, 14, 16, 'w-pennon'),
  lines([592, 604, 628, 640].map((x): [Point, Point] => [[x, 537], [x, 562]]), 0.8, 0.5),
  block(610, 562, 12, 18, INK, 0.8),
  shape([[660, 562], [668, 540], [676, 562]], 'w-wall'), line([[668, 540], [668, 532]], 1),
  ...tree(690, 549, 8, 'w-tree3'),
];

const shiring: Stroke[] = [
  ...house(392, 520, 24, 8, 'w-roof', false, 11), ...house(418, 518, 24, 8, 'w-roof2', false, 11), ...house(446, 520, 24, 8, 'w-thatch', false, 11),
  ...battlements(384, 538, 100, 20, 9, false), ...battlements(376, 540, 18, 32, 3), ...battlements(476, 540, 18, 32, 3),
  block(426, 538, 14, 12, INK, 0.8),
];

const castle: Stroke[] = [
  { d: 'M200 588C214 556 286 556 304 588Z', f: 'w-grass2', s: INK, w: 1.2 },
  lines([[[216, 580], [221, 574]], [[228, 583], [232, 577]], [[262, 580], [267, 575]], [[280, 584], [284, 578]]], 0.7, 0.35),
  ...battlements(228, 566, 44, 24, 4, false), ...battlements(222, 568, 14, 36, 3), ...battlements(266, 568, 14, 36, 3),
  ...battlements(242, 546, 18, 22, 3), block(246, 566, 9, 12, INK, 0.8), ...flag(251, 520, 12, 13),
];

const market: Stroke[] = [...stall(34, 536, 'w-cloth'), ...stall(82, 536, 'w-water-ink'), ...stall(130, 536, 'w-tree3')];

const gate: Stroke[] = [
  ...battlements(48, 404, 20, 40, 3), ...battlements(92, 404, 20, 40, 3), ...battlements(66, 404, 28, 26, 3, false),
  lancet(80, 404, 16, 22, INK, 0.8), ...flag(58, 358, 18, 20),
];

const lodge: Stroke[] = house(636, 252, 44, 22.5, 'w-thatch', true);

const village: Stroke[] = [
  ...house(246, 300, 26, 15, 'w-roof'), ...house(214, 322, 28, 15, 'w-thatch'), ...house(206, 356, 28, 15, 'w-roof2'),
  ...house(592, 288, 26, 15, 'w-roof'),
  ...tree(232, 373, 8, 'w-tree2'), ...tree(252, 371.5, 8, 'w-tree2'), ...tree(640, 289, 8, 'w-tree3'),
];

const closeLeft: Stroke[] = [
  ...house(262, 478, 33, 16, 'w-roof', true), ...house(300, 484, 28, 15, 'w-thatch', true), ...house(336, 480, 33, 16, 'w-roof2', true),
  ...tree(240, 459, 8), ...tree(382, 475, 8, 'w-tree3'),
];

const closeRight: Stroke[] = [
  ...house(556, 482, 30, 16, 'w-roof', true), ...house(592, 478, 33, 17, 'w-thatch', true), ...house(628, 470, 29, 15, 'w-roof2', true),
  ...tree(546, 477, 8, 'w-tree3'), ...tree(660, 455, 8, 'w-tree3'),
];

const toll: Stroke[] = [...tree(906, 149, 8), ...house(920, 158, 48, 26, 'w-roof2', true)];

const jetty: Stroke[] = [
  lines([972, 990, 1008, 1024].map((x): [Point, Point] => [[x, 308], [x, 318]]), 1.6, 1, 'w-wood-ink'),
  shape([[960, 300], [1030, 300], [1030, 308], [960, 308]], 'w-wood'),
  ...house(914, 300, 44, 24, 'w-roof'), ...crane(1000, 300, 40, 26),
];

const ship: Stroke[] = [
  line([[1096, 250], [1096, 206]], 2, 1, 'w-wood-ink'),
  shape([[1074, 212], [1118, 212], [1114, 240], [1078, 240]], 'w-wall', 1.2),
  { d: 'M1096 214V238M1084 224H1108', s: 'w-cloth', w: 4.5 },
  shape([[1066.5, 250], [1126, 250], [1118, 263.5], [1076, 263.5]], 'w-wood', 1.3),
  lines([[[1072, 255], [1121, 255]], [[1074, 259.5], [1119, 259.5]]], 0.7, 0.5),
  { d: 'M1060 268q4.5 -3 9 0t9 0M1112 270q4.5 -3 9 0t9 0', s: 'w-water-ink', w: 1, o: 0.7 },
];

const saintDenis: Stroke[] = [
  block(1070, 572, 42, 28, 'w-stone', 1.2),
  shape([[1066.5, 545], [1074, 528], [1108, 528], [1116, 545]], 'w-lead', 1.2),
  ...tower(1058, 572, 15, 46, 'w-lead', 22),
  lancet(1090, 572, 12, 20, INK, 0.8), lancet(1104, 566, 6, 16),
  ...tree(1126, 560, 9, 'w-tree3'),
];

export const VIGNETTES = {
  hut, bishop, mill, bridge, priory, forest, quarry, pit, court, shiring, castle, market, gate, lodge,
  village, closeLeft, closeRight, toll, jetty, ship, saintDenis,
};

export type Vignette = keyof typeof VIGNETTES;
