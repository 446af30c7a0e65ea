/** The table in words, for text mode, and which options the board draws itself. */

import type { IconName } from '../../lib/icon-names.ts';
import type { Option, Player, Say } from '../../table/board.ts';
import { told } from '../../table/sounds.ts';
import { craftsmanOf, KINDS, resourceOf, WARES } from './material.ts';
import { stepsOf } from './steps.ts';
import type { Kind, Standing, View } from './types.ts';
import { phaseOf, stepOf } from './where.ts';

const ON_BOARD = new Set(['take', 'hire', 'dismiss', 'place', 'cube', 'buy', 'sell', 'use', 'discard', 'crusade', 'recall', 'inspire', 'name']);

/** Points and gold, where there is room for two numbers only. */
export function brief(view: View, seat: number, say: Say): { icon: IconName; value: number; label: string }[] {
  const player = view.players[seat];
  return player ? [{ icon: 'vp', value: player.points, label: say('table-points') }, { icon: 'gold', value: player.gold, label: say('table-gold') }] : [];
}

/** With a new round a part of the cathedral is finished. */
export const sounds = told({
  chord: 'round',
  card: 'event ellen-saw take hire privilege shiring at-shiring at-kingsbridge at-new-shiring',
  cube: 'harvest cube buy sell court-metal wages pay-tax gold tax-collected earls-gold',
});

/** Whether board or panels draw this option as a target of their own; what they do not is a button in the prompt bar. */
export const claims = (option: Option): boolean => ON_BOARD.has(option.parts[0] ?? '');
export const plain = (option: Option): boolean => !claims(option);

const SIGNS: Record<string, IconName> = {
  pass: 'pass', veto: 'veto', allow: 'check', remigius: 'builder', protection: 'shield', resource: 'market', thomas: 'shield', endure: 'event-bad',
  taxfree: 'die', pay: 'gold', leave: 'pass', done: 'check', act: 'builder', waive: 'vp', castle_metal: 'metal', castle_gold: 'gold', mathilde: 'market',
  crusade: 'worker', bishop: 'bishop', kingsbridge_left: 'privilege', kingsbridge_right: 'privilege', priory: 'priory', court: 'crown',
  shiring_left: 'town', shiring_right: 'town', castle: 'castle', market: 'market', start_player: 'banner', tax_collector: 'die', france: 'c-glass',
  coast: 'gold', shiring_privilege: 'privilege',
};

export function icon(parts: string[]): IconName | null {
  const [verb = '', what = ''] = parts;
  if (['hire', 'dismiss', 'use', 'name', 'inspire'].includes(verb)) return craftsmanOf(what).icon;
  if (verb === 'take') return resourceOf(what).kind;
  if (KINDS.includes(what as Kind)) return what as Kind;
  return SIGNS[verb === 'place' || verb === 'recall' ? what : verb] ?? null;
}

