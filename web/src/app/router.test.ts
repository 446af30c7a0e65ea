import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', { location: { href: 'http://here/' }, addEventListener: () => undefined });
vi.stubGlobal('document', { addEventListener: () => undefined });

it('reads an address', async () => {
  const { parse } = await import('./router.svelte.ts');
  const { page, args, query, hash } = parse('http://here/table/a%20b?at=3#II.3');
  expect([page, args, query.get('at'), hash]).toEqual(['table', ['a b'], '3', 'II.3']);
  expect(parse('/').page).toBe('');
});
