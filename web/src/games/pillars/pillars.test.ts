import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LogLine, Option, Player } from '../../table/board.ts';
import { byParts } from './desk.ts';
import { BEAT, flightsOf } from './flights.ts';
import { UPRIGHT, WIDE } from './geometry.ts';
import { broken, widthOf } from './lettering.ts';
import { CRAFTSMEN, stackOf } from './material.ts';
import { plated } from './plates.ts';
import { eastingOf, sightOf } from './sight.ts';
import { claims, icon, places, plain, tally } from './table.ts';
import type { View } from './types.ts';
import { partsBuilt, phaseOf, stepOf } from './where.ts';

interface Fixture {
  view: View;
  legal: Option[];
  players: Player[];
}
const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
const fixtures = new Map(
  readdirSync(folder).map((name): [string, Fixture] => [name.replace('.json', ''), JSON.parse(readFileSync(folder + name, 'utf8')) as Fixture]),
);
const fixture = (name: string) => fixtures.get(name)!;
const say = (key: string, args?: Record<string, string | number>) => key + (args ? JSON.stringify(args) : '');
const line = (n: number, seat: number, key: string, args: LogLine['args'] = {}): LogLine => ({ n, seat, key, args, text: '', move: n });

describe('where the round stands', () => {
  it('reads phase and step from the view', () => {
    expect(phaseOf(fixture('base-ask-select').view)).toBe(1);
    expect(phaseOf(fixture('base-ask-place').view)).toBe(2);
    expect(stepOf(fixture('base-ask-place').view)).toBeNull();
    expect(stepOf(fixture('base-ask-trade').view)).toBe('12');
    expect(stepOf(fixture('base-ask-use').view)).toBe('13');
    expect(stepOf(fixture('five-ask-coast').view)).toBe('9d');
    expect(stepOf(fixture('base-ask-lose-craftsman').view)).toBe('1');
  });
  it('finds the phase without being told', () => {
    for (const name of ['base-ask-select', 'base-ask-place', 'base-ask-trade']) {
      const { phase, step, ...view } = fixture(name).view;
      expect([phase, phaseOf(view as View)]).toEqual([step!.split('.')[0], { I: 1, II: 2, III: 3 }[phase!]]);
    }
  });
  it('builds a part of the cathedral each round', () => {
    expect(partsBuilt({ ...fixture('base-ask-place').view, round: 1 })).toBe(0);
    expect(partsBuilt({ ...fixture('base-ask-place').view, round: 4 })).toBe(3);
    expect(partsBuilt(fixture('base-over').view)).toBe(6);
  });
});

describe('every option', () => {
  const all = [...fixtures.values()].flatMap(({ legal }) => legal);
  it('is a target or a button, never neither', () => {
    for (const option of all) expect(claims(option)).toBe(!plain(option));
  });
  it('has a sign', () => {
    for (const option of all) expect(icon(option.parts), option.parts.join(' ')).not.toBeNull();
  });
  it('has a place on the board if it sends a builder, takes a card or hires', () => {
    for (const option of all.filter(({ parts }) => ['place', 'recall', 'take', 'hire', 'crusade', 'cube'].includes(parts[0]!)))
      expect(eastingOf(option, false), option.parts.join(' ')).not.toBeNull();
  });
  it('is found by its parts', () => {
    const { legal } = fixture('base-ask-place');
    const acts = byParts(new Map(legal.map((option) => [option.action, option])));
    for (const option of legal) expect(acts.get(option.parts.join(' '))).toBe(option.action);
  });
});

describe('the sheets', () => {
  it('have a space for every space of every place', () => {
    for (const { view } of fixtures.values())
      for (const [place, spaces] of Object.entries(view.places)) expect(WIDE.spaces[place]?.length, place).toBe(spaces.length);
    for (const place of Object.keys(fixture('base-ask-place').view.places)) expect(UPRIGHT.spaces[place]!.length).toBe(WIDE.spaces[place]!.length);
  });
  it('are shown whole where letters stay readable, else in two windows that together show all', () => {
    expect(sightOf(900, 652, false)).toMatchObject({ travel: 0 });
    expect(sightOf(1468, 880, true)).toMatchObject({ travel: 0 });
    const folded = sightOf(900, 652, true);
    expect(folded.travel).toBeGreaterThan(0);
    expect(folded.width * 2).toBeGreaterThan(folded.full);
    for (const [w, h] of [[644, 640], [676, 560], [740, 300], [900, 520]] as const) {
      const sight = sightOf(w, h, true);
      expect(sight.k).toBeGreaterThan(0.78);
      expect(sight.width * 2).toBeGreaterThan(sight.full);
    }
  });
});