export function places(view: View, say: Say, players: Player[]): { name: string; text: string }[] {
  const name = (seat: Standing) =>
    seat === null ? say('label-free') : seat === 'black' ? say('label-black-builder') : (players.find((player) => player.seat === seat)?.name ?? '');
  const standing = (place: string) => {
    const spaces = view.places[place] ?? [], free = spaces.filter((space) => space === null).length;
    const there = spaces.filter((space) => space !== null).map(name);
    return [...there, ...(free > 0 ? [spaces.length > 1 ? say('label-free-spaces', { number: free }) : say('label-free')] : [])].join(', ');
  };
  const list = (items: string[]) => items.join(', ') || say('label-empty');
  const privilege = (id: string | null | undefined) => (id ? `${say(`privilege-${id}`)} (${say(`privilege-${id}-use`)})` : say('label-empty'));
  const craftsman = (id: string | null) => (id ? `${say(`craftsman-${id}`)} (${say(`craftsman-${id}-use`)})` : say('label-empty'));
  const cards = (kind: Kind) => {
    const free = view.display.resources.filter((id) => id.startsWith(kind)).map((id) => say(`resource-${id}`));
    const taken = view.players.flatMap((player, seat) =>
      player.resources.filter((id) => id.startsWith(kind)).map((id) => say('label-taken-by', { card: say(`resource-${id}`), name: name(seat) })),
    );
    return list([...free, ...taken]);
  };
  const event = view.event ?? view.coming_event;
  const words: Record<string, string> = {
    '1': event ? `${say(`event-${event}`)}: ${say(`event-${event}-use`)}` : say('label-sealed'),
    '2': standing('bishop'),
    '3': list(view.players.map((player, seat) => `${name(seat)} ${player.wool_mill}`)),
    '4': ['left', 'right'].map((side, i) => `${privilege(view.kingsbridge[i])}: ${standing(`kingsbridge_${side}`)}`).join('; '),
    '5': standing('priory'),
    '6': cards('wood'),
    '7': cards('stone'),
    '8': cards('sand'),
    '9': standing('court') + (view.tax ? `; ${say('table-tax', { tax: view.tax })}` : ''),
    '9a': standing('tax_collector'),
    '9b': list(Object.entries(view.crusades ?? {}).map(([workers, space]) => `${workers}: ${space.seat !== null ? name(space.seat) : space.open ? say('label-free') : say('label-empty')}`)),
    '9c': standing('france'),
    '9d': standing('coast'),
    '9e': `${privilege(view.shiring_privilege)}: ${standing('shiring_privilege')}`,
    '10': ['left', 'right'].map((side, i) => `${craftsman(view.shiring[i] ?? null)}: ${standing(`shiring_${side}`)}`).join('; '),
    '11': standing('castle'),
    '12': `${list(WARES.map((kind) => `${view.market[kind]} ${say(`kind-${kind}`)}`))}; ${standing('market')}`,
    '13': say('label-cathedral', { parts: Math.min(6, Math.max(0, view.round - 1)) }),
    '14': standing('start_player'),
  };
  const now = stepOf(view);
  const passed = Object.entries(view.passed).map(([cost, seat]) => `${cost}: ${name(seat)}`);
  const track = (view.track ?? []).map((seat, i) => ({ seat, number: i + 1 })).filter(({ seat }) => seat !== null);
  return [
    { name: say('label-for-hire'), text: list(view.display.craftsmen.map((id) => `${craftsman(id)}, ${say('label-price', { gold: craftsmanOf(id).price })}`)) },
    ...(phaseOf(view) === 2 ? [{ name: say('label-cost'), text: [say('table-cost', { cost: view.cost }), ...passed].join('; ') }] : []),
    ...(view.track ? [{ name: say('label-third'), text: list(track.map(({ seat, number }) => `${number}: ${name(seat)}`)) }] : []),
    ...stepsOf(view.crusades !== undefined).map((step) => ({
      name: `${step.no} ${say(`station-${step.label}`)}${step.no === now ? ' ★' : ''}`,
      text: words[step.no] ?? '',
    })),
  ];
}

export function tally(view: View, say: Say): { columns: string[]; rows: Record<number, (string | number)[]> } {
  const columns = [say('table-points'), say('table-gold'), ...KINDS.map((kind) => say(`kind-${kind}`)), say('table-workers'), say('table-builders'), say('table-craftsmen'), say('table-privileges')];
  const rows: Record<number, (string | number)[]> = {};
  view.players.forEach((player, seat) => {
    rows[seat] = [
      player.points, player.gold, ...KINDS.map((kind) => player.cubes[kind]), player.workers, view.bag[seat] ?? 0,
      player.craftsmen.map((id) => say(`craftsman-${id}`) + (craftsmanOf(id).capacity ? ` ×${craftsmanOf(id).capacity}` : '')).join(', '),
      player.privileges.map((id) => say(`privilege-${id}`)).join(', '),
    ];
  });
  return { columns, rows };
}
