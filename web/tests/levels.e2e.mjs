/** Against a master builder: opened with the mouse, seen to think, asked for its reasons; and a master's advice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serious } from './axe.mjs';
import { visitor } from './browser.mjs';
import { clickOne, turn } from './play.mjs';

/** Decide until the other one thinks, which takes it two seconds. */
async function untilItThinks(page) {
  for (let i = 0, after = -1; i < 20; i++) {
    const now = await turn(page, { after });
    await clickOne(page, now);
    after = now.handle ? -1 : now.version;
    const thinks = page.getByTestId('thinks');
    await thinks.waitFor({ timeout: 1500 }).catch(() => undefined);
    if ((await thinks.count()) > 0) return;
  }
  assert.fail('it never thinks');
}

export function tests(stage) {
  test('a master builder is seen to think and gives its reasons', async () => {
    const page = await visitor(stage.browser);
    await page.goto(`${stage.hall.address}/new?game=pillars`);
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
    const level = page.getByLabel('Level of the bot in seat 2');
    assert.equal(await level.inputValue(), 'journeyman');
    await level.selectOption({ label: 'Master builder' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[data-version]').waitFor();
    assert.equal(await page.locator('.panels .face').getAttribute('title'), 'Master builder');
    await untilItThinks(page);
    assert.match(await page.getByTestId('prompt').textContent(), /thinks …$/);
    await turn(page);
    assert.equal(await page.getByTestId('thinks').count(), 0);

    await page.getByRole('button', { name: 'Bots' }).click();
    const drawer = page.locator('.drawer');
    await drawer.getByRole('button', { name: /^Why did/ }).click();
    await drawer.locator('ol li').first().waitFor();
    const why = await drawer.locator('.answer').textContent();
    assert.match(why, /chose “.+”, and weighed:/);
    assert.match(why, /\d+ % of the thoughts, .+ then/);
    assert.deepEqual(await serious(page, 'reasons'), []);

    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 390, height: 640 });
    await page.locator('nav.tabs').getByRole('button', { name: 'Players' }).click();
    const tab = page.locator('.tabbed');
    await tab.getByRole('button', { name: /^Why did/ }).click();
    await tab.locator('.answer li').first().waitFor();
    const [answer, parts] = await Promise.all([tab.locator('.answer').boundingBox(), page.locator('nav.tabs').boundingBox()]);
    assert.ok(answer.y + Math.min(answer.height, 100) <= parts.y, 'on a phone the answer is scrolled to');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Bots' }).click();

    await drawer.getByRole('button', { name: 'What would a master do?' }).click();
    await drawer.locator('.counsel > .answer ol li').first().waitFor();
    const options = await drawer.locator('.counsel > .answer ol li').count();
    assert.ok(options >= 1 && options <= 3);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('play at once against the level that was chosen', async () => {
    const page = await visitor(stage.browser, { locale: 'de' });
    await page.goto(stage.hall.address);
    const usual = page.getByRole('radio', { name: 'Geselle' });
    await usual.waitFor({ state: 'attached' });
    assert.ok(await usual.isChecked());
    await page.getByText('Lehrling', { exact: true }).click();
    await page.locator('.title button').first().click();
    await page.locator('[data-version]').waitFor();
    assert.equal(await page.locator('.panels .face').first().getAttribute('title'), 'Lehrling');
    await page.goto(stage.hall.address);
    await page.getByRole('radio', { name: 'Lehrling' }).waitFor({ state: 'attached' });
    assert.ok(await page.getByRole('radio', { name: 'Lehrling' }).isChecked());
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
