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
const fade = (delay = 0): TransitionConfig => ({ duration: 120, delay, css: (t) => `opacity: ${t}` });

const out = (t: number): number => 1 - (1 - t) ** 3;

interface Way {
  /** Where the piece set out, from where it stands now. */
  from?: { x: number; y: number; delay?: number };
  duration?: number;
  delay?: number;
}

/** A piece walks from where it was, in a low arc; without a way it fades. */
export function arrive(_: Element, { from, duration = 350, delay = 0 }: Way = {}): TransitionConfig {
  if (!awake) return STILL;
  if (calm() || !from) return fade(calm() ? 0 : delay);
  return {
    duration,
    delay: delay + (from.delay ?? 0),
    easing: out,
    css: (t, u) =>
      `transform: translate(${from.x * u}px, ${from.y * u - 14 * Math.sin(Math.PI * t)}px); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** A tile sinks 4 px into its place. */
export function sink(_: Element, { delay = 0, duration = 300 }: Way = {}): TransitionConfig {
  if (!awake) return STILL;
  if (calm()) return fade();
  return { duration, delay, easing: out, css: (t, u) => `transform: translateY(${-4 * u}px); opacity: ${t}` };
}

/** Something grows from the ground up: a roof, a fence post. */
export function rise(_: Element, { delay = 0, duration = 220 }: Way = {}): TransitionConfig {
  if (!awake) return STILL;
  if (calm()) return fade();
  return { duration, delay, easing: out, css: (t) => `transform: scaleY(${t}); transform-box: fill-box; transform-origin: 50% 100%` };
}

/** A cube lifts off its field and is gone. */
export function lift(_: Element, { delay = 0, duration = 700 }: Way = {}): TransitionConfig {
  if (!awake || calm()) return STILL;
  return { duration, delay, css: (t) => `transform: translateY(${-26 * out(t)}px); opacity: ${t < 0.15 ? t / 0.15 : 1 - Math.max(0, t - 0.5) * 2}` };
}
