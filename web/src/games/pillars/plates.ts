/** How large the plate of a station is with its name on it, and where it stands so that it covers no other. */
import type { Say } from '../../table/board.ts';
import type { Station } from './geometry.ts';
import { broken, widthOf } from './lettering.ts';

export interface Plated {
  lines: string[];
  /** Of the letters; r: of the medallion; gap: from its middle to the first letter. */
  size: number;
  r: number;
  gap: number;
  x: number;
  width: number;
  height: number;
}

/** `t`: how much larger letters are drawn because the board is small. */
export function plated(station: Station, stations: Station[], say: Say, compact: boolean, t: number): Plated {
  const size = (compact ? 14 : 15.5) * t;
  const r = (compact ? 11 : 12.5) * Math.sqrt(t);
  const lines = station.bare ? [] : broken(say(`${compact ? 'sign' : 'station'}-${station.label}`), size, station.room, 'sc');
  const gap = r + 4.5;
  const width = Math.max(0, ...lines.map((line) => widthOf(line, size, 'sc'))) + gap + 6;
  const height = lines.length * size * 1.08 + (compact ? 5 : 6);
  const right = compact ? 384 : station.x > 900 ? 1132 : 894;
  const before = stations.find((one) => one.no === station.after);
  const least = before ? endOf(plated(before, stations, say, compact, t)) + r + 3 : r + 3;
  return { lines, size, r, gap, width, height, x: Math.max(least, Math.min(station.x, right - width)) };
}

const endOf = ({ x, width }: Plated): number => x + width + 3;
