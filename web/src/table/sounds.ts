/** Which of its sounds a moment has: one, however much happened in it. */
import type { LogLine } from './board.ts';

export type Sound = 'turn' | 'piece' | 'cube' | 'card' | 'chord';

/** The most solemn last. */
const SOLEMN: Sound[] = ['piece', 'cube', 'card', 'chord'];

/** What is heard of these lines: a title says which of its lines are cubes, cards or a part of the cathedral. */
export const heard = (lines: LogLine[], sounds: Record<string, Sound> = {}): Sound | null =>
  lines
    .map((line) => sounds[line.key] ?? 'piece')
    .reduce<Sound | null>((most, one) => (most === null || SOLEMN.indexOf(one) > SOLEMN.indexOf(most) ? one : most), null);

/** A title's sounds, told by the lines that have them. */
export const told = (by: Partial<Record<Sound, string>>): Record<string, Sound> =>
  Object.fromEntries(Object.entries(by).flatMap(([sound, keys]) => keys.split(' ').map((key) => [key, sound as Sound])));
