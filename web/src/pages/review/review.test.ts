import { expect, it } from 'vitest';
import type { Reviewing } from '../../api/types.ts';
import { apart, curve, graded, HEIGHT, line, marks, moments, type Move } from './review.ts';

const move = (number: number, seat: number, cost = 0, grade: string | null = null): Move => ({
  number, version: number, seat, rule: 'pillars.II.3', text: `move ${number}`, better: cost ? 'better' : null, cost, grade,
});
const review = {
  players: [],
  steps: [
    { moves: [move(1, 0)], before: [0.5, 0.5], after: [0.6, 0.4], luck: [0.1, -0.1] },
    { moves: [move(3, 1, 0.1, 'mistake')], before: [0.6, 0.4], after: [0.75, 0.25], luck: [0.05, -0.05] },
    { moves: [move(5, 0, 0.3, 'blunder')], before: [0.75, 0.25], after: [0, 1], luck: [-0.45, 0.45] },
  ],
  moments: [[0, 0], [1, 1], [2, 0]],
};
const whole: Reviewing = { done: 3, all: 3, chances: [], review };

it('draws the chances from the first move to the result', () => {
  const points = curve(whole);
  expect(points.map(({ at }) => at)).toEqual([0, 0.4, 0.8, 1]);
  expect(line(points, 1, 500).split(' ').at(-1)).toBe('500.0,0.0');
  expect(line(points, 0, 500).split(' ')[0]).toBe(`0.0,${HEIGHT / 2}.0`);
});

it('draws what is known so far, and nothing before that', () => {
  expect(curve({ done: 0, all: 0, chances: [], review: null })).toEqual([]);
  const early = curve({ done: 2, all: 9, chances: [{ move: 1, chances: [0.5, 0.5] }, { move: 9, chances: [1, 0] }], review: null });
  expect(early.map(({ chances }) => chances[0])).toEqual([0.5, 1]);
  expect(early[0]!.at).toBe(0);
});

it('sets the arms of the seats on their lines, beside each other', () => {
  const points = curve(whole);
  const [mine, theirs] = [0, 1].map((seat) => marks(points, seat, 2, 1000));
  expect(mine!.map(([x]) => x)).toEqual([50, 250, 450, 650, 850]);
  expect(theirs!.map(([x]) => x)).toEqual([150, 350, 550, 750, 950]);
  expect(mine![0]![1]).toBeCloseTo(HEIGHT * (1 - 0.5125));
  expect(theirs![4]![1]).toBeCloseTo(HEIGHT * (1 - 0.8125));
});

it('keeps numerals apart', () => {
  expect(apart([10, 200, 205], 14)).toEqual([10, 200, 214]);
  expect(apart([205, 10, 200], 14)).toEqual([214, 10, 200]);
});

it('lists the costliest moves first, and no others', () => {
  expect(graded(review).map((one) => one.number)).toEqual([5, 3]);
});

it('says what moves and luck did at each moment', () => {
  const [, second, last] = moments(review);
  expect(second).toMatchObject({ seat: 1, before: 0.4, after: 0.25, luck: -0.05 });
  expect(second!.decided).toBeCloseTo(-0.1);
  expect(last!.decided).toBeCloseTo(-0.3);
});
