import { describe, expect, it } from 'vitest';
import { FOCUS, focusPlace, inset, middle, plots, reach, thumbPlace } from './geometry.ts';
import { BEYOND, MERGED, WITHIN, type Point } from './plan.ts';
import { roofs } from './roofs.ts';
import type { Space } from './types.ts';

const empty = (): Record<string, Space> =>
  Object.fromEntries(WITHIN.map((plot) => [plot.id, { shape: plot.shape, state: 'free' } as Space]));

function area(points: readonly Point[]): number {
  return points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length]!;
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
  }, 0);
}

describe('the plan of a city', () => {
  it('fills its square without gap or overlap', () => {
    expect(WITHIN.reduce((sum, plot) => sum + area(plot.points), 0)).toBeCloseTo(256 * 256, 5);
  });

  it('runs clockwise everywhere, so that inwards is inwards', () => {
    for (const plot of [...WITHIN, ...BEYOND, ...Object.values(MERGED)]) {
      expect(area(inset(plot.points, 3)), plot.id).toBeLessThan(area(plot.points));
      expect(area(inset(plot.points, 3)), plot.id).toBeGreaterThan(0);
    }
  });

  it('shows the spaces that A, B and C add, where their tile lies', () => {
    const spaces = empty();
    spaces['kSE'] = { shape: 'corner', state: 'built', arms: 'church', special: 'c' };
    spaces['xC1'] = { shape: 'corner', state: 'free' };
    spaces['xC2'] = { shape: 'corner', state: 'free' };
    const found = plots(spaces);
    expect(found).toHaveLength(15);
    expect(found.filter((plot) => plot.id === 'xC1')[0]?.x).toBe(296);
  });

  it('makes one district of corner and square under D', () => {
    const spaces = empty();
    delete spaces['pNW'];
    spaces['kNW'] = { shape: 'corner', state: 'site', arms: 'church', special: 'd' };
    const found = plots(spaces);
    expect(found).toHaveLength(12);
    expect(found.reduce((sum, plot) => sum + area(plot.points), 0)).toBeCloseTo(256 * 256, 5);
  });
});

describe('the city in focus', () => {
  it('stands where the look says', () => {
    expect(focusPlace(empty(), 572)).toEqual({ x: FOCUS.left, y: FOCUS.top, scale: FOCUS.scale });
  });

  it('always fits its room, whatever has been added', () => {
    for (const host of ['gN', 'gE', 'gS', 'gW', 'kNE', 'kSE', 'kSW', 'kNW'])
      for (const special of ['a', 'b', 'c'] as const)
        for (const bottom of [572, 450, 380]) {
          const spaces = empty();
          spaces[host] = { ...spaces[host]!, state: 'built', arms: 'church', special };
          for (const id of { a: ['xA'], b: ['xB'], c: ['xC1', 'xC2'] }[special])
            spaces[id] = { shape: 'corner', state: 'free' };
          const box = reach(spaces);
          const place = focusPlace(spaces, bottom);
          expect(place.y + box.y * place.scale).toBeGreaterThanOrEqual(FOCUS.y - 0.01);
          expect(place.y + (box.y + box.height) * place.scale).toBeLessThanOrEqual(bottom + 0.01);
          expect(place.x + box.x * place.scale).toBeGreaterThanOrEqual(FOCUS.x - 0.01);
          expect(place.x + (box.x + box.width) * place.scale).toBeLessThanOrEqual(FOCUS.x + FOCUS.width + 0.01);
        }
  });
});

describe('a city seen from afar', () => {
  it('keeps clear of its ribbon and its ranking', () => {
    const spaces = empty();
    spaces['gN'] = { shape: 'gate', state: 'built', arms: 'church', special: 'a' };
    spaces['xA'] = { shape: 'gate', state: 'free' };
    for (const each of [empty(), spaces]) {
      const box = reach(each);
      const place = thumbPlace(each);
      expect(place.y + box.y * place.scale).toBeGreaterThanOrEqual(44);
      expect(place.y + (box.y + box.height) * place.scale).toBeLessThanOrEqual(168);
    }
  });
});

describe('houses', () => {
  it('are the same whenever they are drawn', () => {
    expect(roofs(WITHIN[1]!)).toBe(roofs(WITHIN[1]!));
  });

  it('have no broken numbers in any district', () => {
    for (const plot of [...WITHIN, ...BEYOND, ...Object.values(MERGED)])
      for (const plain of [false, true]) {
        const made = roofs(plot, plain);
        expect([...made.light, ...made.dark, made.lines, made.walls, made.court].join()).not.toMatch(/NaN|Infinity/);
      }
  });

  it('leave the middle of a district to its arms', () => {
    expect(middle(WITHIN[0]!.points)).toEqual([128, 128]);
  });
});
