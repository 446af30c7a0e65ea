/** All end-to-end tests, one after the other, in one browser against one hall. `node tests/run.mjs NAME...` runs some of the files. */
import { after, before } from 'node:test';
import { readdirSync } from 'node:fs';
import { launch } from './browser.mjs';
import { Hall } from './hall.mjs';

export const stage = { browser: null, hall: null };
before(async () => {
  stage.hall = await new Hall().start();
  stage.browser = await launch();
});
after(async () => {
  await stage.browser?.close();
  await stage.hall?.close();
});

// Whatever hangs, the run ends: long before anybody else loses patience.
setTimeout(() => {
  console.error('the browser tests hang: given up after 15 minutes');
  process.exit(1);
}, 15 * 60_000).unref();

const wanted = process.argv.slice(2);
for (const file of readdirSync(new URL('.', import.meta.url)).sort())
  if (file.endsWith('.e2e.mjs') && (wanted.length === 0 || wanted.some((name) => file.includes(name)))) {
    const { tests } = await import(`./${file}`);
    tests(stage);
  }
