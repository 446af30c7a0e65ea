/** Spaces that only one guild can still fill: as the server says, or because nobody else has a tile of that shape left. */

import { ARMS, left } from './heraldry.ts';
import type { Arms, City, Space, View } from './types.ts';

/** Church tiles with letters lie on these shapes as well. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  gate: ['church_a', 'church_b'],
  corner: ['church_c', 'church_d'],
  small: ['church_d'],
};

/** The arms that alone have tiles of this shape left, if there is just one. */
export function soleOwner(supply: View['supply'], shape: string): Arms | null {
  const owners = ARMS.filter((arms) => left(supply, arms, shape) > 0);
  const church = LETTERS[shape]?.some((id) => (supply[id] ?? 0) > 0) ?? false;
  if (church && !owners.includes('church')) owners.push('church');
  return owners.length === 1 ? owners[0]! : null;
}

/** The cities, each free space with the only arms that can still fill it. */
export function withOnly(view: View): City[] {
  const sole = Object.fromEntries(['gate', 'corner', 'small'].map((shape) => [shape, soleOwner(view.supply, shape)]));
  if (!Object.values(sole).some(Boolean)) return view.cities;
  const filled = (space: Space): Space =>
    space.state === 'free' && space.only === undefined ? { ...space, only: sole[space.shape] ?? null } : space;
  return view.cities.map((city) => ({
    ...city,
    spaces: Object.fromEntries(Object.entries(city.spaces).map(([id, space]) => [id, filled(space)])),
  }));
}
