/** What the player is about to do, before it is a move: shared by board, panels and tracker. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Option, Say } from '../../table/board.ts';
import { inStages, kindAt, verb } from './kinds.ts';

class Focus {
  /** The kind of action that is chosen, and the one whose sign is hovered. */
  kind = $state<string | null>(null);
  peek = $state<string | null>(null);
  /** The tile beside which a fence is to stand. */
  tile = $state<string | null>(null);
  /** The spot that was chosen for a cottage, while its number is asked. */
  spot = $state<string | null>(null);
  /** The field that the hovered choice in a tray speaks of. */
  land = $state<string | null>(null);

  /** Another question: nothing is half chosen any more. */
  clear(): void {
    this.kind = null;
    this.peek = null;
    this.tile = null;
    this.land = null;
  }
}
export const focus = new Focus();

export type Look = 'idle' | 'quiet' | 'legal' | 'hovered' | 'chosen';

/** What every part of the table needs to know. */
export class Play {
  constructor(private given: () => BoardProps) {}
  get lit() {
    return this.given().lit;
  }
  get hovered() {
    return this.given().hovered;
  }
  get chosen() {
    return this.given().chosen;
  }
  get me(): number | null {
    return this.given().players.find((player) => player.me)?.seat ?? null;
  }
  get say(): Say {
    return this.given().say;
  }
  /** Whether the kinds of action are lit before their targets. */
  staged = $derived.by(() => inStages(this.given().lit));
  /** The kind whose targets are lit. */
  kind = $derived.by(() => kindAt(this.given().lit, focus.peek, focus.kind, this.given().hovered));

  hover = (action: number | null): void => this.given().hover(action);
  choose = (action: number): void => {
    const option = this.lit.get(action);
    if (option) focus.spot = verb(option) === 'spot' ? option.parts[1]! : null;
    this.given().choose(action);
  };
  name(seat: number): string {
    return this.given().players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
  }
  option(action: number | null | undefined): Option | undefined {
    return action === null || action === undefined ? undefined : this.lit.get(action);
  }
  /** How a target looks; one that waits for its kind is quiet. */
  look(action: number | null | undefined, waits = false): Look {
    if (action === null || action === undefined) return 'idle';
    const option = this.lit.get(action);
    if (!option) return this.chosen.includes(action) ? 'chosen' : 'idle';
    if (this.hovered === action) return 'hovered';
    if (waits) return 'quiet';
    return this.staged && ['seat', 'house', 'trade'].includes(verb(option)) && this.kind !== verb(option) ? 'quiet' : 'legal';
  }
}

const KEY = Symbol('keythedral');
export function providePlay(given: () => BoardProps): Play {
  return setContext(KEY, new Play(given));
}
export const usePlay = (): Play => getContext<Play>(KEY);
