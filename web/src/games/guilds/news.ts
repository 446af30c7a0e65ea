/** What has just happened, in order, as movements of the board. */

import type { LogLine } from '../../table/board.ts';

export interface Happening {
  key: string;
  delay: number;
}

/** By place: `gent/kSE`, or `gent` for the city itself. */
export type Fresh = Map<string, Happening>;

const MOVEMENTS: Readonly<Record<string, string>> = {
  lay: 'lay',
  'lay-site': 'site',
  finish: 'finish',
  cathedral: 'cathedral',
  master: 'master',
  cover: 'cover',
  'cover-end': 'cover',
};
const PACE = 450;

/** One thing moves at a time: each waits for the one before it. */
export function movements(news: readonly LogLine[]): Fresh {
  const found: Fresh = new Map();
  let delay = 0;
  for (const line of news) {
    const city = line.args['city'];
    if (city === undefined) continue;
    const movement = MOVEMENTS[line.key];
    if (movement) {
      found.set(`${city}/${line.args['space']}`, { key: movement, delay });
      delay += PACE;
    } else if (line.key === 'scored') {
      found.set(String(city), { key: 'scored', delay });
      delay += PACE;
    }
  }
  return found;
}

/** How long the movements of some news last, in milliseconds. */
export function lasting(news: readonly LogLine[]): number {
  return movements(news).size * PACE + 900;
}

/** The last line of a kind for a seat. */
export function lineFor(news: readonly LogLine[], key: string, seat: number): LogLine | undefined {
  return [...news].reverse().find((line) => line.key === key && line.seat === seat);
}
