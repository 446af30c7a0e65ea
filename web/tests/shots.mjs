/** `make shots`: every page and title at 390, 1280 and 1920 pixels in both themes, from fixed seeds, into build/shots. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, visitor } from './browser.mjs';
import { Hall } from './hall.mjs';
import { bots, prepared } from './tables.mjs';

const OUT = fileURLToPath(new URL('../../build/shots/', import.meta.url));
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 }, 1920: { width: 1920, height: 1080 } };
const greedy = (n) => bots(n, 'greedy');
/** What is played before a picture is taken: so many decisions of mine. */
const TABLES = {
  'pillars-start': { game: 'pillars', seats: [{ kind: 'me' }, ...greedy(3)], seed: 7, moves: 1 },
  pillars: { game: 'pillars', seats: [{ kind: 'me' }, ...greedy(3)], seed: 7, moves: 45 },
  'pillars-six': { game: 'pillars', options: { expansion: 'full' }, seats: [{ kind: 'me' }, ...greedy(5)], seed: 7, moves: 12 },
  guilds: { game: 'guilds', seats: [{ kind: 'me' }, ...greedy(2)], seed: 7, moves: 14 },
  keythedral: { game: 'keythedral', options: { map: 'prepared' }, seats: [{ kind: 'me' }, ...greedy(3)], seed: 7, moves: 89 },
  over: { game: 'guilds', seats: [{ kind: 'me' }, ...greedy(1)], seed: 7, moves: 5000 },
};
const PAGES = { lobby: '/', new: '/new', handbook: '/handbook/pillars#II.3', profile: '/profile', settings: '/settings', about: '/about' };

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
    if (name.includes(only) || (only && 'text-mode past lobby profile review'.includes(only))) {
      const id = await prepared(page, table);
      places.push([name, `/table/${id}`]);
      if (name === 'over') places.push(['review-over', `/review/${id}`]);
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
        await page.locator(name === 'review-over' ? '.moments' : 'h1, [data-version]').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}${name}-${size}${theme === 'dark' ? '-dark' : ''}.png` });
      }
  for (const complaint of page.complaints) console.error(complaint);
} finally {
  await browser.close();
  await hall.close();
}
