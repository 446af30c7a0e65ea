import { describe, expect, it } from 'vitest';
import type { LogLine, Option, Player } from '../../table/board.ts';
import { nearest } from './arrows.ts';
import { decided, ranking } from './ending.ts';
import action from './fixtures/4-action.json';
import fence from './fixtures/4-fence.json';
import law from './fixtures/4-law-start-1.json';
import over from './fixtures/4-over.json';
import pay from './fixtures/4-pay.json';
import place from './fixtures/4-place.json';
import { flightsOf } from './flights.ts';
import { elevation } from './galleries.ts';
import { across, edge, fieldAt, fit, held, spanOf, spotAt } from './geometry.ts';
import { byKind, claims, inStages, kindAt } from './kinds.ts';
import { autoAnswer, lawless, runOut, standing } from './quiet.ts';
import { slotsOf } from './slots.ts';
import { icon, places, tally } from './table.ts';
import { mapTargets } from './targets.ts';
import { trayFor } from './tray.ts';
import type { RowView, View } from './types.ts';

const asView = (view: unknown): View => view as View;
const litOf = (legal: Option[]): Map<number, Option> => new Map(legal.map((option) => [option.action, option]));
const option = (action: number, ...parts: string[]): Option => ({ action, parts, text: parts.join(' '), hint: '' });
const say = (key: string) => key;

const fixtures = import.meta.glob('./fixtures/*.json', { eager: true, import: 'default' }) as Record<
  string,
  { view: View; legal: Option[]; players: Player[] }
>;

describe('the lattice', () => {
  it('reads the names of fields and spots', () => {
    expect(fieldAt('13N')).toEqual({ x: 0, y: 0 });
    expect(fieldAt('1B')).toEqual({ x: -12, y: -12 });
    expect(spotAt('13n')).toEqual({ x: 0, y: 0 });
    expect(spotAt('0a')).toEqual({ x: -13, y: -13 });
  });
  it('agrees with the engine about every field and cottage of every position', () => {
    for (const { view } of Object.values(fixtures)) {
      for (const field of view.fields) expect(fieldAt(field.name)).toEqual({ x: field.x, y: field.y });
      for (const tile of view.cottages) expect(spotAt(tile.spot)).toEqual({ x: tile.x, y: tile.y });
    }
  });
  it('knows the fields beside a spot and the side they share', () => {
    expect(across({ x: 2, y: 3 }, 'nw')).toEqual({ x: 2, y: 3 });
    expect(across({ x: 2, y: 3 }, 'se')).toEqual({ x: 3, y: 4 });
    const [a, b] = edge(100, 'ne');
    expect([a.x, b.y]).toEqual([0, 0]);
    expect(a.y).toBeLessThan(0);
    expect(b.x).toBeGreaterThan(0);
  });
  it('fits a map into its box, and never lets it leave', () => {
    const span = spanOf([{ x: -2, y: 0 }, { x: 5, y: 3 }]);
    const l = fit(span, 612, 440);
    expect(l.p).toBeLessThanOrEqual(86);
    expect(l.p * (7 + 1.6)).toBeLessThanOrEqual(612 + l.p);
    const moved = held({ ...l, p: 120, ox: 9999 }, span, 612, 440);
    expect(moved.ox + (span.left - 0.8) * 120).toBeLessThanOrEqual(1);
  });
});

describe('kinds of action', () => {
  const lit = litOf(action.legal);
  it('come before their targets where there are several', () => {
    expect(inStages(lit)).toBe(true);
    expect(kindAt(lit, null, null, null)).toBeNull();
    expect(kindAt(lit, 'seat', null, null)).toBe('seat');
    const house = byKind(lit).get('house')![0]!;
    expect(kindAt(lit, null, null, house.action)).toBe('house');
  });
  it('are no stages where there is but one', () => {
    expect(inStages(litOf(place.legal))).toBe(false);
  });
  it('leave plain answers to the prompt bar', () => {
    expect(claims(option(0, 'pass'))).toBe(false);
    expect(claims(option(1, 'no'))).toBe(false);
    expect(claims(option(62, 'craft', 'iron'))).toBe(true);
  });
});

