/** Tables for tests and pictures, made through the API with the visitor's cookie, so that their seed is fixed. */
import { dice } from './play.mjs';

export const bots = (n, bot = 'random') => Array.from({ length: n }, () => ({ kind: 'bot', bot }));

/** A new table; the page must be known to the hall. */
export const made = (page, table) =>
  page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    const table = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(table));
    return table.id;
  }, table);

/** Comes in, opens a table and goes there. */
export async function open(page, hall, table) {
  await page.goto(`${hall.address}/`);
  await page.locator('.title button').first().waitFor();
  const id = await made(page, table);
  await page.goto(`${hall.address}/table/${id}`);
  return id;
}

/**
 * Plays my seat past the page, straight to the hall, always the same way, until so many decisions are made, the time is up or
 * the game is over; what comes of it reaches the page as the moves of others do, and so does each question: the pause is
 * before the answer.
 */
export const playOn = (page, id, { moves = 5000, pause = 0, lasting = 300_000 } = {}) =>
  page.evaluate(
    async ({ id, moves, pause, lasting, draws }) => {
      const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
      const ends = performance.now() + lasting;
      for (let made = 0; performance.now() < ends; ) {
        const now = await (await fetch(`/api/tables/${id}?seat=0`)).json();
        const legal = now.picture?.legal ?? [];
        if (now.phase === 'over' || (made >= moves && legal.length > 0)) return made;
        if (legal.length === 0) {
          await rest(30);
          continue;
        }
        await rest(pause);
        const { action } = legal[draws[made % draws.length] % legal.length];
        await fetch(`/api/tables/${id}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ seat: 0, action, version: now.version, key: `k${made}` }),
        });
        made += 1;
      }
      return moves;
    },
    { id, moves, pause, lasting, draws: Array.from({ length: 400 }, ((pick) => () => pick(997))(dice(11))) },
  );

/** A table after so many of my decisions, with the next one waiting. */
export async function prepared(page, { moves, ...table }) {
  const id = await made(page, { ...table, public: false });
  await playOn(page, id, { moves });
  return id;
}
