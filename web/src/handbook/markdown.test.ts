import { expect, it } from 'vitest';
import { blocks, inlines } from './markdown.ts';

const known = new Set(['II.3', 'A.2']);

it('links the numbers of paragraphs that are there', () => {
  expect(inlines('See II.3 and Z.9.', known)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'II.3', id: 'II.3' },
    { kind: 'text', text: ' and Z.9.' },
  ]);
});
it('reads emphasis and code', () => {
  expect(inlines('**a** *b* `c`', known).filter((one) => one.kind !== 'text')).toEqual([
    { kind: 'strong', text: 'a' },
    { kind: 'em', text: 'b' },
    { kind: 'code', text: 'c' },
  ]);
});
it('tells paragraphs, lists and tables apart', () => {
  const found = blocks('one\ntwo\n\n- a\n- b\n\n2. c\n3. d\n\n| x | y |\n|---|---|\n| 1 | 2 |', known);
  expect(found.map((one) => one.kind)).toEqual(['p', 'ul', 'ol', 'table']);
  expect(found[2]).toMatchObject({ start: 2 });
  expect(found[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});
