/**
 * Pieces on their way: elements above the drawing, moved by the browser's compositor alone. While they move the drawing below
 * stays as it is; when everything rests, all of it changes at once.
 */
export type At = readonly [number, number];

export interface Way {
  /** In pixels, from the upper left corner of the layer. */
  from: At;
  to: At;
  /** How far the path is bent upwards. */
  lift: number;
  delay: number;
  time: number;
  /** Stands where it has arrived; else it is gone then. */
  stays: boolean;
  /** Which point of the element goes that way. */
  anchor: 'middle' | 'foot';
}

export function flying(node: HTMLElement, { from, to, lift, delay, time, stays, anchor }: Way) {
  const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, ${anchor === 'foot' ? -100 : -50}%)`;
  const arrived = at(...to);
  const run = node.animate(
    [
      { transform: at(...from), opacity: 0, easing: 'ease-out' },
      { transform: at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - lift), opacity: 1, offset: 0.5, easing: 'ease-out' },
      ...(stays ? [] : [{ transform: arrived, opacity: 1, offset: 0.92 }]),
      { transform: arrived, opacity: stays ? 1 : 0 },
    ],
    { duration: time, delay, fill: 'both' },
  );
  return { destroy: () => run.cancel() };
}

/** A card's back turns away from over its face. */
export function turning(node: HTMLElement, { at: [x, y], delay, time }: { at: At; delay: number; time: number }) {
  const turned = (by: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scaleX(${by})`;
  const run = node.animate([{ transform: turned(1) }, { transform: turned(0) }], { duration: time, delay, fill: 'both', easing: 'ease-in' });
  return { destroy: () => run.cancel() };
}

/** When nothing moves inside any more. */
export const rested = async (inside: Element): Promise<void> => {
  await Promise.allSettled(inside.getAnimations({ subtree: true }).map((one) => one.finished));
};