describe('lettering', () => {
  it('knows wide from narrow and breaks between words only', () => {
    expect(widthOf('Wool mill', 15.5, 'sc')).toBeGreaterThan(widthOf('Market', 15.5, 'sc'));
    expect(broken('Tax collector', 15, 400, 'sc')).toEqual(['Tax collector']);
    expect(broken('Tax collector', 15, 80, 'sc')).toEqual(['Tax', 'collector']);
    expect(broken('Steuereintreiber', 15, 20, 'sc')).toEqual(['Steuereintreiber']);
  });
});

describe('plates', () => {
  const HERE = import.meta.dirname;
  const files = [join(HERE, 'text'), join(HERE, '../../../../src/triforium/games/pillars/text')];
  const names = (lang: string) =>
    new Map(files.flatMap((folder) => [...readFileSync(join(folder, `${lang}.ftl`), 'utf8').matchAll(/^((?:station|sign)-[\w-]+) = (.*)$/gm)].map(([, key, text]) => [key!, text!])));
  it.each(['en', 'nl', 'de'])('cover no other plate in %s, however large the letters', (lang) => {
    const said = names(lang);
    const over = [];
    for (const [sheet, compact, sizes] of [[WIDE, false, [1, 1.15, 1.28]], [UPRIGHT, true, [1, 1.08]]] as const)
      for (const t of sizes) {
        const boxes = sheet.stations.map((station) => {
          const { x, width, height, r, lines } = plated(station, sheet.stations, (key) => said.get(key)!, compact, t);
          const half = Math.max(height / 2, r);
          return { no: station.no, left: x - r, right: x + (lines.length ? width + 3 : r), top: station.y - half, bottom: station.y + half };
        });
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1))
            if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3) over.push(`${a.no} and ${b.no} at ${t}`);
      }
    expect(over).toEqual([]);
  });
});

describe('craftsmen', () => {
  it('come four a round, five with the expansion', () => {
    for (let round = 1; round <= 6; round++) {
      expect(stackOf(round, false)).toHaveLength(4);
      expect(stackOf(round, true)).toHaveLength(5);
    }
  });
  it('are all known that any fixture shows', () => {
    for (const { view } of fixtures.values())
      for (const id of [...view.players.flatMap((player) => player.craftsmen), ...view.display.craftsmen]) expect(CRAFTSMEN[id], id).toBeDefined();
  });
});

describe('movement', () => {
  const view = fixture('five-ask-place').view;
  const edge = () => [900, 100] as const;
  it('is one after the other', () => {
    const flights = flightsOf([line(1, 2, 'pass', { cost: 6 }), line(2, 1, 'use', { craftsman: 'r1_mason' })], view, WIDE, edge);
    expect(flights).toHaveLength(2);
    expect(flights[1]!.delay).toBeGreaterThanOrEqual(BEAT);
  });
  it('sends cubes 60 ms apart and hides what is still on its way', () => {
    const cubes = flightsOf([line(3, 0, 'harvest', { kind: 'wood', number: 3 })], view, WIDE, edge);
    expect(cubes.map((flight) => flight.delay)).toEqual([0, 60, 120]);
    const [taken] = flightsOf([line(4, 0, 'log-take', { resource: 'wood_3' })], view, WIDE, edge);
    expect(taken).toMatchObject({ piece: 'worker', hides: 'take wood_3', from: [900, 100] });
  });
  it('leaves out what it does not know, and a whole past', () => {
    expect(flightsOf([line(5, 0, 'something-new')], view, WIDE, edge)).toEqual([]);
    expect(flightsOf(Array.from({ length: 40 }, (_, n) => line(n, 0, 'pass', { cost: 6 })), view, WIDE, edge)).toEqual([]);
  });
  it('never takes longer than a breath', () => {
    const flights = flightsOf(Array.from({ length: 20 }, (_, n) => line(n, 0, 'pass', { cost: 6 })), view, WIDE, edge);
    expect(Math.max(...flights.map((flight) => flight.delay + flight.time))).toBeLessThan(3000);
  });
});

describe('text mode', () => {
  it('tells all fourteen stations, nineteen with the new board, and every player', () => {
    const base = fixture('base-ask-select'), five = fixture('five-ask-place');
    expect(places(base.view, say, base.players).filter(({ name }) => /^\d/.test(name))).toHaveLength(14);
    expect(places(five.view, say, five.players).filter(({ name }) => /^\d/.test(name))).toHaveLength(19);
    for (const { view } of fixtures.values()) {
      const { columns, rows } = tally(view, say);
      expect(Object.keys(rows)).toHaveLength(view.players.length);
      for (const row of Object.values(rows)) expect(row).toHaveLength(columns.length);
    }
  });
});