describe('every option of every position', () => {
  for (const [name, { view, legal }] of Object.entries(fixtures))
    it(`has its place: ${name}`, () => {
      const lit = litOf(legal);
      const map = mapTargets(view, lit);
      const placed = new Set<number>([
        ...map.send.map((one) => one.action),
        ...map.field.map((one) => one.action),
        ...map.spot.map((one) => one.action),
        ...map.tile.values(),
        ...[...map.fencing.values()].flat().map((one) => one.action),
        ...map.fence.values(),
        ...map.land.values(),
      ]);
      for (const kind of [null, 'trade']) {
        const tray = trayFor(view, lit, kind);
        for (const choice of tray?.choices ?? []) placed.add(choice.action);
        if (tray?.kind === 'bids' && tray.match !== null) placed.add(tray.match);
      }
      const elsewhere = ['seat', 'choose-seat', 'fence', 'unfence', 'craft', 'law', 'play'];
      for (const one of legal)
        expect(placed.has(one.action) || elsewhere.includes(one.parts[0]!) || !claims(one), one.parts.join(' ')).toBe(true);
      for (const one of legal) expect(icon(one.parts) ?? (one.parts[0] === 'replace' ? '' : null), one.parts.join(' ')).not.toBeNull();
      for (const action of placed) expect(lit.has(action)).toBe(true);
    });
});

describe('no laws until', () => {
  const view = asView(law.view);
  const lit = litOf(law.legal);
  const rule = (term: string) => ({ term, then: view });
  it('answers a window with no, whatever is in hand', () => {
    expect(lit.get(autoAnswer(view, lit, rule('quiet-change'))!)?.parts).toEqual(['no']);
    expect(lawless([option(1, 'no')])).toBe(1);
    expect(lawless([option(1, 'no'), option(200, 'play', 'repeal')])).toBe(1);
  });
  it('sends the one worker that must go', () => {
    expect(lawless([option(13, 'send', 'nw'), option(204, 'play', 'broken_fence')])).toBe(13);
    expect(lawless([option(13, 'send', 'nw'), option(14, 'send', 'ne')])).toBeNull();
  });
  it('never acts for a player in turn', () => {
    expect(autoAnswer(asView(action.view), litOf(action.legal), rule('quiet-change'))).toBeNull();
    expect(standing.decline({ key: 'ask-action' }, [option(0, 'no')])).toBeNull();
    expect(autoAnswer(view, lit, null)).toBeNull();
  });
  it('runs out as it was said', () => {
    expect(runOut('quiet-round', view, { ...view, round: view.round + 1 })).toBe(true);
    expect(runOut('quiet-round', view, view)).toBe(false);
    expect(runOut('quiet-phase', { ...view, phase: 'I' }, { ...view, phase: 'II' })).toBe(true);
    expect(runOut('quiet-law', view, { ...view, laws_gone: [...view.laws_gone, 'repeal'] })).toBe(true);
    expect(runOut('quiet-turn', view, { ...view, step: 'W.3' })).toBe(false);
    expect(runOut('quiet-turn', view, { ...view, step: 'III.0' })).toBe(true);
    expect(runOut('quiet-change', view, { ...view, round: 9 })).toBe(false);
  });
});

describe('windows of the cathedral', () => {
  const row = (...names: string[]): RowView => ({
    value: 6, face_down: 0, buyable: true,
    open: names.map((name) => ({ name, value: 6, cost: 'KNG', rise: false, cut: false })),
  });
  const on = (tile: string) => ({ tile, sold: false, seat: null });
  const sold = (tile: string, seat: number) => ({ tile, sold: true, seat });
  const buyers = (...bought: [string, number][]) => bought.map(([name, seat]) => ({ name, value: 6, cost: 'KNG', seat }));
  it('stay where they are when a seat beside them is sold', () => {
    const before = slotsOf(row('6-1', '6-3', '6-5'), 3);
    const after = { ...row('6-1', '6-5'), bought: buyers(['6-3', 2]) };
    expect(slotsOf(after, 3, before)).toEqual([on('6-1'), sold('6-3', 2), on('6-5')]);
    expect(slotsOf(after, 3)).toEqual([on('6-1'), sold('6-3', 2), on('6-5')]);
  });
  it('take another tile in its place when the design changes', () => {
    const before = slotsOf(row('6-1', '6-3', '6-5'), 3);
    expect(slotsOf(row('6-1', '6-5', '6-7'), 3, before)).toEqual([on('6-1'), on('6-7'), on('6-5')]);
  });
  it('are all there with the sold ones first when nothing more is known', () => {
    expect(slotsOf(row('6-5'), 3)).toEqual(['sold', 'sold', on('6-5')]);
    expect(slotsOf({ ...row(), face_down: 3 }, 3)).toEqual(['down', 'down', 'down']);
  });
  it('keep their height in the gallery on sale, however low the cathedral', () => {
    for (const height of [330, 450, 654, 900]) {
      const plan = elevation(height, [5, 5, 5, 4, 3], 1);
      expect(plan.rows[1]!.height).toBeCloseTo(98.8);
      expect(plan.rows.reduce((sum, one) => sum + one.height, 0)).toBeLessThan(height);
    }
  });
});

