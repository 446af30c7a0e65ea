/** Playing a game to its end, by mouse, by keys or by touch. */

/** Small and always the same: which of the targets is taken. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

/** Waits until something can be chosen: the targets with their places, or "over". */
export async function turn(page, timeout = 60_000) {
  const found = await page.waitForFunction(
    () => {
      const frame = document.querySelector('[data-version]');
      if (!frame) return false;
      if (frame.dataset.over === 'true') return { over: true };
      const targets = [...document.querySelectorAll('[data-action]')].filter((one) => one.getClientRects().length > 0);
      if (targets.length === 0) return false;
      return { over: false, version: Number(frame.dataset.version), actions: targets.map((one) => one.dataset.action) };
    },
    null,
    { timeout, polling: 25 },
  );
  return found.jsonValue();
}

export const changed = (page, version) =>
  page.waitForFunction(
    (before) => {
      const frame = document.querySelector('[data-version]');
      return frame && (Number(frame.dataset.version) !== before || frame.dataset.over === 'true');
    },
    version,
    { polling: 25 },
  );

/** The middle of a target, scrolled into sight; null where something lies over it. */
const spot = (page, action) =>
  page.evaluate((id) => {
    for (const target of document.querySelectorAll(`[data-action="${id}"]`)) {
      const hit = target.querySelector('.hit') ?? target;
      let box = hit.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.top < 0 || box.bottom > innerHeight) {
        hit.scrollIntoView({ block: 'center' });
        box = hit.getBoundingClientRect();
      }
      for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
        const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
        if (document.elementFromPoint(x, y)?.closest('[data-action]')?.dataset.action === id) return { x, y };
      }
    }
    return null;
  }, action);

export async function clickOne(page, now, pick) {
  const order = [...now.actions];
  while (order.length > 0) {
    const [action] = order.splice(pick(order.length), 1);
    const place = await spot(page, action);
    if (!place) continue;
    await page.mouse.click(place.x, place.y);
    return action;
  }
  throw new Error(`none of ${now.actions.length} targets can be reached by the mouse`);
}

export async function tapOne(page, now, pick) {
  const order = [...now.actions];
  while (order.length > 0) {
    const [action] = order.splice(pick(order.length), 1);
    const place = await spot(page, action);
    if (!place) continue;
    await page.touchscreen.tap(place.x, place.y);
    await page.locator('.sheet .button.leaf').tap();
    return action;
  }
  throw new Error(`none of ${now.actions.length} targets can be reached by touch`);
}

/** One digit or two, then what follows by itself. */
export async function keyOne(page, now, pick) {
  const number = pick(now.actions.length);
  const digits = String(number);
  if (pick(4) === 0) {
    await page.keyboard.press('Home');
    for (let i = 0; i < number; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    for (const digit of digits) await page.keyboard.press(digit);
  }
  return now.actions[number];
}

/** Plays until the end; returns how many decisions that took. */
export async function playOut(page, act, seed, { most = 2000, watch } = {}) {
  const pick = dice(seed);
  for (let made = 0; made < most; made++) {
    const now = await turn(page);
    if (now.over) return made;
    await act(page, now, pick);
    await changed(page, now.version);
    if (watch) await watch(made);
  }
  throw new Error('the game does not end');
}
