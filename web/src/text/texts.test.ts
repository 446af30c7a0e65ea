/** Every text is there in every language, with the same arguments; every key that the client asks for exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentSerializer, parse, Resource, type Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const SOURCE = join(HERE, '..');
const TITLES = join(SOURCE, '../../src/triforium/games');
const messages = (file: string): Map<string, Message> => {
  const resource: Resource = parse(readFileSync(file, 'utf8'), {});
  const junk = resource.body.filter((entry) => entry.type === 'Junk');
  expect(junk, file).toEqual([]);
  return new Map(resource.body.filter((entry) => entry.type === 'Message').map((entry) => [(entry as Message).id.name, entry as Message]));
};
/** The arguments of a message; once more with a brace where they are printed, not only select a form of words. */
const args = (message: Message) => {
  const text = new FluentSerializer().serializeEntry(message);
  return [...new Set([...text.matchAll(/\$\w+|\{ \$\w+ \}/g), ...text.matchAll(/\$\w+/g)].map(([found]) => found))].sort();
};
const folders = (root: string) => readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const texts = [
  HERE,
  ...folders(join(SOURCE, 'games')).map((title) => join(SOURCE, 'games', title, 'text')),
].filter((folder) => readdirSync(join(folder, '..')).includes('text'));

describe.each(texts)('%s', (folder) => {
  const english = messages(join(folder, 'en.ftl'));
  it.each(['nl', 'de'])('is complete in %s', (lang) => {
    const other = messages(join(folder, `${lang}.ftl`));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of english) expect(args(other.get(key)!), key).toEqual(args(message));
  });
  it.each([['en', '“”'], ['nl', '“”'], ['de', '„“']])('has the quotation marks of %s', (lang, pair) => {
    const found = readFileSync(join(folder, `${lang}.ftl`), 'utf8').replaceAll('{""}', '').match(/["„“”]/g) ?? [];
    expect(found.join('')).toBe(pair.repeat(found.length / 2));
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(one.name) && !one.name.endsWith('.test.ts') ? [path] : [];
  });
}

it('asks for no key that is missing', () => {
  const client = messages(join(HERE, 'en.ftl'));
  const missing = sources(SOURCE).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1]!).filter((key) => !client.has(key)),
  );
  expect(missing).toEqual([]);
});

it('asks its title for no key that is missing', () => {
  for (const title of folders(join(SOURCE, 'games'))) {
    const keys = new Set(messages(join(TITLES, title, 'text/en.ftl')).keys());
    for (const key of messages(join(SOURCE, 'games', title, 'text/en.ftl')).keys()) keys.add(key);
    for (const key of messages(join(TITLES, '../kernel/words/en.ftl')).keys()) keys.add(key);
    const missing = sources(join(SOURCE, 'games', title)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!\.)\bsay\(\s*'([a-zA-Z0-9_-]+)'/g)].map((found) => found[1]!).filter((key) => !keys.has(key)),
    );
    expect(missing, title).toEqual([]);
  }
});

it('writes no words into markup', () => {
  const words = sources(SOURCE)
    .filter((file) => file.endsWith('.svelte') && !file.includes('/dev/'))
    .flatMap((file) => {
      const markup = readFileSync(file, 'utf8')
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
        .replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '')
        .replace(/=>|>=|<=/g, '');
      return [...markup.matchAll(/>([^<>{}]*[A-Za-z]{3,}[^<>{}]*)</g)].map((found) => `${file.slice(SOURCE.length)}: ${found[1]!.trim()}`);
    });
  expect(words).toEqual([]);
});
