/** What axe finds on a page that is serious. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** With `rules`, only those. */
export async function serious(page, where, rules = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (rules) => window.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }),
    rules,
  );
  return found.violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${where}: ${one.id} (${one.nodes.length}) ${one.nodes[0].target} ${one.nodes[0].failureSummary}`.slice(0, 600));
}
