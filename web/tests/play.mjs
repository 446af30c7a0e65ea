/** Playing a game to its end, by mouse, by keys or by touch. */

/** Small and always the same: which of the targets is taken. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

/**
 * Waits, in the page itself, until something can be chosen at another version than `after`; then takes one of the targets
 * (the draw decides which) and says where it is. Only what lies open can be taken: a covered target is a fault.
 */
export function turn(page, { after = -1, draw = 0, timeout = 60_000 } = {}) {
  return page.evaluate(
    ({ after, draw, timeout }) =>
      new Promise((resolve, reject) => {
        const ends = performance.now() + timeout;
        const spot = (target) => {
          const hit = target.querySelector('.hit') ?? target;
          let box = hit.getBoundingClientRect();
          if (box.top < 60 || box.bottom > innerHeight - 70) {
            hit.scrollIntoView({ block: 'center' });
            box = hit.getBoundingClientRect();
          }
          for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
            const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
            if (document.elementFromPoint(x, y)?.closest('[data-action], [data-choice]') === target) return { x, y };
          }
          return null;
        };
        const look = () => {
          const frame = document.querySelector('[data-version]');
          const version = Number(frame?.dataset.version);
          if (frame?.dataset.over === 'true') return resolve({ over: true, version });
          const targets = [...document.querySelectorAll('[data-action]')].filter((one) => one.getClientRects().length > 0);
          if (frame && version !== after && targets.length > 0) {
            const actions = targets.map((one) => one.dataset.action);
            for (let i = 0; i < targets.length; i++) {
              const index = (draw + i) % targets.length;
              const place = spot(targets[index]);
              if (place) return resolve({ over: false, version, actions, index, action: actions[index], ...place });
            }
            if (performance.now() > ends) return reject(new Error(`${targets.length} targets, all covered`));
          }
          // Where a choice comes in two, the first is a handle: it lights the targets of the second.
          const handles = [...document.querySelectorAll('[data-choice]:not([data-action])')];
          if (frame && version !== after && targets.length === 0 && handles.length > 0) {
            const place = spot(handles[draw % handles.length]);
            if (place) return resolve({ over: false, handle: true, version, ...place });
          }
          if (performance.now() > ends) return reject(new Error(`nothing can be chosen at ${version}`));
          setTimeout(look, 15);
        };
        look();
      }),
    { after, draw, timeout },
  );
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

export const clickOne = (page, now) => page.mouse.click(now.x, now.y);

/** The first tap shows what it brings; then the same place again, or the button of the sheet where that lies over it. */
export async function tapOne(page, now) {
  await page.touchscreen.tap(now.x, now.y);
  const again = await page.evaluate(({ x, y }) => {
    const button = document.querySelector('.sheet .button.leaf')?.getBoundingClientRect();
    if (!button || !document.elementFromPoint(x, y)?.closest('.sheet')) return { x, y };
    return { x: button.x + button.width / 2, y: button.y + button.height / 2 };
  }, now);
  await page.touchscreen.tap(again.x, again.y);
}

/** By its number, or with the arrow keys. */
export async function keyOne(page, now, pick) {
  const number = now.index;
  if (pick(4) === 0 || (number === 1 && now.actions.length > 10)) {
    await page.keyboard.press('Home');
    for (let i = 0; i < number; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else for (const digit of String(number)) await page.keyboard.press(digit);
}

/** Plays until the end; returns how many decisions that took. */
export async function playOut(page, act, seed, { most = 3000, tap = act === tapOne } = {}) {
  const pick = dice(seed);
  let after = -1;
  for (let made = 0; made < most; made++) {
    const now = await turn(page, { after, draw: pick(1 << 16) });
    if (now.over) return made;
    if (now.handle) {
      await (tap ? page.touchscreen.tap(now.x, now.y) : page.mouse.click(now.x, now.y));
      continue;
    }
    // What the act brings is another version, unless it was no move at all.
    after = (await act(page, now, pick)) === 'again' ? -1 : now.version;
  }
  throw new Error('the game does not end');
}
