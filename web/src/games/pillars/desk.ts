/** What the parts of the board share. */

import { getContext, setContext } from 'svelte';
import type { Option, Player, Say } from '../../table/board.ts';
import type { Sheet } from './geometry.ts';
import type { View } from './types.ts';

export interface Desk {
  readonly view: View;
  readonly players: Player[];
  readonly say: Say;
  readonly sheet: Sheet;
  readonly compact: boolean;
  /** Letters grow by this where the drawing is shown smaller than it is, so that none is under 14 px. */
  readonly t: number;
  /** The action with these parts if it is legal now. */
  act: (...parts: string[]) => number | null;
  /** Whether a piece is still on its way there. */
  awaits: (key: string) => boolean;
}

const KEY = Symbol('pillars');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

export function byParts(lit: Map<number, Option>): Map<string, number> {
  return new Map([...lit.values()].map((option) => [option.parts.join(' '), option.action]));
}
