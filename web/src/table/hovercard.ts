/** Where the hover card stands: beside its target, inside the board, over no lit target if that can be had. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;

const shared = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The place for a card of that size: of eight beside the target, the one that covers least of the others. */
export function placed(target: Box, card: { width: number; height: number }, lit: Box[], room: Box): Box {
  const middleX = target.x + target.width / 2 - card.width / 2;
  const middleY = target.y + target.height / 2 - card.height / 2;
  const right = target.x + target.width + GAP;
  const left = target.x - card.width - GAP;
  const above = target.y - card.height - GAP;
  const below = target.y + target.height + GAP;
  const places: [number, number][] = [
    [right, middleY],
    [left, middleY],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
    [middleX, above],
    [middleX, below],
  ];
  let best: Box | null = null;
  let least = Infinity;
  for (const [x, y] of places) {
    const box: Box = {
      x: Math.min(Math.max(x, room.x + 4), Math.max(room.x + 4, room.x + room.width - card.width - 4)),
      y: Math.min(Math.max(y, room.y + 4), Math.max(room.y + 4, room.y + room.height - card.height - 4)),
      ...card,
    };
    const covers = lit.reduce((sum, one) => sum + shared(box, one), 0) + 6 * shared(box, target);
    if (covers < least) [best, least] = [box, covers];
    if (covers === 0) break;
  }
  return best!;
}
