/** The measures of the cathedral: a base, five galleries and a gable, 264 units wide and as high as there is room. */

export const WIDTH = 264;
const BASE = 24;
const ROW = 98.8;
const GABLE = 136;
/** How wide each gallery is, from the ground up. */
const WIDE = [236, 236, 226, 180, 134];
const WINDOW = { pad: 14.5, gap: 7, most: 35.8 };

export interface Gallery {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The left edges of its windows. */
  windows: number[];
  /** How wide a window is. */
  glass: number;
}

export interface Elevation {
  height: number;
  ground: number;
  rows: Gallery[];
  /** Where the gable stands, and how high it is. */
  gable: { y: number; height: number };
}

/** With less room, all but the gallery on sale gets lower. */
export function elevation(height: number, counts: number[], open: number): Elevation {
  const ground = height - BASE;
  const room = ground - 8;
  const wanted = GABLE + 5 * ROW;
  const flexible = open < 5 ? GABLE + 4 * ROW : wanted;
  const fixed = wanted - flexible;
  const k = Math.min(1.12, Math.max(0.2, (room - fixed) / flexible));
  let y = ground;
  const rows = WIDE.map((width, i) => {
    const h = i === open ? ROW : ROW * k;
    y -= h;
    return gallery(width, y, h, counts[i]!);
  });
  return { height, ground, rows, gable: { y, height: GABLE * k } };
}

function gallery(width: number, y: number, height: number, count: number): Gallery {
  const { pad, gap, most } = WINDOW;
  const glass = Math.min(most, (width - 2 * pad - gap * (count - 1)) / count);
  const used = count * glass + (count - 1) * gap;
  const left = WIDTH / 2 - used / 2;
  return {
    x: (WIDTH - width) / 2,
    y,
    width,
    height,
    windows: Array.from({ length: count }, (_, i) => left + i * (glass + gap)),
    glass,
  };
}
