/** Which options are about which place, card or tile. */

import type { Option } from '../../table/board.ts';
import type { CityId, View } from './types.ts';

const PLACES = ['build', 'finish', 'cathedral', 'master'];
const CARDS = ['play', 'site', 'pickup'];

/** What can be done on spaces: city -> space -> action. */
export function byCity(lit: Map<number, Option>): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const option of lit.values()) {
    const [verb, city, space] = option.parts;
    if (!verb || !PLACES.includes(verb) || !city || !space) continue;
    if (!found.has(city)) found.set(city, new Map());
    found.get(city)!.set(space, option.action);
  }
  return found;
}

/** What is done on a lit space. One question asks for one kind of thing. */
export function verbOf(lit: Map<number, Option>): string {
  for (const option of lit.values()) if (PLACES.includes(option.parts[0] ?? '')) return option.parts[0]!;
  return '';
}

/** The tiles that may be laid: tile -> action. */
export function tiles(lit: Map<number, Option>): Map<string, number> {
  const found = new Map<string, number>();
  for (const option of lit.values())
    if (option.parts[0] === 'lay' && option.parts[1]) found.set(option.parts[1], option.action);
  return found;
}

/** The action cards that may be played: card -> action. */
export function cards(lit: Map<number, Option>): Map<string, number> {
  const found = new Map<string, number>();
  for (const option of lit.values()) {
    const [verb, city] = option.parts;
    if (verb && CARDS.includes(verb)) found.set(city ?? verb, option.action);
  }
  return found;
}

/** How many influence cards may be added: number -> action. */
export function influences(lit: Map<number, Option>): Map<number, number> {
  const found = new Map<number, number>();
  for (const option of lit.values())
    if (option.parts[0] === 'influence') found.set(Number(option.parts[1]), option.action);
  return found;
}

export function drawing(lit: Map<number, Option>): number | null {
  for (const option of lit.values()) if (option.parts[0] === 'draw') return option.action;
  return null;
}

/** The city that the card being carried out names, if it names one. */
export function cityOfCard(view: View): CityId | null {
  return view.cities.find((city) => city.id === view.action?.card)?.id ?? null;
}
