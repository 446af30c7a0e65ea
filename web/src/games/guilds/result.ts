/** The result of a game, city by city, from what the view tells. */

import type { Guild, View } from './types.ts';

export interface Row {
  /** Null for the armourers, who belong to nobody. */
  seat: number | null;
  guild: Guild;
  rank: number | null;
  cities: number[];
  bonus: number;
  total: number;
  /** The influenced guild of the player above. */
  second: boolean;
}

export interface Result {
  rows: Row[];
  /** The most that a city brought anyone. */
  best: number[];
  /** Whether anything came from elsewhere than cities. */
  bonus: boolean;
}

export function result(view: View): Result {
  const inCities = (guild: Guild): number[] =>
    view.cities.map((city) => (city.scored ? (city.ranking.find((rank) => rank.guild === guild)?.points ?? 0) : 0));
  const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
  const seats = view.players.map((_, seat) => seat);
  const score = (seat: number): number => view.scores[seat] ?? 0;
  seats.sort((a, b) => score(b) - score(a));
  const rows: Row[] = [];
  for (const seat of seats) {
    const player = view.players[seat]!;
    const cities = inCities(player.guild);
    rows.push({
      seat,
      guild: player.guild,
      rank: 1 + seats.filter((other) => score(other) > score(seat)).length,
      cities,
      bonus: player.points - sum(cities),
      total: score(seat),
      second: false,
    });
    if (player.influenced_guild) {
      const more = inCities(player.influenced_guild);
      rows.push({ seat, guild: player.influenced_guild, rank: null, cities: more, bonus: 0, total: sum(more), second: true });
    }
  }
  const grey = inCities('grey');
  rows.push({ seat: null, guild: 'grey', rank: null, cities: grey, bonus: 0, total: view.grey_points, second: false });
  return {
    rows,
    best: view.cities.map((_, i) => Math.max(...rows.map((row) => row.cities[i] ?? 0))),
    bonus: rows.some((row) => row.bonus !== 0),
  };
}
