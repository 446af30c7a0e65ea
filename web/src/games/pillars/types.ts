/** The view of this title as the board reads it (src/triforium/games/pillars/view.py). */

export type Kind = 'sand' | 'wood' | 'stone' | 'metal';
export type Standing = number | 'black' | null;

export interface PlayerView {
  points: number;
  gold: number;
  cubes: Record<Kind, number>;
  workers: number;
  wool_mill: number;
  grey_workers: number;
  grey_workers_next_round: number;
  black_worker: boolean | number;
  craftsmen: string[];
  craftsman_places: number;
  privileges: string[];
  resources: string[];
  builders: number;
  builders_next_round: number;
  bought: string[];
  sold: string[];
  large_worker?: boolean;
  crusades?: number[];
  silenced?: boolean;
  silenced_next_round?: boolean;
}

export interface View {
  seat: number | null;
  round: number;
  /** A part of the handbook (I, II, III, ...) and a paragraph of it (III.9); older records have neither. */
  phase?: string;
  step?: string;
  start_player: number;
  players: PlayerView[];
  display: { resources: string[]; craftsmen: string[] };
  places: Record<string, Standing[]>;
  kingsbridge: (string | null)[];
  shiring: (string | null)[];
  market: Record<Kind, number>;
  prices: Record<Kind, number>;
  cost: number;
  passed: Record<string, number>;
  bag: number[];
  drawn: number | null;
  veto_used: boolean;
  event: string | null;
  coming_event: string | null;
  event_foreseen_by: number | null;
  protected: number[];
  tax: number | null;
  /** Who pays no tax in this round. */
  tax_free: number[];
  /** The space of the market whose builder trades now. */
  market_space: number | null;
  uses: Record<string, number>;
  /** How often the craftsmen of the player who builds can still work. */
  uses_left?: Record<string, number>;
  /** Who takes no more cards in phase I. */
  out_of_draft?: number[];
  /** The place for which the player is offered a point instead. */
  offered_point_for?: string | null;
  scores: number[];
  winners: number[];
  naming?: number | null;
  to_name?: string[];
  black_builder?: { owner: number | null; in_bag: boolean; drawn: boolean; space: number | null };
  apprentice_helps?: string | null;
  crusades?: Record<string, { open: boolean; seat: number | null; points?: number }>;
  selling_at_coast?: boolean;
  shiring_privilege?: string | null;
  saint_denis?: { seat: number | null; craftsman: string | null; uses: number };
  track?: (number | null)[];
  beside_track?: number[];
}
