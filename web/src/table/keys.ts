/** The keys of a table: arrows walk through the past, U takes back, R shows the rule, Escape goes back one step. */
import type { Table } from './store.svelte.ts';

interface Doings {
  rule: () => void;
  close: () => void;
  /** Whether the first tap or click previews: then it is a choice half made. */
  previews?: boolean;
}

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

export function tableKeys(event: KeyboardEvent, table: Table, doings: Doings, drawn: boolean): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === 'ArrowLeft') void table.step(-1);
  else if (key === 'ArrowRight') {
    if (!table.live) void table.step(1);
    else table.skip();
  } else if (key === 'u') void table.undo();
  else if (key === 'r') doings.rule();
  else if (key === 'Escape') {
    if (drawn) doings.close();
    else if (!table.live) table.present();
    else if (table.waiting.length > 0) table.skip();
    else if (doings.previews && table.hovered !== null) table.hovered = null;
    else if (table.links.length > 0) void table.undo();
    doings.close();
  } else return;
  event.preventDefault();
}
