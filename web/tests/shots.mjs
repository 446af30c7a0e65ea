/** `make shots`: every page and title at 390, 1280 and 1920 pixels in both themes, from fixed seeds, into build/shots. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, visitor } from './browser.mjs';
import { Hall } from './hall.mjs';
import { dice } from './play.mjs';

const OUT = fileURLToPath(new URL('../../build/shots/', import.meta.url));
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 }, 1920: { width: 1920, height: 1080 } };
const bots = (n) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'greedy' }));
/** What is played before a picture is taken: so many decisions of mine. */
const TABLES = {
  'pillars-start': { game: 'pillars', seats: [{ kind: 'me' }, ...bots(3)], seed: 7, moves: 1 },
  pillars: { game: 'pillars', seats: [{ kind: 'me' }, ...bots(3)], seed: 7, moves: 26 },
  'pillars-six': { game: 'pillars', options: { expansion: 'full' }, seats: [{ kind: 'me' }, ...bots(5)], seed: 7, moves: 12 },
  guilds: { game: 'guilds', seats: [{ kind: 'me' }, ...bots(2)], seed: 7, moves: 14 },
  keythedral: { game: 'keythedral', options: { map: 'prepared' }, seats: [{ kind: 'me' }, ...bots(3)], seed: 7, moves: 40 },
  over: { game: 'guilds', seats: [{ kind: 'me' }, ...bots(1)], seed: 7, moves: 5000 },
};
const PAGES = { lobby: '/', new: '/new', handbook: '/handbook/pillars#II.3', profile: '/profile', settings: '/settings', about: '/about' };

/** A table after so many of my decisions, made through the API: no clicking, always the same. */
const prepared = (page, { moves, ...table }) =>
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

const only = process.argv[2] ?? '';
mkdirSync(OUT, { recursive: true });
const [browser, hall] = await Promise.all([launch(), new Hall().start()]);
try {
  const page = await visitor(browser, { locale: process.env.SHOTS_LANG ?? 'en', settings: { pace: 0 }, reducedMotion: 'reduce' });
  await page.goto(hall.address);
  await page.locator('.title button').first().waitFor();
  page.on('pageerror', (error) => console.error(error.stack));
  const places = Object.entries(PAGES);
  for (const [name, table] of Object.entries(TABLES))
    if (name.includes(only) || (only && 'text-mode past lobby profile'.includes(only))) {
      const id = await prepared(page, table);
      places.push([name, `/table/${id}`]);
      if (name === 'pillars') places.push(['text-mode', `/table/${id}`], ['past', `/table/${id}?at=40`]);
    }
  for (const [name, path] of places.filter(([name]) => name.includes(only)))
    for (const theme of ['light', 'dark'])
      for (const [size, viewport] of Object.entries(SIZES)) {
        if (process.env.SHOTS_SIZE && process.env.SHOTS_SIZE !== size) continue;
        if (process.env.SHOTS_THEME && process.env.SHOTS_THEME !== theme) continue;
        await page.setViewportSize(viewport);
        await page.evaluate(
          (change) => localStorage.setItem('triforium.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('triforium.settings')), ...change })),
          { theme, text: name === 'text-mode' },
        );
        await page.goto(hall.address + path);
        await page.locator('h1, [data-version]').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}${name}-${size}${theme === 'dark' ? '-dark' : ''}.png` });
      }
  for (const complaint of page.complaints) console.error(complaint);
} finally {
  await browser.close();
  await hall.close();
}
