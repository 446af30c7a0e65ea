/** How pieces move. Whoever wants less motion gets a short fade. */
import type { TransitionConfig } from 'svelte/transition';

export const calm = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Nothing moves while a position is drawn for the first time. */
let awake = false;
export const wake = (on: boolean): void => {
  awake = on;
};
const STILL: TransitionConfig = { duration: 0 };
const fade = (): TransitionConfig => ({ duration: 120, css: (t) => `opacity: ${t}` });

const out = (t: number): number => 1 - (1 - t) ** 3;

interface Way {
  duration?: number;
  delay?: number;
  /** It was there before and is only drawn anew. */
  still?: boolean;
}

/** A tile sinks 4 px into its place. */
export function sink(_: Element, { delay = 0, duration = 300, still = false }: Way = {}): TransitionConfig {
  if (!awake || still) return STILL;
  if (calm()) return fade();
  return { duration, delay, easing: out, css: (t, u) => `transform: translateY(${-4 * u}px); opacity: ${t}` };
}

/** Something grows from the ground up: a roof, a fence post. */
export function rise(_: Element, { delay = 0, duration = 220, still = false }: Way = {}): TransitionConfig {
  if (!awake || still) return STILL;
  if (calm()) return fade();
  return { duration, delay, easing: out, css: (t) => `transform: scaleY(${t}); transform-box: fill-box; transform-origin: 50% 100%` };
}
