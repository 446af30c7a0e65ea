/** While moves come in, the board, the question's buttons, the players' panels and the chronicle stay where they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { turn } from './play.mjs';
import { bots, open, playOn } from './tables.mjs';

const TABLES = {
  pillars: { seats: [{ kind: 'me' }, ...bots(3)] },
  guilds: { seats: [{ kind: 'me' }, ...bots(3)] },
  keythedral: { seats: [{ kind: 'me' }, ...bots(2, 'greedy')], options: { map: 'prepared', length: 'short' } },
};

/**
 * What must not move at all. Inside these boxes cards come and go, the ranking of a city changes its order, and the step that
 * we are in is spelt out.
 */
const WIDE = 'main, main > *, .prompt > *, .prompt button, .board-area, aside, aside > *, .panels .slot, .panels .slot > *';
const PHONE = '.prompt, main > .tracker, .stage, .board-area, .below > *, .below .slot > *';
const SCREENS = [
  { viewport: { width: 1280, height: 800 }, boxes: WIDE, little: 0.02 },
  { viewport: { width: 390, height: 844 }, boxes: PHONE, little: 1 },
];

/** Moves are made past the page, so that no click excuses a shift; the browser tells of all of them. */
const watch = (page, screen) =>
  page.evaluate(
    ({ boxes, little }) => {
      window.shifted = [];
      const name = (one) => `${one.nodeName} .${one.getAttribute('class')} in .${one.parentElement?.getAttribute('class')}`;
      new PerformanceObserver((list) => {
        const over = document.querySelector('[data-over=true]') ? ' at the end' : '';
        for (const { value, sources } of list.getEntries()) {
          const moved = sources.map((one) => (one.node instanceof Element ? one.node : one.node?.parentElement)).filter(Boolean);
          const wrong = value > little ? moved : moved.filter((one) => one.matches(boxes));
          for (const one of wrong) window.shifted.push(`${value.toFixed(5)} ${name(one)}${over}`);
        }
      }).observe({ type: 'layout-shift' });
    },
    screen,
  );

/** On a phone the page is longer than the screen, and the browser tells of what is seen alone: so where each box begins is watched. */
const watchPage = (page) =>
  page.evaluate(() => {
    const starts = new Map();
    const look = () => {
      for (const one of document.querySelectorAll('.prompt, .stage, .below, .below > *')) {
        const at = Math.round(one.getBoundingClientRect().top + scrollY);
        if (starts.has(one) && starts.get(one) !== at) window.shifted.push(`from ${starts.get(one)} to ${at} .${one.getAttribute('class')}`);
        starts.set(one, at);
      }
      requestAnimationFrame(look);
    };
    look();
  });

export function tests(stage) {
  for (const [game, table] of Object.entries(TABLES))
    for (const { viewport, ...screen } of SCREENS)
      test(`nothing moves while moves come in: ${game} at ${viewport.width}`, async () => {
        const page = await visitor(stage.browser, { viewport });
        const id = await open(page, stage.hall, { game, ...table, seed: 7 });
        await turn(page);
        await page.evaluate(() => document.fonts.ready);
        await watch(page, screen);
        if (viewport.width < 700) await watchPage(page);
        await playOn(page, id, { pause: 40 });
        await page.locator('[data-over=true]').waitFor({ state: 'attached' });
        await page.waitForTimeout(500);
        const shifted = await page.evaluate(() => window.shifted);
        assert.deepEqual(shifted, []);
        assert.deepEqual(page.complaints, []);
        await page.context().close();
      });
}
