/** Play at once: me against bots; and how a game stands, in a few words. */
import type { GameShown, Heading, NewTable } from '../../api/types.ts';
import { t, texts } from '../../i18n/i18n.svelte.ts';

const BOTS = ['Jonas', 'Aisha', 'Tomás', 'Greet', 'Odo'];
const OPPONENTS = 3;

export const botName = (i: number): string => BOTS[i % BOTS.length]!;

export function quickTable(game: GameShown, bot: string): NewTable {
  const narrowed = game.seats_with.filter((one) => {
    const option = game.options.find((other) => other.name === one.option);
    return option?.default === one.value;
  }) as { seats: number[] }[];
  const seats = narrowed.reduce((left, one) => left.filter((n) => one.seats.includes(n)), game.seats);
  const players = Math.max(...seats.filter((n) => n <= OPPONENTS + 1));
  const bots = Array.from({ length: players - 1 }, (_, i) => ({
    kind: 'bot',
    bot,
    name: botName(i),
  }));
  return { game: game.name, options: {}, public: false, seats: [{ kind: 'me' }, ...bots] } as NewTable;
}

/** How a game stands, in a few words. */
export function standOf(table: Heading): string {
  if (table.phase === 'gathering') return t('stand-gathering');
  const { round, rounds, scores, winners } = table.standing ?? {};
  if (table.phase !== 'over') return round ? t(rounds ? 'stand-round-of' : 'stand-round', { round, rounds: rounds ?? 0 }) : t('stand-running');
  if (!scores || !winners?.length) return t('stand-over');
  const mine = table.seats.find((seat) => seat.yours)?.number;
  const points = texts.list(scores.filter((score) => score !== null).map(texts.number));
  if (mine !== undefined && winners.includes(mine)) return t('stand-won', { points });
  return t('stand-lost', { names: texts.list(winners.map((seat) => table.seats[seat]?.name ?? '')), points });
}
