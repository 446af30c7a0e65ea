/** Which places of the map the options mean. */
import type { Option } from '../../table/board.ts';
import { across, fieldAt, key, same, spotAt, type Point } from './geometry.ts';
import { byKind } from './kinds.ts';
import type { CottageView, Land, Side, View } from './types.ts';

/** A field to which a worker can be sent; `from` is the tile he comes from. */
export interface Sending {
  action: number;
  field: Point;
  land: Land | null;
  from: CottageView;
  side: Side;
}
export interface Laying {
  action: number;
  at: Point;
}
export interface Fencing {
  action: number;
  side: Side;
}

export interface MapTargets {
  send: Sending[];
  field: Laying[];
  spot: Laying[];
  /** Tiles by name: those that an option means, and those beside which a fence may stand. */
  tile: Map<string, number>;
  fencing: Map<string, Fencing[]>;
  /** Fences by name. */
  fence: Map<string, number>;
  /** Kinds of land. */
  land: Map<Land, number>;
}

export function mapTargets(view: View, lit: Map<number, Option>): MapTargets {
  const kinds = byKind(lit);
  const of = (kind: string): Option[] => kinds.get(kind) ?? [];
  const mine = (number: number | string): string => String.fromCharCode(65 + (view.seat ?? 0)) + String(number);
  const tile = new Map<string, number>();
  for (const kind of ['mark', 'house']) for (const o of of(kind)) tile.set(mine(o.parts[1]!), o.action);
  for (const o of of('choose-tile')) tile.set(o.parts[1]!, o.action);
  const fencing = new Map<string, Fencing[]>();
  for (const o of of('fence-off')) {
    const [, name, side] = o.parts as [string, string, Side];
    fencing.set(name, [...(fencing.get(name) ?? []), { action: o.action, side }]);
  }
  return {
    send: [
      ...sending(view, of('send'), view.working === null ? null : mine(view.working)),
      ...sending(view, of('send-also'), view.round_laws.cottage_number),
    ],
    field: of('field').map((o) => ({ action: o.action, at: fieldAt(o.parts[1]!) })),
    spot: of('spot').map((o) => ({ action: o.action, at: spotAt(o.parts[1]!) })),
    tile,
    fencing,
    fence: new Map(of('remove').map((o) => [o.parts[1]!, o.action])),
    land: new Map(of('choose-land').map((o) => [o.parts[1] as Land, o.action])),
  };
}

function sending(view: View, options: Option[], tile: string | null): Sending[] {
  const from = view.cottages.find((cottage) => cottage.name === tile);
  if (!from) return [];
  return options.map((option) => {
    const side = option.parts[1] as Side;
    const field = across(from, side);
    return { action: option.action, field, land: view.fields.find((f) => same(f, field))?.land ?? null, from, side };
  });
}

/** The empty spots beside laid fields. */
export function emptySpots(view: View): Point[] {
  const taken = new Set(view.cottages.map(key));
  if (view.cathedral_tile) taken.add(key(spotAt(view.cathedral_tile)));
  const found = new Map<string, Point>();
  for (const field of view.fields)
    for (const [dx, dy] of [[-1, -1], [0, -1], [-1, 0], [0, 0]] as const) {
      const spot = { x: field.x + dx, y: field.y + dy };
      if (!taken.has(key(spot))) found.set(key(spot), spot);
    }
  return [...found.values()];
}

/** Fields that would go out of sight, in fields: what the present question is about. */
export function concerned(targets: MapTargets, view: View): Point[] {
  const spots = targets.spot.map(({ at }) => ({ x: at.x + 0.5, y: at.y + 0.5 }));
  const tiles = view.cottages.filter((c) => targets.tile.has(c.name)).map((c) => ({ x: c.x + 0.5, y: c.y + 0.5 }));
  const fences = view.fences.filter((f) => targets.fence.has(f.name)).map((f) => ({ x: f.x + 0.5, y: f.y + 0.5 }));
  return [...targets.send.map((s) => s.field), ...targets.field.map((f) => f.at), ...spots, ...tiles, ...fences];
}
