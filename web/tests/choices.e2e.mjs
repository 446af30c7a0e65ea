/** What is half chosen can be taken back, undo says why it cannot, positions have addresses, and laws are declined in advance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from './browser.mjs';
import { changed, clickOne, turn } from './play.mjs';
import { bots, open, prepared } from './tables.mjs';

const GUILDS = { game: 'guilds', seats: [{ kind: 'me' }, ...bots(1)], seed: 7 };
/** After these decisions the market asks, and several things can be bought one after the other. */
const MARKET = { game: 'pillars', seats: [{ kind: 'me' }, ...bots(3, 'greedy')], seed: 7, moves: 8 };
const LAWS = { game: 'keythedral', options: { map: 'prepared' }, seats: [{ kind: 'me' }, ...bots(2, 'greedy')], seed: 7, moves: 60 };
const links = (page) => page.locator('.prompt .chain .link');

/** The first of the targets, until a choice is half made. */
async function untilHalfMade(page) {
  for (let i = 0; i < 30; i++) {
    const now = await turn(page);
    await clickOne(page, now);
    if (!now.handle) await changed(page, now.version);
    if ((await links(page).count()) > 0) return now;
  }
  assert.fail('no chain of choices');
}

async function openTable(page, hall, table) {
  await page.goto(hall.address);
  await page.locator('.title button').first().waitFor();
  const id = await prepared(page, table);
  await page.goto(`${hall.address}/table/${id}`);
  await page.locator('[data-version]').waitFor();
  return id;
}

/** Buys what there is, so often; each time there is a link more. */
async function buy(page, times) {
  const before = await links(page).count();
  for (let bought = 1; bought <= times; bought++) {
    await page.locator('.counter button').first().click();
    const one = page.locator('.counter [data-action]').first();
    if ((await links(page).count()) < before + bought) await one.click();
    await page.waitForFunction((least) => document.querySelectorAll('.prompt .chain .link').length >= least, before + bought);
  }
}

