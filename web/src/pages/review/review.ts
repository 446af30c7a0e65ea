/** A review, made ready for drawing and reading. */
import type { Reviewing } from '../../api/types.ts';

export type Review = NonNullable<Reviewing['review']>;
export type Move = Review['steps'][number]['moves'][number];

/** Of the plot's field; it is as wide as there is room. */
export const HEIGHT = 280;

/** Worst last. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'];

export interface Point {
  /** How far the game has come, from 0 to 1. */
  at: number;
  chances: number[];
}

export const height = (chance: number): number => HEIGHT * (1 - chance);

/** The chances over the game: all of them with the result, or those that are known so far. */
export function curve({ chances, review }: Reviewing): Point[] {
  if (!review) {
    const moves = chances.at(-1)?.move ?? 1;
    return chances.map((one) => ({ at: (one.move - 1) / moves, chances: one.chances }));
  }
  const moves = lengthOf(review);
  const points = review.steps.map((step) => ({ at: (step.moves[0]!.number - 1) / moves, chances: step.before }));
  const last = review.steps.at(-1);
  return last ? [...points, { at: 1, chances: last.after }] : points;
}

/** How many moves the game had, as far as decisions tell. */
export const lengthOf = (review: Review): number => review.steps.at(-1)?.moves.at(-1)?.number ?? 1;

/** How often the arms of a seat stand on its line. */
const MARKS = 5;

/** Where they stand, so that nobody's line is known by its colour alone; those of different seats beside each other. */
export function marks(points: Point[], seat: number, seats: number, width: number): [number, number][] {
  const last = points.at(-1)?.at ?? 0;
  return Array.from({ length: MARKS }, (_, i) => (last * (i + (seat + 0.5) / seats)) / MARKS).map((at) => {
    const next = Math.max(1, points.findIndex((point) => point.at >= at));
    const [a, b] = [points[next - 1]!, points[next] ?? points[next - 1]!];
    const share = b.at > a.at ? (at - a.at) / (b.at - a.at) : 0;
    return [at * width, height(a.chances[seat]! + share * (b.chances[seat]! - a.chances[seat]!))];
  });
}

/** Where numerals stand, each at its place but never over the one before it. */
export function apart(places: number[], least: number): number[] {
  const set = [...places];
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  for (let i = 1; i < order.length; i++) set[order[i]!] = Math.max(places[order[i]!]!, set[order[i - 1]!]! + least);
  return set;
}

/** One seat's line, as SVG has it. */
export const line = (points: Point[], seat: number, width: number): string =>
  points.map(({ at, chances }) => `${(at * width).toFixed(1)},${height(chances[seat]!).toFixed(1)}`).join(' ');

export const decisions = (review: Review): Move[] => review.steps.flatMap((step) => step.moves);

/** The moves that deserve a grade, the costliest first. */
export const graded = (review: Review): Move[] =>
  decisions(review)
    .filter((move) => move.grade !== null)
    .sort((one, other) => other.cost - one.cost);

/** What the three moments changed for the seat they mattered to: by moves, and by luck. */
export const moments = (review: Review) =>
  review.moments.map(([index, seat]) => {
    const step = review.steps[index!]!;
    const [before, after, luck] = [step.before[seat!]!, step.after[seat!]!, step.luck[seat!]!];
    return { moves: step.moves, seat: seat!, before, after, luck, decided: after - before - luck };
  });
