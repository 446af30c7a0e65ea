/** The seam between the frame of a table and the board of a title. */
import { getContext, setContext } from 'svelte';
import type { Sound } from './sounds.ts';

export interface Option {
  action: number;
  parts: string[];
  text: string;
  hint: string;
  /** Once made, it cannot be taken back. */
  final?: boolean;
}

export interface Player {
  seat: number;
  name: string;
  me: boolean;
  toAct: boolean;
  /** Has answered a question that others still think about. */
  ready: boolean;
  /** The bot that plays here, by its level. */
  bot?: string;
}

/** One thing that happened: `text` says it, `key` and `args` are for icons and movement. */
export interface LogLine {
  n: number;
  seat: number | null;
  key: string;
  args: Record<string, string | number>;
  text: string;
  rule?: string | null;
  move: number;
}

export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  /** The title's view for this viewer; typed by the title in its own types.ts. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  players: Player[];
  /** Legal actions by id: only these are targets. */
  lit: Map<number, Option>;
  /** The option that is hovered, focused or previewed. */
  hovered: number | null;
  /** The links of a half-made chain, shown as chosen. */
  chosen: number[];
  /** Under 700 px: the title's upright composition. */
  compact: boolean;
  /** The title's own texts, in the viewer's language. */
  say: Say;
  hover: (action: number | null) => void;
  choose: (action: number) => void;
  /** What has just happened, in order, for movement; may be empty. */
  news: LogLine[];
}

export interface PanelProps extends BoardProps {
  player: Player;
}

/** The shield of a seat where a title has its own. */
export interface CoatProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  seat: number;
  size: number;
}

/** What a title may export from `table.ts`, for text mode. */
export interface TitleTable {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  places?: (view: any, say: Say, players: Player[]) => { name: string; text: string }[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  tally?: (view: any, say: Say) => { columns: string[]; rows: Record<number, (string | number)[]> };
  /** The icon of an option, for hover card, buttons and log. */
  icon?: (parts: string[]) => string | null;
  /** Options that are plain buttons in the prompt bar (Pass, Done) and not targets on the board. */
  plain?: (option: Option) => boolean;
  /** Options that the board shows as targets sooner or later, even if they wait behind another choice. */
  claims?: (option: Option) => boolean;
  /** Two numbers of a player for the narrow column and the phone: icon and value. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  brief?: (view: any, seat: number, say: Say) => { icon: string; value: string | number; label: string }[];
  /** The arms of a seat in words, where they are not the usual ones; `SeatCoat.svelte` draws them. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  arms?: (view: any, seat: number, say: Say) => string;
  /** The part of a line in the chronicle that is drawn as cubes, and their letters. */
  cubes?: (line: LogLine) => { text: string; letters: string[] } | null;
  /** How high a player's panel grows in the course of a game, in pixels: kept free from the start, so that nothing moves. */
  room?: { own: number; other: number };
  /** Nothing is hidden between players on one screen: no curtain. */
  open?: boolean;
  /** What is heard of a line of the journal, by its key; the others sound like a piece that is set down. */
  sounds?: Record<string, Sound>;
  /** Questions that may be answered in advance, such as "no laws until the end of the round". */
  standing?: Standing;
}

export interface Standing {
  /** The action that declines, if this question is one of those; else null. */
  decline: (prompt: { key: string }, legal: Option[]) => number | null;
  /** How long it may hold: keys of the title's texts. */
  terms: string[];
  /** Whether it has run out: the view when it was said, and the view now. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  over: (term: string, then: any, now: any) => boolean;
}

/** What targets need to know; the frame of a table provides it, Pad and CardTarget use it. */
export interface Targets {
  readonly lit: Map<number, Option>;
  readonly hovered: number | null;
  readonly chosen: number[];
  /** The seat whose piece stands at a hovered target. */
  readonly seat: number | null;
  /** Pixels on the screen per unit of the drawing. */
  readonly scale: number;
  hover: (action: number | null) => void;
  choose: (action: number) => void;
  /** Takes back a link of a half-made chain, and all after it. */
  takeBack: (action: number) => void;
  /** The standing answer that holds (a term of the title's `standing`), and how to give or lift one. */
  readonly promised?: string | null;
  promise?: (term: string | null) => void;
}

const KEY = Symbol('targets');
export const provideTargets = (targets: Targets): Targets => setContext(KEY, targets);
export const useTargets = (): Targets => getContext<Targets>(KEY);

export type TargetState = 'idle' | 'legal' | 'hovered' | 'chosen';

export function stateOf(targets: Targets, action: number | null | undefined): TargetState {
  if (action === null || action === undefined) return 'idle';
  if (targets.lit.has(action)) return targets.hovered === action ? 'hovered' : 'legal';
  return targets.chosen.includes(action) ? 'chosen' : 'idle';
}

/** The option whose parts are these, or null: boards find their targets by parts, never by arithmetic on ids. */
export function find(lit: Map<number, Option>, ...parts: (string | number)[]): number | null {
  for (const option of lit.values())
    if (option.parts.length === parts.length && parts.every((part, i) => String(part) === option.parts[i]))
      return option.action;
  return null;
}
