import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import type { Reasons } from '../api/types.ts';
import { leadOf, sharesOf } from './counsel.ts';

const said = (lang: string, lead: number) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, `../text/${lang}.ftl`), 'utf8')));
  const [key, args] = leadOf(lead, (value) => new Intl.NumberFormat(lang).format(value));
  return bundle.formatPattern(bundle.getMessage(key)!.value!, args);
};

it('says ahead, behind or level', () => {
  expect(said('en', 2.4)).toBe('2.4 points ahead then');
  expect(said('en', 1)).toBe('1 point ahead then');
  expect(said('en', -0.3)).toBe('0.3 points behind then');
  expect(said('en', 0.04)).toBe('level then');
  expect(said('de', -1.5)).toBe('dann 1,5 Punkte zurück');
  expect(said('nl', 1.5)).toBe('dan 1,5 punten voor');
});

it('counts shares in hundredths', () => {
  const reasons = [0.484, 0.3, 0.001].map((share) => ({ action: 1, text: '', share, lead: 0, line: [] }));
  const answer: Reasons = { seat: 0, kind: 'master', move: null, reasons };
  expect(sharesOf(answer).map((reason) => reason.percent)).toEqual([48, 30, 0]);
});
