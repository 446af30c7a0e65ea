/** What moves over the village when something has happened: from the lines of the log to pieces on their way. */
import type { At, Way } from '../../lib/flying.ts';
import type { LogLine } from '../../table/board.ts';
import { across, fieldPoint, key, spotPoint, type Lattice } from './geometry.ts';
import { SIDES, YIELDS, type FieldView, type View } from './types.ts';

export type Flight = { id: string; way: Way; /** The field that shows its worker only when everything rests. */ field?: string } & (
  | { piece: 'worker'; seat: number }
  | { piece: 'cube'; letter: string }
);

const BETWEEN_WORKERS = 400;
const BETWEEN_CUBES = 60;

export const flightsOf = (news: LogLine[], view: View, lattice: Lattice): Flight[] => [
  ...sent(news, view, lattice),
  ...gathered(news, view, lattice),
];

/** Workers walk from their tiles to their fields. */
function sent(news: LogLine[], view: View, lattice: Lattice): Flight[] {
  const land = new Map(view.fields.map((field) => [key(field), field]));
  return news.filter((line) => line.key === 'send').flatMap((line, i) => {
    const tile = view.cottages.find((cottage) => cottage.name === line.args['cottage']);
    if (!tile) return [];
    return SIDES.flatMap((side): Flight[] => {
      const field = land.get(key(across(tile, side)));
      if (field?.worker !== tile.seat || (line.args['field'] ? field.name !== line.args['field'] : field.land !== line.args['land'])) return [];
      const home = spotPoint(lattice, tile);
      const way: Way = { from: [home.x, home.y], to: foot(lattice, field), lift: 14, delay: i * BETWEEN_WORKERS, time: 350, stays: true, anchor: 'foot' };
      return [{ id: `${line.n}:${field.name}`, piece: 'worker', seat: tile.seat, field: field.name, way }];
    });
  });
}

/** Where the drawing of a worker ends who stands in a field; its own foot is three units above that. */
function foot(lattice: Lattice, field: FieldView): At {
  const { x, y } = fieldPoint(lattice, field);
  return [x, y + lattice.p * (0.185 + (3 * 1.2) / 80)];
}

/** Cubes lift off the fields of whoever collects, one after the other, and are gone. */
function gathered(news: LogLine[], view: View, lattice: Lattice): Flight[] {
  return news
    .filter((line) => line.key === 'income')
    .flatMap((line) => view.fields.filter((field) => field.worker === line.seat).map((field) => ({ line, field })))
    .map(({ line, field }, i) => {
      const { x, y } = fieldPoint(lattice, field);
      const from: At = [x, y - lattice.p * 0.28];
      const way: Way = { from, to: [from[0], from[1] - 26], lift: 8, delay: i * BETWEEN_CUBES, time: 600, stays: false, anchor: 'middle' };
      return { id: `${line.n}:${field.name}`, piece: 'cube', letter: YIELDS[field.land], way };
    });
}
