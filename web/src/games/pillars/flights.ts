/** What moves when something has happened: from the lines of the log to pieces on their way. */

import type { At } from '../../lib/flying.ts';
import type { IconName } from '../../lib/icon-names.ts';
import type { LogLine } from '../../table/board.ts';
import type { Sheet } from './geometry.ts';
import { craftsmanOf, privilegeIcon, WARES } from './material.ts';
import type { Kind, View } from './types.ts';

export interface Flight {
  id: string;
  piece: 'builder' | 'worker' | 'icon' | 'seal';
  seat: number;
  icon?: IconName;
  from: At;
  to: At;
  delay: number;
  time: number;
  /** What is not shown at its place until everything rests. */
  hides?: string;
  /** Stays where it has arrived, until what it hides is shown. */
  stands: boolean;
  /** How large a figure is, beside one on the largest space. */
  scale: number;
}

interface Move {
  piece?: Flight['piece'];
  icon?: IconName;
  from: At;
  to: At;
  hides?: string;
  stands?: boolean;
  scale?: number;
  count?: number;
}

export const BEAT = 350;
const LONG = 500;
const BETWEEN_CUBES = 60;
/** A log this long is a return to the table, not a move. */
const MOST_LINES = 24;
const MOST_TIME = 2600;

const STATION_OF_KIND: Record<string, 'wood' | 'stone' | 'sand'> = { wood: 'wood', stone: 'stone', sand: 'sand' };

/** `edge` is where a player's panel is. */
export function flightsOf(news: LogLine[], view: View, sheet: Sheet, edge: (seat: number) => At): Flight[] {
  if (news.length > MOST_LINES) return [];
  const out: Flight[] = [];
  let clock = 0;
  for (const line of news) {
    const move = moveOf(line, view, sheet, edge(line.seat ?? 0));
    if (!move) continue;
    const far = Math.hypot(move.to[0] - move.from[0], move.to[1] - move.from[1]);
    const time = far > 400 ? LONG : BEAT, count = Math.min(move.count ?? 1, 8);
    for (let i = 0; i < count; i++)
      out.push({
        id: `${line.n}.${i}`, piece: move.piece ?? 'icon', seat: line.seat ?? 0, icon: move.icon, from: move.from, to: move.to,
        delay: clock + i * BETWEEN_CUBES, time, hides: i === count - 1 ? move.hides : undefined,
        stands: move.stands ?? false, scale: move.scale ?? 1,
      });
    clock += time + (count - 1) * BETWEEN_CUBES;
  }
  const faster = Math.min(1, MOST_TIME / Math.max(clock, 1));
  return out.map((flight) => ({ ...flight, delay: flight.delay * faster, time: Math.max(120, flight.time * faster) }));
}

