/** Whole games, as people play them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serious } from './axe.mjs';
import { visitor } from './browser.mjs';
import { clickOne, dice, keyOne, playOut, tapOne, turn } from './play.mjs';
import { bots, open } from './tables.mjs';

/** From a line in the middle of a finished game on against bots: the same position, at a table of its own. */
async function playOn(page) {
  const finished = new URL(page.url()).pathname;
  const frame = page.locator('[data-version]');
  await page.getByRole('button', { name: 'From the start' }).click();
  const header = page.locator('header').first();
  await page.locator('.chronicle li a').nth(20).click();
  const round = (await header.textContent()).match(/Round \d/)[0];
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(({ pathname }) => pathname !== finished && pathname.startsWith('/table/'));
  await page.waitForFunction(() => document.querySelector('[data-over="false"]'));
  assert.ok((await header.textContent()).includes(round));
  await turn(page);
  assert.ok(Number(await frame.getAttribute('data-version')) > 0);
}

/** While others still think, the card of whoever has chosen lies face down for everybody, and is said. */
async function chooses(host, spectator) {
  const reader = await visitor(spectator.context().browser(), { settings: { text: true } });
  await reader.goto(spectator.url());
  await reader.locator('.frame-text').waitFor();
  for (let i = 0, after = -1; i < 4 && (await spectator.locator('.back').count()) === 0; i++) {
    const now = await turn(host, { after });
    await clickOne(host, now);
    after = now.handle ? -1 : now.version;
    await host.waitForTimeout(400);
  }
  await spectator.locator('.back').waitFor();
  const name = (await spectator.locator('.slot:has(.back) h3').textContent()).trim().split(' ')[0];
  const said = await reader.locator('[data-testid=said]').textContent();
  assert.ok(said.includes(name), `${name} is said to be ready, but: ${said}`);
  assert.deepEqual(reader.complaints, []);
  await reader.context().close();
}

export function tests(stage) {
  test('four players, Pillars, by mouse, two clicks from the lobby', async () => {
    const page = await visitor(stage.browser);
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().click();
    const moves = await playOut(page, clickOne, 4);
    assert.ok(moves > 30);
    await page.locator('.ranking').waitFor();
    await playOn(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('four players, Pillars, by keyboard alone in text mode', async () => {
    const page = await visitor(stage.browser, { settings: { text: true }, locale: 'de' });
    await page.goto(stage.hall.address);
    await page.locator('.title button').first().waitFor();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('.title') !== null)) break;
    }
    await page.keyboard.press('Enter');
    const moves = await playOut(page, keyOne, 5);
    console.log(`# ${moves} decisions`);
    assert.ok(moves > 30);
    const said = await page.locator('[data-testid=said]').textContent();
    assert.ok(said.length > 0, 'what happened is announced');
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('three players and a spectator, Flandern, in four browsers', async () => {
    const people = await Promise.all([0, 1, 2].map(() => visitor(stage.browser)));
    const spectator = await visitor(stage.browser);
    const [host, ...guests] = people;
    const id = await open(host, stage.hall, { game: 'guilds', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    for (const guest of guests) {
      await guest.goto(stage.hall.address);
      await guest.locator('.title').first().waitFor();
      await guest.goto(`${stage.hall.address}/table/${id}`);
      await guest.locator('.gathering .button.leaf').first().click();
    }
    await spectator.goto(`${stage.hall.address}/table/${id}`);
    await spectator.locator('[data-version]').waitFor();
    await chooses(host, spectator);
    const moves = await Promise.all(people.map((page, i) => playOut(page, clickOne, 10 + i)));
    assert.ok(moves.every((made) => made > 5));
    await spectator.waitForFunction(() => document.querySelector('[data-version]')?.dataset.over === 'true');
    for (const page of [...people, spectator]) {
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
  });

  test('three players, Keythedral, by touch at 390 pixels', async () => {
    const page = await visitor(stage.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'nl',
    });
    await open(page, stage.hall, {
      game: 'keythedral',
      options: { length: 'short', map: 'prepared' },
      seats: [{ kind: 'me' }, ...bots(2, 'greedy')], // random ones would hardly ever finish the cathedral
      seed: 3,
    });
    // As soon as laws come up: "no laws until I change it", so that the client answers those windows by itself.
    let asked = true;
    const quietly = async (where, now) => {
      const laws = where.locator('main select').first();
      if (asked && (await laws.isVisible())) {
        await laws.selectOption({ index: (await laws.locator('option').count()) - 1 });
        asked = false;
        return 'again';
      }
      return tapOne(where, now);
    };
    const moves = await playOut(page, quietly, 6, { tap: true });
    console.log(`# ${moves} decisions`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `no horizontal scroll, but ${wide}`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('two people at one screen: a curtain falls between them', async () => {
    const page = await visitor(stage.browser);
    await open(page, stage.hall, {
      game: 'guilds',
      seats: [{ kind: 'me' }, { kind: 'local', name: 'Greet' }, ...bots(1)],
      seed: 5,
    });
    const pick = dice(3);
    let curtains = 0;
    for (let i = 0; i < 16; i++) {
      await page.waitForFunction(() => document.querySelector('.curtain, [data-action]'));
      if (await page.locator('.curtain').count()) {
        curtains += 1;
        if (curtains === 1) assert.deepEqual(await serious(page, 'the curtain'), []);
        assert.equal(await page.locator('[data-action]').count(), 0, 'nothing shows behind the curtain');
        await page.locator('.curtain button').click();
        continue;
      }
      const now = await turn(page, { draw: pick(1 << 16) });
      await clickOne(page, now);
      await page.waitForFunction(
        (before) => document.querySelector('.curtain') || Number(document.querySelector('[data-version]')?.dataset.version) !== before,
        now.version,
      );
    }
    assert.ok(curtains >= 2);
    await page.reload();
    await page.locator('.curtain').waitFor();
    assert.equal(await page.locator('[data-version]').count(), 0, 'a reload shows nothing before somebody says who it is');
    await page.locator('.curtain button').click();
    await turn(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test('the expansion with six players', async () => {
    const page = await visitor(stage.browser, { viewport: { width: 1920, height: 1080 } });
    await open(page, stage.hall, { game: 'pillars', options: { expansion: 'full' }, seats: [{ kind: 'me' }, ...bots(5)], seed: 6 });
    const moves = await playOut(page, clickOne, 8);
    console.log(`# ${moves} decisions`);
    assert.ok(moves > 30);
    await page.locator('.ranking').waitFor();
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}
