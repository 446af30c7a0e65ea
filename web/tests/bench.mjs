/** `make bench-web`: how large and how fast the client is; ends with exit code 1 where a bar is missed. Needs an idle machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch, visitor } from './browser.mjs';
import { Hall } from './hall.mjs';
import { clickOne, dice, turn } from './play.mjs';
import { bots, made, open, playOn } from './tables.mjs';

const TITLES = {
  pillars: {},
  guilds: {},
  keythedral: { options: { map: 'prepared' } },
};
const BARS = { size: 200, view: 1000, move: 100, frame: 1000 / 60 };
/** A frame is late when the screen has shown the one before it twice; clocks are allowed this much. */
const CLOCK = 1.5;
const VIEWS = 5;
const MOVES = 45;
/** Milliseconds between the moves of others: the setting everybody starts with. */
const PACE = 900;
/** Nobody clicks in the moment in which a target lights up: the pointer comes to it, and its hover card shows. */
const LOOK = 250;
const ANIMATED = 15_000;
const THROTTLED = 4;

const only = process.argv[2] ?? '';
const wanted = (what) => what.includes(only);
const at = (values, part) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const missed = [];

function tell(what, value, unit, bar, digits = 0) {
  const met = value <= bar;
  if (!met) missed.push(what);
  console.log(`${what.padEnd(46)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} ${met ? 'met' : 'MISSED'} (${bar.toFixed(digits)})`);
}

/** All the JavaScript there is, though nobody loads all of it. */
function size() {
  const root = join(process.env.PYTHONPATH ?? '../src', 'triforium/web');
  const scripts = ['sw.js', ...readdirSync(join(root, 'assets')).map((name) => `assets/${name}`)].filter((name) => name.endsWith('.js'));
  const bytes = scripts.map((name) => gzipSync(readFileSync(join(root, name)), { level: 9 }).length);
  tell('JavaScript in all, compressed', bytes.reduce((sum, one) => sum + one, 0) / 1000, 'kB', BARS.size);
}

/** A visitor who was never here opens the address of a table: until the board is painted. */
async function firstView(browser, hall, game, table) {
  const host = await visitor(browser);
  const id = await open(host, hall, { game, ...table, seats: [{ kind: 'me' }, { kind: 'local' }, { kind: 'local' }], seed: 7 });
  const took = [];
  for (let i = 0; i < VIEWS; i++) {
    const page = await visitor(browser);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-version] .stage svg')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${hall.address}/table/${id}`);
    await page.waitForFunction(() => window.painted);
    took.push(await page.evaluate(() => window.painted));
    await page.context().close();
  }
  await host.context().close();
  tell(`${game}: first view of a table, median of ${VIEWS}`, at(took, 0.5), 'ms', BARS.view);
}

/** From the click to the frame that shows the move, at several tables if one game is too short. */
async function moves(browser, hall, game, table, pace) {
  const took = [];
  for (let seed = 7; took.length < MOVES; seed++) {
    const page = await visitor(browser, { settings: { pace } });
    await open(page, hall, { game, ...table, seats: [{ kind: 'me' }, ...bots(2)], seed });
    took.push(...(await clicks(page, seed, MOVES - took.length)));
    await page.context().close();
  }
  const median = at(took, 0.5).toFixed(0);
  if (pace === 0) console.log(`  ${game}, others moving at once: from click to screen median ${median}, 95 % ${at(took, 0.95).toFixed(0)} ms`);
  else {
    console.log(`  from click to screen: median ${median}, slowest ${Math.max(...took).toFixed(0)} ms`);
    tell(`${game}: from click to screen, 95 % of ${took.length}`, at(took, 0.95), 'ms', BARS.move);
  }
}

/** Plays so many moves by mouse; how long each took. */
async function clicks(page, seed, most) {
  await turn(page);
  await page.evaluate(() => {
    window.took = [];
    let clicked = null;
    document.addEventListener('click', (event) => (clicked = event.timeStamp), true);
    new MutationObserver(() => {
      if (clicked === null) return;
      const since = clicked;
      clicked = null;
      requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - since)));
    }).observe(document.querySelector('[data-version]'), { attributeFilter: ['data-version'] });
  });
  const pick = dice(seed);
  let after = -1;
  for (let made = 0; made < most; ) {
    const now = await turn(page, { after, draw: pick(1 << 16) });
    if (now.over) break;
    await page.mouse.move(now.x, now.y);
    await page.waitForTimeout(LOOK);
    await clickOne(page, now);
    if (now.handle) continue;
    after = now.version;
    made += 1;
  }
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.took);
}

/**
 * How long frames take while something moves, on a processor that is slowed down. A new picture is drawn before anything
 * moves in it: how long that takes is told apart.
 */
async function frames(browser, hall, game, table, theme) {
  const page = await visitor(browser, { settings: { theme, pace: PACE } });
  await page.goto(hall.address);
  await page.locator('.title button').first().waitFor();
  const id = await made(page, { game, ...table, seats: [{ kind: 'me' }, ...bots(3)], seed: 7 });
  await page.goto(`${hall.address}/table/${id}`);
  await turn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLED });
  await page.evaluate(() => {
    const root = document.querySelector('[data-version]');
    Object.assign(window, { moving: [], drawing: [] });
    let [before, version, fresh] = [null, null, 0];
    const frame = (now) => {
      if (root.dataset.version !== version) [version, fresh] = [root.dataset.version, 2];
      const moves = document.getAnimations().some((one) => one.playState === 'running');
      if (before !== null) {
        if (fresh > 0) window.drawing.push(now - before);
        else if (moves) window.moving.push(now - before);
      }
      fresh -= 1;
      before = moves || fresh > 0 ? now : null;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await playOn(page, id, { pause: 1000, lasting: ANIMATED });
  const { moving, drawing } = await page.evaluate(() => ({ moving: window.moving, drawing: window.drawing }));
  await page.context().close();
  const rate = (1000 * moving.length) / moving.reduce((sum, one) => sum + one, 0);
  console.log(`  ${moving.length} frames, ${rate.toFixed(1)} a second; 99 % ${at(moving, 0.99).toFixed(1)} ms; a new picture: median ${at(drawing, 0.5).toFixed(0)}, 95 % ${at(drawing, 0.95).toFixed(0)} ms`);
  return at(moving, 0.95);
}

const [browser, hall] = await Promise.all([launch(), new Hall().start()]);
try {
  if (wanted('size')) size();
  for (const [game, table] of Object.entries(TITLES)) {
    if (wanted('view')) await firstView(browser, hall, game, table);
    if (wanted('move')) for (const pace of [PACE, 0]) await moves(browser, hall, game, table, pace);
    if (wanted('frame'))
      for (const theme of ['light', 'dark']) {
        const time = await frames(browser, hall, game, table, theme);
        tell(`${game}, ${theme}: frame time at 1/${THROTTLED} speed, 95 %`, time, 'ms', BARS.frame + CLOCK, 1);
      }
  }
} finally {
  await browser.close();
  await hall.close();
}
if (missed.length > 0) {
  console.log(`missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