function moveOf(line: LogLine, view: View, sheet: Sheet, edge: At): Move | null {
  const key = line.key.replace(/^log-/, ''), args = line.args, bag = sheet.cost.bag;
  const place = String(args.place ?? ''), kind = String(args.kind ?? '') as Kind, number = Number(args.number ?? 1);
  const spaces = sheet.spaces[place], court = at(sheet, 'court');
  switch (key) {
    case 'place': case 'place-black': {
      const standing = view.places[place] ?? [];
      const n = Math.max(standing.lastIndexOf(key === 'place' ? line.seat : 'black'), 0);
      const space = spaces?.[n];
      if (!space) return null;
      const { x, y, r } = space, scale = r / 17;
      return { piece: 'builder', from: bag, to: [x, y + r * 0.56 + 4 * scale], hides: `${place} ${n}`, stands: true, scale };
    }
    case 'event': { const { x, y, w, h } = sheet.event, middle: At = [x + w / 2, y + h / 2]; return { piece: 'seal', from: middle, to: middle }; }
    case 'recall': return spaces?.[0] ? { piece: 'builder', from: [spaces[0].x, spaces[0].y + 9], to: bag } : null;
    case 'pass': { const [x, y] = sheet.cost.at(Number(args.cost)); return { piece: 'builder', from: bag, to: [x + 19, y + 10] }; }
    case 'veto': { const [x, y] = sheet.cost.at(view.cost); return { piece: 'builder', from: [x, y], to: bag }; }
    case 'track': { const box = sheet.cards.track; return box ? { piece: 'builder', from: bag, to: [box.x, box.y + 9], hides: `track ${number}` } : null; }
    case 'take': { const card = resourceAt(sheet, String(args.resource)); return card ? { piece: 'worker', from: edge, to: card, hides: `take ${args.resource}`, stands: true } : null; }
    case 'crusade': { const box = sheet.cards.crusades; return box ? { piece: 'worker', from: edge, to: [box.x + box.w, box.y + box.h], hides: `crusade ${args.workers}` } : null; }
    case 'hire': { const box = sheet.hire(0, 1); return { icon: tool(args), from: [box.x + 40, box.y + 20], to: edge }; }
    case 'shiring': { const box = sheet.cards.shiring_left!; return { icon: tool(args), from: [box.x + box.w, box.y], to: edge }; }
    case 'privilege': { const box = sheet.cards.kingsbridge_left!; return { icon: privilegeIcon(String(args.privilege)), from: [box.x + box.w, box.y + 20], to: edge }; }
    case 'harvest': { const row = STATION_OF_KIND[kind]; return row ? { icon: kind, from: [sheet.resources[row].x + 40, sheet.resources[row].y], to: edge, count: number } : null; }
    case 'cube': case 'buy': { const stall = stallOf(sheet, kind); return stall ? { icon: kind, from: stall, to: edge, count: number } : null; }
    case 'sell': return { icon: kind, from: edge, to: stallOf(sheet, kind) ?? at(sheet, 'market'), count: number };
    case 'wages': return { icon: 'gold', from: [sheet.mill.x + 60, sheet.mill.y + 40], to: edge };
    case 'priory': return { icon: 'vp', from: at(sheet, 'priory'), to: edge };
    case 'court-metal': return { icon: 'metal', from: court, to: edge };
    case 'pay-tax': return Number(args.gold) > 0 ? { icon: 'gold', from: edge, to: court } : null;
    case 'castle': return { icon: 'worker-grey', from: at(sheet, 'castle'), to: edge };
    case 'use': case 'inspire': { const c = sheet.cathedral; return { icon: tool(args), from: edge, to: [c.x + 237 * c.scale, c.y + 200 * c.scale] }; }
    case 'round': return { icon: 'banner', from: at(sheet, 'start_player'), to: edge };
    case 'tax-collected': return spot(sheet, 'tax_collector', 'gold', edge);
    case 'saint-denis': return spot(sheet, 'france', 'c-glass', edge);
    case 'crusaded': { const box = sheet.cards.crusades; return box ? { icon: 'vp', from: [box.x + box.w, box.y + box.h], to: edge } : null; }
    default: return null;
  }
}

const tool = (args: LogLine['args']): IconName => craftsmanOf(String(args.craftsman)).icon;

function at(sheet: Sheet, place: string): At {
  const space = sheet.spaces[place]?.[0];
  return space ? [space.x, space.y] : [sheet.width / 2, sheet.height / 2];
}

function spot(sheet: Sheet, place: string, icon: IconName, edge: At): Move | null {
  return sheet.spaces[place] ? { icon, from: at(sheet, place), to: edge } : null;
}

function stallOf(sheet: Sheet, kind: Kind): At | null {
  const n = WARES.indexOf(kind);
  return n < 0 ? null : [sheet.stock.x + n * sheet.stock.pitch, sheet.stock.y];
}

function resourceAt(sheet: Sheet, id: string): At | null {
  const [kind, n] = id.split('_');
  const row = sheet.resources[kind as 'wood'];
  return row ? [row.x + row.w / 2 + (Math.max(Number(n), 2) - 2) * row.pitch, row.y + row.h] : null;
}
