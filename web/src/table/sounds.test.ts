import { expect, it } from 'vitest';
import type { LogLine } from './board.ts';
import { heard, told } from './sounds.ts';

const line = (key: string): LogLine => ({ n: 1, seat: 0, key, args: {}, text: '', move: 1 });
const sounds = told({ chord: 'round', card: 'event take', cube: 'buy' });

it('hears one sound of a moment, the most solemn', () => {
  expect(heard([line('place'), line('buy')], sounds)).toBe('cube');
  expect(heard([line('round'), line('event'), line('place')], sounds)).toBe('chord');
  expect(heard([line('take'), line('place')], sounds)).toBe('card');
});

it('hears a piece where a title says nothing, and nothing where nothing happened', () => {
  expect(heard([line('place')], sounds)).toBe('piece');
  expect(heard([line('buy')])).toBe('piece');
  expect(heard([], sounds)).toBeNull();
});
