/** The board in words, for text mode, and which options have their place on board and panels. */

import type { Option, Player, Say } from '../../table/board.ts';
import { told } from '../../table/sounds.ts';
import { texts } from '../../i18n/i18n.svelte.ts';
import { ARMS, left, LETTERS, SHAPES } from './heraldry.ts';
import { plots } from './geometry.ts';
import type { City, Space, View } from './types.ts';

const CLAIMED = ['play', 'site', 'pickup', 'influence', 'draw', 'lay', 'build', 'finish', 'cathedral', 'master'];

/** Whether the board or a panel draws this option as a target; the rest are buttons beside the question. */
export function claims(option: Option): boolean {
  return CLAIMED.includes(option.parts[0] ?? '');
}

export const plain = (option: Option): boolean => !claims(option);

const ICONS: Readonly<Record<string, string>> = {
  play: 'citycard', site: 'sitecard', pickup: 'pickup', influence: 'influence', draw: 'citycard', finish: 'site',
  cathedral: 'cathedral', master: 'master',
}; // prettier-ignore

export function icon(parts: string[]): string | null {
  const [verb, what, space] = parts;
  if (verb === 'lay') return `s-${SHAPES.find((shape) => what?.includes(shape)) ?? (/_[ab]$/.test(what ?? '') ? 'gate' : 'corner')}`;
  if (verb === 'build') return `s-${{ g: 'gate', k: 'corner', p: 'small', c: 'centre' }[space?.charAt(0) ?? ''] ?? (space === 'xA' ? 'gate' : space === 'xB' ? 'small' : 'corner')}`;
  return ICONS[verb ?? ''] ?? null;
}

const guildName = (arms: string, say: Say): string =>
  arms === 'church' ? say('board-church') : say(`board-guild-${arms}`);

function space(id: string, what: Space, say: Say): string {
  const name = say(`space-${id}`);
  if (what.state === 'covered') return say('board-place-covered', { space: name });
  if (what.state === 'free')
    return what.only
      ? say('board-place-only', { space: name, guild: guildName(what.only, say) })
      : say('board-place-free', { space: name });
  const masters = (what.printed ?? 0) + (what.masters ?? 0);
  return [
    say(what.state === 'site' ? 'board-place-site' : 'board-place-built', {
      space: name,
      guild: guildName(what.arms ?? 'church', say),
    }),
    ...(masters ? [say('board-place-masters', { number: masters })] : []),
    ...(what.cathedral ? [say('board-place-cathedral')] : []),
    ...(what.special ? [say('board-place-letter', { letter: what.special.toUpperCase() })] : []),
  ].join(', ');
}

function city(one: City, say: Say): string {
  const ranking = one.ranking.map((rank) =>
    say('board-rank', {
      guild: guildName(rank.guild, say),
      districts: rank.districts,
      masters: rank.masters,
      points: rank.points,
    }),
  );
  const heading = say(one.scored ? 'board-was-scored' : 'board-if-scored');
  return [
    `${say('board-value', { value: one.value })}${one.scored ? `, ${say('board-scored')}` : ''}.`,
    `${heading}: ${ranking.length ? ranking.join('; ') : say('board-nobody')}.`,
    `${plots(one.spaces).map((plot) => space(plot.id, one.spaces[plot.id]!, say)).join('; ')}.`,
  ].join(' ');
}

function onTable(view: View, say: Say): string {
  const parts: string[] = [];
  if (view.golden) {
    parts.push(say('board-deck-left', { deck: 'A', number: view.golden.left_a }));
    parts.push(say('board-deck-left', { deck: 'B', number: view.golden.left_b }));
    const used = Object.entries(view.golden.discard).map(([card, number]) => `${say(`gold-${card}`)} ${number}`);
    if (used.length) parts.push(`${say('board-used')}: ${used.join(', ')}`);
    if (view.golden.card) parts.push(say('board-gold-yours', { gold: say(`gold-${view.golden.card}`) }));
  }
  if (view.stack) {
    parts.push(say('board-stack-left', { number: view.stack.left }));
    const open = view.stack.open.map(([guild, card]) => `${guildName(guild, say)} ${say(`card-${card}`)}`);
    if (open.length) parts.push(`${say('board-open')}: ${open.join(', ')}`);
    const drawn = view.stack.drawn;
    if (drawn) parts.push(say('board-drawn', { guild: guildName(drawn[0], say), card: say(`card-${drawn[1]}`) }));
  }
  parts.push(`${say('board-stones')}: ${view.wood.stones}`);
  if (view.golden) {
    parts.push(`${say('board-cathedrals')}: ${view.wood.cathedrals}`);
    parts.push(`${say('board-figures')}: ${view.wood.masters}`);
  }
  parts.push(`${say('board-cylinders')}: ${view.wood.cylinders}`);
  parts.push(`${say('board-covers')}: ${view.covers}`);
  return `${parts.join('. ')}.`;
}

function supply(view: View, say: Say): string {
  return ARMS.filter((arms) => view.cities.some((one) => one.arms === arms))
    .map((arms) => {
      const count = Object.fromEntries(SHAPES.map((shape) => [shape, left(view.supply, arms, shape)]));
      const letters = arms === 'church' ? LETTERS.filter((letter) => view.supply[`church_${letter}`]) : [];
      const said = say('board-tiles-of', { guild: guildName(arms, say), ...count });
      return letters.length ? `${said}, ${letters.join(' ').toUpperCase()}` : said;
    })
    .join('; ');
}

export function places(view: View, say: Say, _players: Player[]): { name: string; text: string }[] {
  return [
    ...view.cities.map((one) => ({ name: say(`city-${one.id}`), text: city(one, say) })),
    { name: say('board-on-table'), text: onTable(view, say) },
    { name: say('table-supply'), text: `${supply(view, say)}.` },
  ];
}

export function tally(view: View, say: Say): { columns: string[]; rows: Record<number, (string | number)[]> } {
  const rows: Record<number, (string | number)[]> = {};
  view.players.forEach((player, seat) => {
    const guilds = player.influenced_guild ? [player.guild, player.influenced_guild] : [player.guild];
    rows[seat] = [
      guilds.map((guild) => guildName(guild, say)).join(', '),
      view.scores[seat] ?? player.points,
      ...(view.golden ? [player.influence] : []),
      player.hand.map((card) => say(`card-${card}`)).join(', '),
      player.played.map((card) => say(`card-${card}`)).join(', '),
    ];
  });
  const columns = ['guild', 'points', ...(view.golden ? ['influence'] : []), 'hand', 'played'];
  return { columns: columns.map((column) => say(`table-${column}`)), rows };
}

/** Points and influence cards, for the narrow column. */
export function brief(view: View, seat: number): { icon: string; value: string | number; label: string }[] {
  const say = texts.say('guilds');
  const player = view.players[seat]!;
  return [
    { icon: 'vp', value: view.scores[seat] ?? player.points, label: say('table-points') },
    view.golden
      ? { icon: 'influence', value: player.influence, label: say('table-influence') }
      : { icon: 'citycard', value: player.hand.length, label: say('table-hand') },
  ];
}

/** A seat is known by its guild. */
export const arms = (view: View, seat: number, say: Say): string => guildName(view.players[seat]!.guild, say);

export const sounds = told({ chord: 'cathedral scored', card: 'gold gold-is gold-shown reveal play draw draw-removed influence pick-up' });

export const room = { own: 178, other: 118 };
