/** A finished table leads to its review, and the review to every position, from which one can play on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { bots, prepared } from './tables.mjs';

const OVER = { game: 'pillars', seats: [{ kind: 'me' }, ...bots(1)], seed: 7, moves: 5000 };

export function tests(stage) {
  test('a review of a finished table', async () => {
    const page = await visitor(stage.browser, { reducedMotion: 'reduce' });
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().waitFor();
    const id = await prepared(page, OVER);
    await page.goto(`${stage.hall.address}/table/${id}`);
    await page.locator(`a[href="/review/${id}"]`).click();
    await page.locator('.plot polyline').first().waitFor();
    await page.locator('.moments').waitFor({ timeout: 60_000 });
    assert.equal(await page.locator('.moments li').count(), 3);
    assert.equal(await page.locator('.plot polyline:not(.rim)').count(), 2);
    await page.locator('.moments a').first().click();
    await page.locator('.prompt.past').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).first().waitFor();
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
