/** What makes an element of the board a target: the same handlers everywhere. */

import type { Option, Targets } from '../../table/board.ts';

export interface Handlers {
  onclick: () => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

export function handlers(targets: Targets, action: number): Handlers {
  return {
    onclick: () => targets.choose(action),
    onpointerenter: (event) => event.pointerType === 'mouse' && targets.hover(action),
    onpointerleave: (event) => event.pointerType === 'mouse' && targets.hover(null),
    onfocus: (event) => (event.currentTarget as Element).matches(':focus-visible') && targets.hover(action),
    onblur: () => targets.hovered === action && targets.hover(null),
  };
}

/** Enter and the space bar, for a button that is part of a drawing. */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

export function nameOf(option: Option): string {
  return option.hint ? `${option.text}, ${option.hint}` : option.text;
}
