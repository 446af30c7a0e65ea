/** The boards that are there, found by folder; a title without one plays as lists. */
import type { Component } from 'svelte';
import type { BoardProps, CoatProps, PanelProps, TitleTable } from './board.ts';

type Loader<T> = Record<string, () => Promise<T>>;
const BOARDS = import.meta.glob('../games/*/Board.svelte') as Loader<{ default: Component<BoardProps> }>;
const PANELS = import.meta.glob('../games/*/Panel.svelte') as Loader<{ default: Component<PanelProps> }>;
const TRACKERS = import.meta.glob('../games/*/Tracker.svelte') as Loader<{ default: Component<BoardProps> }>;
const COATS = import.meta.glob('../games/*/SeatCoat.svelte') as Loader<{ default: Component<CoatProps> }>;
const TABLES = import.meta.glob('../games/*/table.ts') as Loader<TitleTable>;

export interface Title {
  Board: Component<BoardProps> | null;
  Panel: Component<PanelProps> | null;
  Tracker: Component<BoardProps> | null;
  Coat: Component<CoatProps> | null;
  table: TitleTable;
}

export async function loadTitle(game: string): Promise<Title> {
  const [board, panel, tracker, coat, table] = await Promise.all([
    BOARDS[`../games/${game}/Board.svelte`]?.(),
    PANELS[`../games/${game}/Panel.svelte`]?.(),
    TRACKERS[`../games/${game}/Tracker.svelte`]?.(),
    COATS[`../games/${game}/SeatCoat.svelte`]?.(),
    TABLES[`../games/${game}/table.ts`]?.(),
  ]);
  return {
    Board: board?.default ?? null,
    Panel: panel?.default ?? null,
    Tracker: tracker?.default ?? null,
    Coat: coat?.default ?? null,
    table: table ?? {},
  };
}