describe('trays', () => {
  it('show a payment with what is picked and what is still to come', () => {
    const tray = trayFor(asView(pay.view), litOf(pay.legal), null);
    expect(tray?.kind).toBe('cubes');
    if (tray?.kind === 'cubes') expect(tray.chain!.picked.length + tray.chain!.due).toBeGreaterThan(0);
  });
  it('wait for the trader', () => {
    expect(trayFor(asView(action.view), litOf(action.legal), null)).toBeNull();
    expect(trayFor(asView(action.view), litOf(action.legal), 'trade')?.kind).toBe('cubes');
  });
  it('leave fences to the map, tile by tile', () => {
    const targets = mapTargets(asView(fence.view), litOf(fence.legal));
    expect(targets.fencing.size).toBeGreaterThan(5);
    for (const pads of targets.fencing.values()) expect(pads.length).toBeLessThanOrEqual(4);
  });
});

describe('the end', () => {
  const ranks = ranking(asView(over.view));
  it('adds up seats and cubes', () => {
    for (const rank of ranks) expect(rank.inSeats + rank.inCubes).toBe(rank.total);
    expect(ranks[0]!.won).toBe(true);
    expect(ranks.map((rank) => rank.place)[0]).toBe(1);
  });
  it('says what decided it', () => {
    expect(decided(ranks)?.key).toMatch(/^end-/);
  });
});

describe('text mode', () => {
  it('tells every place and player', () => {
    for (const { view, players } of Object.values(fixtures)) {
      const told = places(view, say, players);
      expect(told.length).toBeGreaterThan(view.cottages.length);
      const { columns, rows } = tally(view, say);
      expect(Object.keys(rows).length).toBe(view.players.length);
      for (const row of Object.values(rows)) expect(row.length).toBe(columns.length);
    }
  });
});

describe('arrow keys', () => {
  it('lead to the nearest target in their direction', () => {
    const spots = [{ x: 50, y: 4 }, { x: 20, y: 40 }, { x: -30, y: 0 }];
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
  });
});

describe('movement', () => {
  const view = asView(action.view);
  const lattice = fit(spanOf(view.fields, 0), 600, 440);
  const line = (n: number, seat: number, key: string, args: LogLine['args'] = {}): LogLine => ({ n, seat, key, args, text: '', move: n });
  const busy = view.fields.find((field) => field.worker !== null)!;
  const working = view.fields.filter((field) => field.worker === busy.worker);

  it('lifts a cube off every field of whoever collects, one after the other', () => {
    const cubes = flightsOf([line(1, busy.worker!, 'income')], view, lattice);
    expect(cubes.map((flight) => flight.way.delay)).toEqual(working.map((_, i) => 60 * i));
    expect(cubes.every((flight) => flight.piece === 'cube' && !flight.way.stays && flight.field === undefined)).toBe(true);
  });
  it('tells two incomes of one player apart', () => {
    const ids = flightsOf([line(1, busy.worker!, 'income'), line(2, busy.worker!, 'income')], view, lattice).map((flight) => flight.id);
    expect(new Set(ids).size).toBe(2 * working.length);
  });
  it('sends a worker from the tile to the field, which shows it only then', () => {
    const near = view.cottages.flatMap((tile) => (['nw', 'ne', 'sw', 'se'] as const).map((side) => ({ tile, at: across(tile, side) })));
    const { tile, at } = near.find(({ tile, at }) => view.fields.some((field) => field.worker === tile.seat && field.x === at.x && field.y === at.y))!;
    const field = view.fields.find((one) => one.x === at.x && one.y === at.y)!;
    const [sent] = flightsOf([line(3, tile.seat, 'send', { cottage: tile.name, field: field.name, land: field.land })], view, lattice);
    expect(sent).toMatchObject({ piece: 'worker', seat: tile.seat, field: field.name, way: { stays: true } });
  });
  it('leaves out everything else', () => {
    expect(flightsOf([line(4, 0, 'something-new'), line(5, 0, 'send', { cottage: 'nowhere' })], view, lattice)).toEqual([]);
  });
});
