import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { quickTable } from '../pages/lobby/quick.ts';
import type { GameShown } from '../api/types.ts';
import { faceOf, lastLevel, USUAL } from './levels.ts';

const NAMES = ['apprentice', 'journeyman', 'master', 'master-builder'];
const LEVELS = NAMES.map((name) => ({ name, title: name, text: '', seconds: 0 }));
const SPRITE = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');

it('has a face for every level, and each is drawn', () => {
  const faces = NAMES.map(faceOf);
  expect(new Set(faces).size).toBe(4);
  for (const face of faces) expect(SPRITE).toContain(`id="i-${face}"`);
});

it('knows the names of old tables', () => {
  expect(faceOf('greedy')).toBe(faceOf('journeyman'));
  expect(faceOf('random')).toBe('bot');
});

it('goes back to the level that was chosen last, if there is one', () => {
  expect(lastLevel(LEVELS, 'master')).toBe('master');
  expect(lastLevel(LEVELS, 'genius')).toBe(USUAL);
  expect(lastLevel(LEVELS, null)).toBe('journeyman');
});

it('plays at once against bots of the chosen level', () => {
  const game = { name: 'pillars', seats: [2, 3, 4], seats_with: [], options: [], bots: LEVELS } as unknown as GameShown;
  const seats = quickTable(game, 'master-builder').seats;
  expect(seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(seats.slice(1).every((seat) => seat.bot === 'master-builder')).toBe(true);
});
