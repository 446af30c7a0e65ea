/** The shapes of the hall's API, by the names of its OpenAPI document. */
import type { components } from './schema.d.ts';

type Schemas = components['schemas'];
export type Picture = Schemas['Picture'];
export type News = Schemas['News'];
export type Past = Schemas['Past'];
export type Log = Schemas['Log'];
export type Heading = Schemas['Heading'];
export type TableShown = Schemas['TableShown'];
export type TableList = Schemas['TableList'];
export type SeatShown = Schemas['SeatShown'];
export type GameShown = Schemas['GameShown'];
export type GameList = Schemas['GameList'];
export type OptionShown = Schemas['OptionShown'];
export type Handbook = Schemas['Handbook'];
export type Paragraph = Schemas['Paragraph'];
export type Guest = Schemas['Guest'];
export type Me = Schemas['Me'];
export type NewTable = Schemas['NewTable'];
export type SeatWanted = Schemas['SeatWanted'];
export type MyChanges = Partial<Schemas['MyChanges']>;
export type Happenings = Schemas['Happenings'];
export type Reasons = Schemas['Reasons'];
export type Reviewing = Schemas['Reviewing'];
export type Fault = Schemas['Fault'];

/** What else happens at a table, out of the event stream. */
export interface Happening {
  n?: number;
  kind: string;
  seat?: number | null;
  seats?: number[];
  name?: string | null;
  player?: string | null;
  data?: Record<string, unknown>;
  time?: number;
  seconds?: number;
  gone?: number;
}
