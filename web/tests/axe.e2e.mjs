/** axe finds nothing serious on any page, in any language and theme; no text is missing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { open } from './games.e2e.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = ['pillars', 'guilds', 'keythedral'];

export async function serious(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  // Numbers drawn on a target are read by axe as one word without blanks; the target's name is the option in words.
  const drawn = (one) => one.id === 'label-content-name-mismatch' && one.nodes.every((node) => /^g\b/.test(node.target[0]));
  return found.violations
    .filter((one) => !drawn(one))
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${where}: ${one.id} (${one.nodes.length}) ${one.nodes[0].target} ${one.nodes[0].failureSummary}`.slice(0, 600));
}

export function tests(stage) {
  for (const [lang, theme] of [['en', 'light'], ['de', 'dark'], ['nl', 'light']])
    test(`axe: ${lang}, ${theme}`, async () => {
      const page = await visitor(stage.browser, { settings: { lang, theme }, locale: lang, reducedMotion: 'reduce' });
      const found = [];
      for (const path of ['/', '/new', '/handbook/guilds', '/profile', '/settings', '/about', '/nowhere']) {
        await page.goto(stage.hall.address + path);
        await page.locator('h1').first().waitFor();
        await page.waitForTimeout(300);
        found.push(...(await serious(page, path)));
      }
      for (const game of GAMES) {
        const id = await open(page, stage.hall, { game, seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }], seed: 2 });
        await page.locator('[data-version] [data-action]').first().waitFor();
        found.push(...(await serious(page, game)));
        await page.setViewportSize({ width: 390, height: 844 });
        found.push(...(await serious(page, `${game} at 390`)));
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('triforium.settings'));
          localStorage.setItem('triforium.settings', JSON.stringify({ ...kept, text: true }));
        });
        await page.goto(`${stage.hall.address}/table/${id}`);
        await page.locator('.frame-text [data-action]').first().waitFor();
        found.push(...(await serious(page, `${game} in text`)));
        await page.evaluate(() => {
          const kept = JSON.parse(localStorage.getItem('triforium.settings'));
          localStorage.setItem('triforium.settings', JSON.stringify({ ...kept, text: false }));
        });
      }
      assert.deepEqual(found, []);
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    });
}