export function tests(stage) {
  test('a half-made choice: Escape, its link and U take it back; a reload loses nothing of it', async () => {
    const page = await visitor(stage.browser);
    await open(page, stage.hall, GUILDS);
    for (const back of [() => page.keyboard.press('Escape'), () => links(page).last().click(), () => page.keyboard.press('u')]) {
      await untilHalfMade(page);
      const count = await links(page).count();
      await page.reload();
      await turn(page);
      assert.equal(await links(page).count(), count, 'it is still half made');
      await back();
      await page.waitForFunction((before) => document.querySelectorAll('.prompt .chain .link').length === before - 1, count);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('a half-made choice is the same in two windows', async () => {
    const page = await visitor(stage.browser);
    const id = await open(page, stage.hall, GUILDS);
    const other = await page.context().newPage();
    await other.goto(`${stage.hall.address}/table/${id}`);
    await other.locator('[data-version]').waitFor();
    await untilHalfMade(page);
    const count = await links(page).count();
    const shows = (where, wanted) => where.waitForFunction((n) => document.querySelectorAll('.prompt .chain .link').length === n, wanted);
    await shows(other, count);
    await links(other).last().click();
    await shows(other, count - 1);
    await shows(page, count - 1);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('each link of a longer chain leads back to before it', async () => {
    const page = await visitor(stage.browser);
    await openTable(page, stage.hall, MARKET);
    await buy(page, 2);
    assert.equal(await links(page).count(), 2);
    await links(page).first().click();
    await links(page).first().waitFor({ state: 'detached' });
    await page.evaluate(() => localStorage.setItem('triforium.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('triforium.settings')), text: true })));
    await page.reload();
    await turn(page);
    await page.locator('[data-action]').first().click();
    await page.locator('.links button').first().click();
    await page.locator('.links').waitFor({ state: 'detached' });
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('undo says why it cannot; title and icon tell whose turn it is; a position has an address', async () => {
    const page = await visitor(stage.browser);
    const id = await open(page, stage.hall, { game: 'pillars', seats: [{ kind: 'me' }, ...bots(3)], seed: 3 });
    const now = await turn(page);
    assert.match(await page.title(), /^● Your turn/);
    assert.match(await page.locator('#favicon').getAttribute('href'), /turn/);
    await page.keyboard.press('u');
    assert.ok((await page.locator('.prompt .refusal').textContent()).length > 10);
    await clickOne(page, now);
    await changed(page, now.version);
    await turn(page);

    await page.locator('.chronicle li a').first().click();
    await page.locator('.prompt.past').waitFor();
    const address = page.url();
    assert.match(address, new RegExp(`/table/${id}\\?at=\\d+$`));
    await page.reload();
    await page.locator('.prompt.past').waitFor();
    assert.equal(page.url(), address);
    await page.goBack();
    await page.locator('.prompt.past').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).search, '');
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('no laws until I change it: answered at once, also while others are still being shown or the past is looked at', async () => {
    const page = await visitor(stage.browser, { settings: { pace: 1800 } });
    const id = await openTable(page, stage.hall, LAWS);
    await page.evaluate((table) => localStorage.setItem(`triforium.advance.${table}.0`, JSON.stringify({ term: 'quiet-change', then: {} })), id);
    await page.reload();
    await page.locator('[data-version]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.prompt.past').waitFor();
    const answers = [];
    page.on('request', (request) => {
      const { key } = /\/moves/.test(request.url()) ? request.postDataJSON() : { key: 'k' };
      if (!key.startsWith('k')) answers.push(key);
    });
    // Everything but law windows is answered past the page; those the page answers, and none stays open for long.
    const waited = await page.evaluate(async (table) => {
      const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
      const seen = new Map();
      let patience = 0;
      const ends = performance.now() + 15_000;
      while (performance.now() < ends) {
        const now = await (await fetch(`/api/tables/${table}?seat=0`)).json();
        const legal = now.picture?.legal ?? [];
        const window = /^ask-(law-|repeal$)/.test(now.picture?.prompt?.key ?? '') && legal.length > 0;
        if (now.phase === 'over') break;
        // Some more questions the page answers where they leave nothing but laws to think about: those may wait for it.
        const perhaps = /^ask-(place-law|buy)$/.test(now.picture?.prompt?.key ?? '') && patience++ < 40;
        if (!perhaps) patience = 0;
        else if (legal.length > 0) {
          await rest(25);
          continue;
        }
        if (window) seen.set(now.version, [...(seen.get(now.version) ?? []), performance.now()]);
        else if (legal.length > 0) {
          // Keys of the page have no k in them.
          const body = JSON.stringify({ seat: 0, action: legal[0].action, version: now.version, key: `k${now.version}` });
          await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
        }
        await rest(25);
      }
      return [...seen.values()].map((times) => times.at(-1) - times[0]);
    }, id);
    assert.ok(answers.length > 0, 'a law window came');
    assert.ok(Math.max(0, ...waited) < 1500, `answered before the screen has come to it: ${waited}`);
    assert.equal(await page.locator('.prompt.past').count(), 1);
    // Two play this seat: where both answer one question in the same moment, the hall takes one answer and refuses the other.
    assert.deepEqual(page.complaints.filter((complaint) => !complaint.includes('409 (Conflict)')), []);
    await page.context().close();
  });

  test('where it is set the first click previews and the second acts, or one tap acts', async () => {
    const table = { game: 'pillars', seats: [{ kind: 'me' }, ...bots(2)], seed: 3 };
    const version = (page) => page.evaluate(() => Number(document.querySelector('[data-version]').dataset.version));
    for (const { settings, acts, device = {} } of [
      { settings: { taps: 'auto' }, acts: 1 },
      { settings: { taps: 'two' }, acts: 2 },
      { settings: { taps: 'auto' }, acts: 2, device: { hasTouch: true } },
      { settings: { taps: 'one' }, acts: 1, device: { hasTouch: true } },
    ]) {
      const page = await visitor(stage.browser, { settings, ...device });
      const press = ({ x, y }) => (device.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await open(page, stage.hall, table);
      for (const sign of ['.stage [data-action] .hit', '.prompt .answers [data-action]']) {
        await turn(page);
        const before = await version(page);
        const box = await page.locator(sign).first().boundingBox();
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (acts === 2) {
          await press(at);
          await page.locator('section.sheet').waitFor();
          assert.equal(await version(page), before, 'the first only shows what it brings');
        }
        await press(at);
        await changed(page, before);
      }
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
  });

  test('the board itself can be played by keyboard', async () => {
    const page = await visitor(stage.browser);
    await open(page, stage.hall, { game: 'pillars', seats: [{ kind: 'me' }, ...bots(2)], seed: 3 });
    const { version } = await turn(page);
    const onTarget = () => page.evaluate(() => document.activeElement?.closest('.stage [data-action]')?.getAttribute('aria-label') ?? '');
    for (let i = 0; i < 40 && !(await onTarget()); i++) await page.keyboard.press('Tab');
    assert.ok((await onTarget()).length > 5, 'a target has the name of its option');
    await page.locator('.card.shown').waitFor();
    await page.keyboard.press('Enter');
    await changed(page, version);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('a title without a board of its own plays as lists', async () => {
    const page = await visitor(stage.browser);
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().waitFor();
    const id = await prepared(page, { game: 'pillars', seats: [{ kind: 'me' }, ...bots(2)], seed: 3, moves: 1 });
    // The hall's table, under a name that this client has never heard of.
    await page.route(`**/api/tables/${id}?*`, async (route) => {
      const answer = await route.fetch();
      const table = await answer.json();
      await route.fulfill({ response: answer, json: { ...table, game: 'unheard-of' } });
    });
    await page.goto(`${stage.hall.address}/table/${id}`);
    for (let i = 0; i < 3; i++) {
      const now = await turn(page);
      assert.equal(await page.locator('.stage svg').count(), 0);
      await page.locator('.lists [data-action]').first().click();
      await changed(page, now.version);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('it can be installed, and enlarged with two fingers', async () => {
    const page = await visitor(stage.browser);
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().waitFor();
    const found = await page.evaluate(async () => {
      const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
      const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).ok));
      return { ...manifest, there: icons.every(Boolean), viewport: document.querySelector('meta[name=viewport]').content };
    });
    assert.ok(found.there && found.name && found.start_url && found.display === 'standalone');
    assert.ok(found.icons.some(({ sizes }) => sizes === '192x192') && found.icons.some(({ sizes }) => sizes === '512x512'));
    assert.doesNotMatch(found.viewport, /user-scalable|maximum-scale/);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
