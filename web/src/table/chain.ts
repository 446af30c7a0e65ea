/** A decision that is a chain of choices: its links since the question was put, each of which can be taken back. */
import type { Picture } from '../api/types.ts';

export interface Link {
  action: number;
  text: string;
}

/** The links after a move of mine, given the picture that came of it. */
export function grown(links: Link[], link: Link, seat: number, picture: Picture): Link[] {
  return picture.to_act.includes(seat) && picture.undo.allowed ? [...links, link] : [];
}

/** The links that still stand when a picture comes that is not the answer to a move of mine. */
export function standing(links: Link[], seat: number, picture: Picture): Link[] {
  return picture.to_act.includes(seat) && picture.undo.allowed ? links : [];
}

/** How many links go when this one is taken back: it and all after it. */
export function takenBack(links: Link[], action: number): number {
  const at = links.findLastIndex((link) => link.action === action);
  return at < 0 ? 0 : links.length - at;
}
