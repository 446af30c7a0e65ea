/** What the frame of a table asks the title: text mode, prompt bar, icons, and answers given at once. */
import type { LogLine, Option, Player, Say } from '../../table/board.ts';
import { told } from '../../table/sounds.ts';
import { across, same } from './geometry.ts';
import { claims } from './kinds.ts';
import { LETTERS, LETTER, SIDES, YIELDS, total, type Bag, type CottageView, type Land, type View } from './types.ts';

export { autoAnswer, standing } from './quiet.ts';
export { claims };
export const plain = (option: Option): boolean => !claims(option);

/** Two numbers of a player for the narrow column and the phone. */
export function brief(view: View, seat: number, say: Say): { icon: string; value: number; label: string }[] {
  const player = view.players[seat];
  if (!player) return [];
  if (view.over) return [{ icon: 'vp', value: view.scores[seat] ?? 0, label: say('table-points') }, { icon: 'seat', value: player.seats?.length ?? 0, label: say('table-seats') }];
  return [
    { icon: 'fence', value: player.fences_left, label: say('table-fences') },
    { icon: 'law', value: player.law_count, label: say('table-laws') },
  ];
}

/** Cubes in the chronicle are drawn. */
export function cubes(line: LogLine): { text: string; letters: string[] } | null {
  const text = String(line.args.cubes ?? '');
  const letters = [...text].filter((letter) => letter !== ' ');
  return letters.length > 0 && letters.every((letter) => (LETTERS as readonly string[]).includes(letter)) ? { text, letters } : null;
}

/** The icon of an option. */
export function icon(parts: string[]): string | null {
  const [verb, what = ''] = parts;
  switch (verb) {
    case 'pass': case 'no': return 'pass';
    case 'done': case 'buy': return 'check';
    case 'withdraw': return 'undo';
    case 'number': case 'spot': return 'cottage';
    case 'mark': return 'marker';
    case 'send': case 'send-also': return 'worker';
    case 'seat': case 'choose-seat': return 'seat';
    case 'house': case 'choose-tile': return 'house';
    case 'fence': case 'unfence': case 'fence-off': case 'remove': return 'fence';
    case 'craft': return { iron: 'forge', glass: 'glassworks', gold: 'goldsmith' }[what] ?? null;
    case 'trade': return 'trader';
    case 'law': case 'play': return 'law';
    case 'pay': case 'take': case 'rise': case 'cut': case 'replace-craft': case 'replace-by': case 'choose-craft':
      return LETTER[what] ? `q-${LETTER[what]}` : null;
    case 'bid': case 'match': return 'auction';
    case 'name': return 'banner';
    case 'choose-land': return `f-${what}`;
    case 'field': return 'arrow';
    default: return null;
  }
}

/** Cubes as letters with numbers: "K 12, N 3". */
const inLetters = (bag: Bag): string =>
  LETTERS.filter((letter) => bag[letter]).map((letter) => `${letter} ${bag[letter]}`).join(', ');

/** The board by places, for text mode. */
export function places(view: View, say: Say, players: Player[]): { name: string; text: string }[] {
  const who = (seat: number): string => players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
  const none = say('places-none');
  const land = (name: Land): string => `${say(`land-${name}`)} (${YIELDS[name]})`;
  const list: { name: string; text: string }[] = [];
  for (const row of view.cathedral.filter((one) => one.open.length > 0))
    list.push({
      name: say('places-open', { value: row.value }),
      text: row.open.map((tile) => say('places-seat', { tile: tile.name, cost: [...tile.cost].join(' ') }) + laws(tile, say)).join('; '),
    });
  list.push({ name: say('table-store'), text: inLetters(view.store) || none });
  list.push({ name: say('table-craftsmen'), text: inLetters(view.craftsmen) || none });
  list.push({
    name: say('place-clerk'),
    text: view.law_spaces.map((space) => say(space.filled ? 'place-law' : 'place-no-law', { side: say(`space-${space.space}`) })).join('; '),
  });
  for (const player of view.players.keys())
    for (const tile of view.cottages.filter((one) => one.seat === player))
      list.push({
        name: `${who(tile.seat)}: ${say(tile.house ? 'panel-house' : 'panel-cottage', { number: tile.number })}`,
        text: around(tile, view, say, who, land) || none,
      });
  return list;
}

const laws = (tile: { rise: boolean; cut: boolean }, say: Say): string =>
  (tile.rise ? ` ${say('table-rise')}` : '') + (tile.cut ? ` ${say('table-cut')}` : '');

/** The fields beside a tile, with who works there and which fences stand between. */
function around(tile: CottageView, view: View, say: Say, who: (seat: number) => string, land: (name: Land) => string): string {
  return SIDES.flatMap((side) => {
    const field = view.fields.find((one) => same(one, across(tile, side)));
    if (!field) return [];
    const fence = view.fences.find((one) => same(one, tile) && one.side === side);
    const words = [`${say(`side-${side}`)} ${land(field.land)}`];
    if (field.worker !== null) words.push(say('places-worker', { player: who(field.worker) }));
    if (fence) words.push(say('places-fence', { player: who(fence.seat), side: say(`side-${side}`) }));
    return [words.join(', ')];
  }).join('; ');
}

/** The players' table of text mode. */
export function tally(view: View, say: Say): { columns: string[]; rows: Record<number, (string | number)[]> } {
  const rows: Record<number, (string | number)[]> = {};
  const hidden = say('tally-hidden');
  view.players.forEach((player, seat) => {
    rows[seat] = [
      view.scores[seat] ?? hidden,
      player.cubes ? `${total(player.cubes)}: ${inLetters(player.cubes)}` : hidden,
      player.seats ? player.seats.join(', ') || say('table-none') : hidden,
      player.laws ? player.laws.map((law) => say(`law-${law}`)).join(', ') || say('table-none') : player.law_count,
      player.houses.join(', ') || say('table-none'),
      player.workers_out,
      player.fences_left,
    ];
  });
  return {
    columns: ['points', 'cubes', 'seats', 'laws', 'houses', 'workers', 'fences'].map((name) => say(`table-${name}`)),
    rows,
  };
}

export const sounds = told({ chord: 'row over', card: 'law new-law buy-law play repeal', cube: 'income pay pay-player receive trade order-craft seat' });

export const room = { own: 163, other: 84 };
