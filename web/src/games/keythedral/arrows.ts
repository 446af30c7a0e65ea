/** Arrow keys lead from one target to the next in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  x: number;
  y: number;
}

/** The nearest of the places in a direction; what lies straight ahead comes before what lies aside. */
export function nearest(from: Middle, places: Middle[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead < 4) return;
    const way = ahead + 2.2 * aside;
    if (way < least) {
      least = way;
      best = i;
    }
  });
  return best;
}

const middle = (element: Element): Middle => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function walk(event: KeyboardEvent, root: Element): void {
  const way = WAYS[event.key];
  const at = document.activeElement;
  if (!way || !at?.matches('[data-choice]') || !root.contains(at)) return;
  const others = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-choice]')].filter((one) => one !== at && one.tabIndex >= 0);
  const next = others[nearest(middle(at), others.map(middle), way)];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
