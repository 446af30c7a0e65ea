/** A hall that dies and comes back, a connection that is lost, two windows on one seat, undo, looking back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { changed, clickOne, dice, turn } from './play.mjs';
import { open } from './tables.mjs';

const TABLE = { game: 'pillars', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], seed: 9 };
const version = (page) => page.evaluate(() => Number(document.querySelector('[data-version]').dataset.version));

async function some(page, moves, pick) {
  for (let i = 0; i < moves; i++) {
    const now = await turn(page, { draw: pick(1 << 16) });
    if (now.over) return;
    await clickOne(page, now);
    await changed(page, now.version);
  }
}

export function tests(stage) {
  test('the hall is killed and started again in the middle', async () => {
    const page = await visitor(stage.browser, { quiet: false });
    await open(page, stage.hall, TABLE);
    const pick = dice(1);
    await some(page, 4, pick);
    await turn(page);
    const before = await version(page);
    await stage.hall.stop('SIGKILL');
    await page.locator('.offline').waitFor();
    assert.equal(await version(page), before, 'what is on screen stays');
    await stage.hall.start();
    await page.locator('.offline').waitFor({ state: 'detached' });
    await some(page, 4, pick);
    await page.reload();
    await turn(page);
    await page.context().close();
  });

  test('a lost connection: a move waits and is made once', async () => {
    const page = await visitor(stage.browser, { quiet: false });
    await open(page, stage.hall, TABLE);
    const pick = dice(2);
    await some(page, 3, pick);
    const now = await turn(page, { draw: pick(1 << 16) });
    await page.context().setOffline(true);
    await clickOne(page, now);
    await page.locator('.offline').waitFor();
    await page.context().setOffline(false);
    await changed(page, now.version);
    await some(page, 3, pick);
    await page.context().close();
  });

  test('without a connection the app opens, says so and keeps the table', async () => {
    const page = await visitor(stage.browser);
    // A name that counts as another machine, though it is this one: the loopback itself never loses its connection.
    const hall = { address: stage.hall.address.replace('127.0.0.1', 'hall.localhost') };
    const id = await open(page, hall, TABLE);
    const pick = dice(4);
    await some(page, 3, pick);
    await turn(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const before = await version(page);
    await page.context().setOffline(true);
    await page.locator('.offline').waitFor();
    page.complaints.length = 0; // the browser itself complains of the stream that broke
    await page.reload();
    await page.locator('.offline').waitFor();
    await page.locator('[data-version]').waitFor();
    assert.equal(await version(page), before, 'what was on screen is there again');
    await page.goto(`${hall.address}/settings`);
    await page.locator('h1').waitFor();
    await page.locator('.offline').waitFor();
    // A browser that does not know of it after a reload (Chromium's headless shell) asks the hall, and complains itself.
    const knows = !(await page.evaluate(() => navigator.onLine));
    const complaints = () => page.complaints.filter((one) => knows || !/net::ERR/.test(one));
    assert.deepEqual(complaints(), []);
    await page.context().setOffline(false);
    await page.locator('.offline').waitFor({ state: 'detached' });
    await page.goto(`${hall.address}/table/${id}`);
    await some(page, 2, pick);
    assert.deepEqual(complaints(), []);
    await page.context().close();
  });

  test('without a connection a button says so, and works again with one', async () => {
    const page = await visitor(stage.browser);
    const hall = stage.hall.address.replace('127.0.0.1', 'hall.localhost');
    await page.goto(hall);
    const play = page.locator('.title button').first();
    await play.waitFor();
    await page.context().setOffline(true);
    await play.click();
    await page.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await page.locator('.offline').waitFor({ state: 'detached' });
    await play.click();
    await page.locator('[data-version]').waitFor();
    assert.deepEqual(page.complaints.filter((one) => !/net::ERR/.test(one)), [], 'nobody but the browser itself complains');
    await page.context().close();
  });

  test('two windows on one seat stay in step; undo, looking back and deep links', async () => {
    const page = await visitor(stage.browser);
    const id = await open(page, stage.hall, TABLE);
    const other = await page.context().newPage();
    await other.goto(`${stage.hall.address}/table/${id}`);
    const pick = dice(3);
    await some(page, 3, pick);
    await turn(page);
    const now = await version(page);
    await other.waitForFunction((wanted) => Number(document.querySelector('[data-version]')?.dataset.version) === wanted, now);

    await page.keyboard.press('ArrowLeft');
    await page.locator('.prompt.past').waitFor();
    assert.equal(await page.locator('.stage [data-action]').count(), 0, 'the past cannot be played');
    await page.keyboard.press('Escape');
    await page.locator('.prompt.past').waitFor({ state: 'detached' });
    await page.locator('.chronicle li a').first().click();
    await page.locator('.prompt.past').waitFor();
    await page.locator('.prompt .button.leaf').click();

    await page.goto(`${stage.hall.address}/handbook/pillars#II.3`);
    await page.locator('[id="II.3"]').waitFor();
    await page.goBack();
    await turn(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
