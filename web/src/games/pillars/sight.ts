/** Which part of the wide board is in sight, so that no letter falls under 14 px; and which targets lie outside. */

import type { Option } from '../../table/board.ts';
import { COAST_WIDTH, WIDE } from './geometry.ts';

export interface Sight {
  /** Pixels per unit. */
  k: number;
  /** What is in sight, in units. */
  width: number;
  height: number;
  /** The width of all there is. */
  full: number;
  /** How far the window can move to the east; 0: everything is in sight. */
  travel: number;
  /** Free land to the left and above. */
  dx: number;
  dy: number;
}

/** Letters grow as the drawing shrinks, but not without end: everything at once from this scale on, the town from that. */
const WHOLE = { town: 0.78, coast: 0.87 };
const TOWN = 0.82;
const SMALLEST = 0.8;
const MOST_LAND = 90;

export function sightOf(w: number, h: number, coast: boolean): Sight {
  const full = WIDE.width + (coast ? COAST_WIDTH : 0);
  const fit = Math.min(w / full, h / WIDE.height);
  const town = Math.min(w / WIDE.width, h / WIDE.height);
  let k = fit >= (coast ? WHOLE.coast : WHOLE.town) ? fit : town >= TOWN ? Math.min(town, 1) : Math.max(SMALLEST, Math.min(1, h / WIDE.height));
  if (full - w / k < 60) k = Math.min(k, w / full);
  const width = w / k, height = Math.min(Math.max(h / k, WIDE.height), WIDE.height + 2 * MOST_LAND);
  const travel = full - width < 1 ? 0 : full - width;
  return { k, width, height, full, travel, dx: Math.max(0, (width - full) / 2), dy: (height - WIDE.height) / 2 };
}

/** Where a target is from west to east; null: not on the board. */
export function eastingOf(option: Option, atCoast: boolean): number | null {
  const [verb, what] = option.parts;
  switch (verb) {
    case 'place': case 'recall': return WIDE.spaces[what ?? '']?.[0]?.x ?? null;
    case 'take': return WIDE.resources.wood.x + 75;
    case 'hire': case 'name': return WIDE.hire(0, 1).x + 49;
    case 'crusade': return WIDE.cards.crusades!.x + 45;
    case 'cube': return WIDE.stock.x + 50;
    case 'buy': case 'sell': return atCoast ? WIDE.spaces.coast![0]!.x : WIDE.stock.x + 50;
    default: return null;
  }
}
