/** All end-to-end tests in two runs side by side, each with a browser and a hall of its own: half the time on two cores. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserAtHand } from './browser.mjs';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));
const HALVES = [['choices', 'games', 'review', 'sizes'], ['axe', 'levels', 'network', 'shifts']];

await browserAtHand();
const ends = HALVES.map(
  (names) =>
    new Promise((resolve) => {
      const run = spawn(process.execPath, [RUN, ...names], { stdio: 'inherit' });
      run.once('exit', (code) => resolve(code ?? 1));
    }),
);
process.exitCode = Math.max(...(await Promise.all(ends)));
