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

/** A table after so many of my decisions, made without clicking and always the same. */
export const prepared = (page, { moves, ...table }) =>
  page.evaluate(
    async ({ table, moves, draws }) => {
      const call = async (method, path, body) => {
        const answer = await fetch(`/api${path}`, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
        return answer.json();
      };
      const made = await call('POST', '/tables', { ...table, public: false });
      for (let i = 0; i < moves; ) {
        const now = await call('GET', `/tables/${made.id}?seat=0`);
        if (now.phase === 'over') break;
        if (now.picture.legal.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 30));
          continue;
        }
        const { action } = now.picture.legal[draws[i % draws.length] % now.picture.legal.length];
        await call('POST', `/tables/${made.id}/moves`, { seat: 0, action, version: now.version, key: `k${i}` });
        i += 1;
      }
      for (;;) {
        const now = await call('GET', `/tables/${made.id}?seat=0`);
        if (now.phase === 'over' || now.picture.legal.length > 0) return made.id;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    { table, moves, draws: Array.from({ length: 400 }, ((pick) => () => pick(997))(dice(11))) },
  );
