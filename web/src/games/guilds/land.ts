/** The land of Flandern as data: fields, river, trees, farms, in units of the board. */

export const FIELDS = [
  { x: 20, y: 30, width: 90, height: 60, turn: -8, ripe: false },
  { x: 480, y: 20, width: 110, height: 60, turn: 6, ripe: true },
  { x: 30, y: 540, width: 120, height: 50, turn: 4, ripe: true },
  { x: 440, y: 560, width: 130, height: 60, turn: -6, ripe: false },
  { x: 610, y: 300, width: 90, height: 40, turn: 10, ripe: true },
  { x: 820, y: 420, width: 90, height: 50, turn: -10, ripe: false },
  { x: -210, y: 120, width: 130, height: 80, turn: -5, ripe: true },
  { x: -190, y: 400, width: 120, height: 70, turn: 7, ripe: false },
  { x: 1010, y: 90, width: 120, height: 80, turn: 6, ripe: false },
  { x: 990, y: 470, width: 130, height: 60, turn: -7, ripe: true },
] as const;

export const RIVER = [
  {
    width: 20,
    d: 'M-420 640 C-260 500 -150 520 -20 560 C70 600 160 640 300 612 C420 590 520 640 590 560 C640 500 580 430 612 360 C640 300 620 240 650 200 C690 150 640 90 690 -10 C710 -60 690 -120 720 -220',
  },
  { width: 10, d: 'M612 360 C700 330 740 372 830 350 C880 338 900 352 950 340 C1050 320 1150 380 1400 350' },
  { width: 10, d: 'M590 560 C680 540 760 590 950 560 C1080 540 1200 600 1400 570' },
  { width: 10, d: 'M650 200 C720 180 800 214 950 190 C1080 170 1200 220 1400 180' },
] as const;

/** Place, and one of three greens. */
export const TREES = [
  [18, 138, 0], [40, 178, 1], [24, 218, 0], [560, 108, 2], [556, 148, 0], [572, 288, 1], [24, 368, 2],
  [560, 468, 2], [540, 548, 1], [70, 608, 2], [40, 588, 2], [596, 28, 2], [610, 588, 0], [600, 238, 0],
  [916, 288, 0], [770, 288, 2], [604, 458, 1], [-60, 90, 0], [-90, 250, 1], [-40, 330, 2], [-120, 330, 0],
  [-70, 480, 1], [-30, 620, 0], [970, 60, 1], [1000, 260, 2], [1040, 290, 0], [975, 420, 1], [1020, 600, 2],
] as const; // prettier-ignore

export const FARMS = [
  [30, 300, 'roof'], [548, 520, 'thatch'], [36, 520, 'roof2'], [560, 60, 'thatch'], [-130, 220, 'roof'],
  [-150, 560, 'thatch'], [990, 230, 'roof2'], [1060, 420, 'roof'],
] as const; // prettier-ignore
