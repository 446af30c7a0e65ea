import { describe, expect, it } from 'vitest';
import type { Picture } from '../api/types.ts';
import { find, stateOf, type LogLine, type Option, type Targets } from './board.ts';
import { grown, standing, takenBack, type Link } from './chain.ts';
import { placed } from './hovercard.ts';
import { kept } from './kept.ts';
import { added, preceded, withdrawn } from './log.ts';
import { ranked } from './ranking.ts';

const picture = (to_act: number[], allowed: boolean) => ({ to_act, undo: { allowed } }) as unknown as Picture;
const link = (action: number): Link => ({ action, text: String(action) });
const line = (n: number, key = 'x', from = 0): LogLine => ({ n, seat: 0, key, args: { from }, text: '', move: n });

describe('a chain of choices', () => {
  it('grows while the same seat is asked and may take back', () => {
    expect(grown([link(1)], link(2), 0, picture([0], true))).toEqual([link(1), link(2)]);
    expect(grown([link(1)], link(2), 0, picture([1], true))).toEqual([]);
    expect(grown([link(1)], link(2), 0, picture([0], false))).toEqual([]);
  });
  it('stands until somebody else is asked', () => {
    expect(standing([link(1)], 0, picture([0, 1], true))).toEqual([link(1)]);
    expect(standing([link(1)], 0, picture([1], true))).toEqual([]);
  });
  it('is taken back from a link to its end', () => {
    const links = [link(1), link(2), link(1), link(3)];
    expect(takenBack(links, 3)).toBe(1);
    expect(takenBack(links, 1)).toBe(2);
    expect(takenBack(links, 9)).toBe(0);
  });
});

describe('the chronicle', () => {
  it('strikes out what was taken back, once', () => {
    const log = [line(1), line(2), line(3), line(4, 'taken-back', 2), line(5), line(6, 'taken-back', 5)];
    expect([...withdrawn(log)]).toEqual([2, 3, 5]);
  });
  it('takes every line once and in order', () => {
    expect(added([line(1), line(2)], [line(2), line(3)]).map((one) => one.n)).toEqual([1, 2, 3]);
    expect(preceded([line(3)], [line(1), line(2), line(3)]).map((one) => one.n)).toEqual([1, 2, 3]);
  });
});

describe('the hover card', () => {
  const room = { x: 0, y: 0, width: 900, height: 600 };
  const card = { width: 220, height: 110 };
  const covers = (a: typeof room, b: typeof room) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  it('stays inside, beside its target', () => {
    for (const [x, y] of [[0, 0], [880, 0], [0, 580], [880, 580], [450, 300]] as const) {
      const box = placed({ x, y, width: 20, height: 20 }, card, [], room);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(900);
      expect(box.y + box.height).toBeLessThanOrEqual(600);
      expect(covers(box, { x, y, width: 20, height: 20 })).toBe(false);
    }
  });
  it('covers no lit target where there is room', () => {
    const target = { x: 440, y: 290, width: 32, height: 32 };
    const lit = [{ x: 500, y: 280, width: 44, height: 44 }, { x: 380, y: 280, width: 44, height: 44 }];
    const box = placed(target, card, lit, room);
    for (const one of lit) expect(covers(box, one)).toBe(false);
  });
});

describe('the ranking', () => {
  it('puts winners first and shares places', () => {
    expect(ranked([5, 9, 9], [1]).map((row) => [row.seat, row.place])).toEqual([[1, 1], [2, 2], [0, 3]]);
    expect(ranked([9, 9, null], [0, 1]).map((row) => row.place)).toEqual([1, 1, 3]);
  });
});

describe('targets', () => {
  const option = (action: number, ...parts: string[]): Option => ({ action, parts, text: '', hint: '' });
  const lit = new Map([[4, option(4, 'buy', 'wood', '2')], [5, option(5, 'pass')]]);
  it('are found by their parts', () => {
    expect(find(lit, 'buy', 'wood', 2)).toBe(4);
    expect(find(lit, 'buy', 'wood')).toBe(null);
  });
  it('are lit only where they may be chosen', () => {
    const targets = { lit, hovered: 5, chosen: [4, 7] } as unknown as Targets;
    expect([4, 5, 7, 8, null].map((action) => stateOf(targets, action))).toEqual(['legal', 'hovered', 'chosen', 'idle', 'idle']);
  });
});

describe('a new picture', () => {
  const before = { cost: 3, players: [{ gold: 1, cards: ['a'] }, { gold: 2, cards: [] }], event: null };
  it('keeps every object that is equal', () => {
    const now = kept(before, { cost: 4, players: [{ gold: 1, cards: ['a'] }, { gold: 5, cards: [] as string[] }], event: null });
    expect(now).toEqual({ cost: 4, players: [{ gold: 1, cards: ['a'] }, { gold: 5, cards: [] }], event: null });
    expect(now.players).not.toBe(before.players);
    expect(now.players[0]).toBe(before.players[0]);
    expect(now.players[1]!.cards).toBe(before.players[1]!.cards);
  });
  it('is the old one where nothing is new', () => {
    expect(kept(before, structuredClone(before))).toBe(before);
  });
  it('is another where something is gone, has come, or is of another kind', () => {
    expect(kept<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept<unknown>({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(kept<unknown>([1, 2], [1])).toEqual([1]);
    expect(kept<unknown>([], {})).toEqual({});
    expect(kept<unknown>({ a: 1 }, null)).toBeNull();
    expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
  });
  it('leaves the old one as it was', () => {
    const old = structuredClone(before);
    kept(before, { cost: 9, players: [] });
    expect(before).toEqual(old);
  });
});
