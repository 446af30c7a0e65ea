/** axe finds nothing serious on any page, in any language and theme. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serious } from './axe.mjs';
import { visitor } from './browser.mjs';
import { bots, made, prepared } from './tables.mjs';

const LANGUAGES = ['en', 'nl', 'de'];
/** Each in the middle of a game, with something to choose; its handbook in a language of its own, since those are long. */
const TABLES = {
  pillars: { handbook: 'en', options: { expansion: 'full' }, seats: [{ kind: 'me' }, ...bots(4)], seed: 7, moves: 12 },
  guilds: { handbook: 'nl', seats: [{ kind: 'me' }, ...bots(2)], seed: 7, moves: 14 },
  keythedral: { handbook: 'de', options: { map: 'prepared' }, seats: [{ kind: 'me' }, ...bots(2)], seed: 7, moves: 30 },
};
const OVER = { game: 'guilds', seats: [{ kind: 'me' }, ...bots(1)], seed: 7, moves: 5000 };
const WAITS = { game: 'pillars', seats: [{ kind: 'me' }, { kind: 'open' }] };
const COLOURS = ['color-contrast', 'link-in-text-block'];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Where to look: an address, what shows that the page is there, and whether it is read as text, or on a phone too. */
async function places(page, hall) {
  await page.goto(hall.address);
  await page.locator('.title button').first().waitFor();
  const found = ['/', '/new', '/profile', '/settings', '/about', '/nowhere'].map((path) => ({ path, sign: 'h1' }));
  for (const [game, { handbook, ...table }] of Object.entries(TABLES)) {
    const path = `/table/${await prepared(page, { game, ...table })}`;
    found.push({ path, name: game, sign: '[data-version] :is([data-action], [data-choice])', phone: true });
    found.push({ path, name: `${game} in text`, sign: '.frame-text [data-action]', text: true });
    found.push({ path: `/handbook/${game}`, sign: 'article', langs: [handbook] });
  }
  const over = await prepared(page, OVER);
  found.push({ path: `/table/${over}`, name: 'the end', sign: '.ranking' });
  found.push({ path: `/replay/${over}`, name: 'replay', sign: '.prompt.past' });
  found.push({ path: `/review/${over}`, name: 'review', sign: '.moments', phone: true });
  found.push({ path: `/replay/${over}`, name: 'replay in text', sign: '.frame-text', text: true });
  found.push({ path: `/table/${await made(page, WAITS)}`, name: 'a table that waits', sign: '.gathering' });
  return found;
}

const set = (page, change) =>
  page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('triforium.settings'));
    localStorage.setItem('triforium.settings', JSON.stringify({ ...kept, ...change }));
  }, change);

/** A theme changes nothing but colours: everything in the light one, in the dark one the rules about colours. */
async function inBothThemes(page, where) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.locator('html[data-theme=light]').waitFor();
  const light = await serious(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator('html[data-theme=dark]').waitFor();
  return [...light, ...(await serious(page, `${where}, dark`, COLOURS))];
}

export function tests(stage) {
  test('axe: every page in three languages and two themes', async () => {
    const page = await visitor(stage.browser, { settings: { theme: 'system' }, reducedMotion: 'reduce' });
    const found = [];
    for (const { path, name = path, sign, text = false, phone = false, langs = LANGUAGES } of await places(page, stage.hall))
      for (const lang of langs) {
        await set(page, { lang, text });
        await page.goto(stage.hall.address + path);
        await page.locator(sign).first().waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        for (const viewport of phone ? [PHONE, WIDE] : [WIDE]) {
          await page.setViewportSize(viewport);
          found.push(...(await inBothThemes(page, `${name}, ${lang}, ${viewport.width}`)));
        }
      }
    assert.deepEqual(found, []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
