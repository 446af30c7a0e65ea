/** Play at once: me against bots; and how a game stands, in a few words. */
import type { GameShown, Heading, NewTable, TableShown } from '../../api/types.ts';
import { t, texts } from '../../i18n/i18n.svelte.ts';

const BOTS = ['Jonas', 'Aisha', 'Tomás', 'Greet', 'Odo'];
const OPPONENTS = 3;

/** The strongest bot that answers at once; titles list their bots from weak to strong. */
export const strongest = (game: GameShown): string =>
  game.bots.find((bot) => bot.name === 'greedy')?.name ?? game.bots.at(-1)?.name ?? 'random';

export const botName = (i: number): string => BOTS[i % BOTS.length]!;

export function quickTable(game: GameShown): NewTable {
  const narrowed = game.seats_with.filter((one) => {
    const option = game.options.find((other) => other.name === one.option);
    return option?.default === one.value;
  }) as { seats: number[] }[];
  const seats = narrowed.reduce((left, one) => left.filter((n) => one.seats.includes(n)), game.seats);
  const players = Math.max(...seats.filter((n) => n <= OPPONENTS + 1));
  const bots = Array.from({ length: players - 1 }, (_, i) => ({
    kind: 'bot',
    bot: strongest(game),
    name: botName(i),
  }));
  return { game: game.name, options: {}, public: false, seats: [{ kind: 'me' }, ...bots] } as NewTable;
}

export function standOf(table: Heading, shown: TableShown | undefined): string {
  if (table.phase === 'gathering') return t('stand-gathering');
  const picture = shown?.picture;
  if (!picture) return table.phase === 'over' ? t('stand-over') : t('stand-running');
  const view = picture.view as { round?: number; winners?: number[] };
  if (table.phase !== 'over') {
    const asked = picture.prompt.text;
    return view.round ? `${t('stand-round', { round: view.round })} ${asked}` : asked;
  }
  const mine = table.seats.find((seat) => seat.yours)?.number;
  const points = texts.list(picture.scores.filter((score) => score !== null).map(texts.number));
  if (mine !== undefined && view.winners?.includes(mine)) return t('stand-won', { points });
  const winners = (view.winners ?? []).map((seat) => table.seats[seat]?.name ?? '');
  return winners.length ? t('stand-lost', { names: texts.list(winners), points }) : t('stand-over');
}
