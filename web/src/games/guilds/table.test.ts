import { describe, expect, it } from 'vitest';
import type { LogLine, Option } from '../../table/board.ts';
import two from './fixtures/2-over.json';
import four from './fixtures/4-over.json';
import tileFixture from './fixtures/4-tile.json';
import spaceFixture from './fixtures/4-space-site.json';
import { left, tile } from './heraldry.ts';
import { lasting, movements } from './news.ts';
import { result } from './result.ts';
import { byCity, cards, cityOfCard, drawing, influences, tiles, verbOf } from './targets.ts';
import type { View } from './types.ts';

const option = (action: number, ...parts: string[]): Option => ({ action, parts, text: '', hint: '' });
const lit = (...options: Option[]): Map<number, Option> => new Map(options.map((one) => [one.action, one]));

describe('options and their places', () => {
  it('are found by their parts', () => {
    const all = lit(
      option(1, 'play', 'gent'),
      option(2, 'site'),
      option(3, 'influence', '2'),
      option(4, 'draw'),
      option(5, 'lay', 'church_b'),
      option(6, 'build', 'gent', 'kSE'),
      option(7, 'build', 'luik', 'pNW'),
    );
    expect(cards(all)).toEqual(new Map([['gent', 1], ['site', 2]])); // prettier-ignore
    expect(influences(all)).toEqual(new Map([[2, 3]]));
    expect(drawing(all)).toBe(4);
    expect(tiles(all)).toEqual(new Map([['church_b', 5]]));
    expect(byCity(all).get('luik')).toEqual(new Map([['pNW', 7]]));
    expect(verbOf(all)).toBe('build');
  });

  it('every option of a recorded question has its place', () => {
    for (const fixture of [tileFixture, spaceFixture]) {
      const all = lit(...(fixture.legal as Option[]));
      const places = [...byCity(all).values()].reduce((sum, city) => sum + city.size, 0);
      expect(places + tiles(all).size).toBe(all.size);
    }
  });

  it('a card that names a city brings it into focus', () => {
    expect(cityOfCard(tileFixture.view as unknown as View)).toBe('luik');
  });
});

describe('tiles', () => {
  it('say what they are by their ids', () => {
    expect(tile('green_corner_printed')).toEqual({
      id: 'green_corner_printed', arms: 'green', shape: 'corner', printed: true, letter: null,
    }); // prettier-ignore
    expect(tile('church_b')).toMatchObject({ arms: 'church', shape: 'gate', letter: 'b' });
  });

  it('are counted by shape, with masters and without', () => {
    expect(left({ red_gate_plain: 2, red_gate_printed: 1, church_gate: 3 }, 'red', 'gate')).toBe(3);
    expect(left({ red_gate_plain: 2, red_gate_printed: 1, church_gate: 3 }, 'church', 'gate')).toBe(3);
  });
});

describe('the result', () => {
  it.each([['four', four.view], ['two', two.view]])('adds up to the score of every player (%s)', (_, given) => {
    const view = given as unknown as View;
    const told = result(view);
    for (const [seat, score] of view.scores.entries()) {
      const rows = told.rows.filter((row) => row.seat === seat);
      const sum = rows.reduce((all, row) => all + row.bonus + row.cities.reduce((a, b) => a + b, 0), 0);
      expect(sum).toBe(score);
    }
    expect(told.rows[0]?.seat).toBe(view.winners[0]);
    expect(told.rows.at(-1)?.guild).toBe('grey');
  }); // prettier-ignore
});

describe('movements', () => {
  const line = (key: string, args: LogLine['args']): LogLine => ({ n: 1, seat: 0, key, args, text: '', move: 1 });

  it('come one after the other', () => {
    const found = movements([
      line('lay', { city: 'gent', space: 'kSE', tile: 'green_corner_plain' }),
      line('reveal', { card: 'gent', number: 0 }),
      line('cover', { city: 'luik', space: 'pNE' }),
    ]);
    expect(found.get('gent/kSE')).toEqual({ key: 'lay', delay: 0 });
    expect(found.get('luik/pNE')?.delay).toBeGreaterThan(0);
    expect(found.size).toBe(2);
    expect(lasting([])).toBeLessThan(lasting([line('lay', { city: 'gent', space: 'kSE' })]));
  });
});
