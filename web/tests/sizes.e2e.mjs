/** On every screen from 360 pixels on: no letter under 14 px, nothing that scrolls sideways, no control outside. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { bots, prepared } from './tables.mjs';

const ME = { kind: 'me' };
const TABLES = {
  pillars: { game: 'pillars', seats: [ME, ...bots(3, 'greedy')], seed: 7, moves: 45 },
  'the expansion': { game: 'pillars', options: { expansion: 'full' }, seats: [ME, ...bots(5, 'greedy')], seed: 7, moves: 12 },
  guilds: { game: 'guilds', seats: [ME, ...bots(3, 'greedy')], seed: 7, moves: 14 },
  keythedral: { game: 'keythedral', options: { map: 'prepared' }, seats: [ME, ...bots(3, 'greedy')], seed: 7, moves: 89 },
  over: { game: 'guilds', seats: [ME, ...bots(1, 'greedy')], seed: 7, moves: 5000 },
};
const SCREENS = [[360, 740], [390, 844], [844, 390], [820, 1180], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]];

/** What is wrong on the page. Letters on cubes and on card backs are marks: what they say stands beside them, too. */
const look = () => {
  const MARKS = '.visually-hidden, option, select, defs, .sprite, .mark, .letter';
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`${document.documentElement.scrollWidth} wide`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = words.nextNode()); ) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element.closest(MARKS) || getComputedStyle(element).visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width < 2) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    // A button's words that are left out where there is no room have no size at all.
    if (size > 0 && size < 13.9) found.push(`${size.toFixed(1)} px: ${text.slice(0, 30)}`);
  }
  const scrolls = (element) => element !== null && (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const control of document.querySelectorAll('header button, header a, .prompt button, .tabs button, main a.button, main button.button')) {
    const { left, right, width: wide } = control.getBoundingClientRect();
    if (wide > 0 && (left < -1 || right > width + 1) && !scrolls(control.parentElement)) found.push(`outside: ${control.textContent || control.getAttribute('aria-label')}`);
  }
  // What scrolls can be scrolled by keyboard, too.
  for (const box of document.querySelectorAll('body *'))
    if (box.scrollWidth > box.clientWidth + 2 && /auto|scroll/.test(getComputedStyle(box).overflowX) && box.tabIndex < 0 && !box.querySelector('a, button, input, select, [tabindex="0"]'))
      found.push(`scrolls, but not by keyboard: ${box.className}`);
  // The sentence of a question stays in its bar.
  const [bar, sentence] = [document.querySelector('.prompt'), document.querySelector('.prompt .sentence')].map((one) => one?.getBoundingClientRect());
  if (sentence && (sentence.top < bar.top - 1 || sentence.bottom > bar.bottom + 1)) found.push('the question is cut');
  return found;
};

export function tests(stage) {
  test('every page and table from 360 pixels to 27 inches, in German', async () => {
    const page = await visitor(stage.browser, { locale: 'de', reducedMotion: 'reduce' });
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().waitFor();
    const places = ['/', '/new', '/handbook/guilds', '/profile', '/settings', '/about'].map((path) => [path, path, 'h1']);
    for (const [name, table] of Object.entries(TABLES)) {
      const id = await prepared(page, table);
      places.push([name, `/table/${id}`, '[data-version]']);
      if (name === 'over') places.push(['review', `/review/${id}`, '.moments']);
    }
    const found = [];
    for (const [name, path, sign] of places) {
      await page.goto(stage.hall.address + path);
      await page.locator(sign).first().waitFor({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(250);
        found.push(...(await page.evaluate(look)).map((one) => `${name}, ${width} x ${height}: ${one}`));
      }
    }
    assert.deepEqual([...new Set(found)], []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
