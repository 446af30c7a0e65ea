/** The hall's API: one function per call. Whoever is not known yet becomes a guest at once. */
import { network } from '../app/network.svelte.ts';
import type {
  Fault,
  GameList,
  GameShown,
  Guest,
  Handbook,
  Happenings,
  Heading,
  Log,
  Me,
  MyChanges,
  News,
  NewTable,
  Past,
  Reasons,
  Reviewing,
  TableList,
  TableShown,
} from './types.ts';

/** What the hall refused, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
  get code(): string {
    return this.fault.code;
  }
}

/** The hall could not be reached at all. */
export class Unreachable extends Error {}

/** Whether the hall has given this browser its cookie, which no script can see. */
const KNOWN = 'triforium.known';

type Query = Record<string, string | number | null | undefined>;

class Client {
  lang = 'en';

  address(path: string, query: Query = {}): string {
    const asked = new URLSearchParams({ lang: this.lang });
    for (const [key, value] of Object.entries(query))
      if (value !== null && value !== undefined) asked.set(key, String(value));
    return `/api${path}?${asked}`;
  }

  async call<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
    if (!network.online) throw new Unreachable('offline');
    let answer: Response;
    try {
      answer = await fetch(this.address(path, query), {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      throw new Unreachable(String(error));
    }
    if (answer.status === 204) return undefined as T;
    const said = (await answer.json().catch(() => null)) as unknown;
    if (answer.ok) return said as T;
    if (answer.status >= 502 || said === null) throw new Unreachable(`status ${answer.status}`);
    throw new Refused(answer.status, (said as { error: Fault }).error);
  }

  private get<T>(path: string, query?: Query) {
    return this.call<T>('GET', path, undefined, query);
  }

  // Players
  async me(): Promise<Me> {
    try {
      if (localStorage.getItem(KNOWN)) return await this.get<Me>('/me');
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
    }
    await this.call<Guest>('POST', '/guests', { lang: this.lang });
    localStorage.setItem(KNOWN, 'yes');
    return this.get<Me>('/me');
  }
  change = (change: MyChanges) => this.call<Me>('PATCH', '/me', change);
  register = (name: string, password: string) => this.call<unknown>('POST', '/accounts', { name, password });
  logIn = (name: string, password: string) => this.call<unknown>('POST', '/sessions', { name, password });
  logOut = () => this.call<unknown>('DELETE', '/sessions/current');

  // Titles
  games = async () => (await this.get<GameList>('/games')).games;
  game = (game: string) => this.get<GameShown>(`/games/${game}`);
  handbook = (game: string) => this.get<Handbook>(`/games/${game}/handbook`);

  // Tables
  tables = (list: 'mine' | 'open' | 'watch', cursor?: string | null) => this.get<TableList>('/tables', { list, cursor });
  open = (table: NewTable) => this.call<TableShown>('POST', '/tables', table);
  table = (id: string, seat?: number | null) => this.get<TableShown>(`/tables/${id}`, { seat });
  sit = (id: string, seat: number) => this.call<TableShown>('POST', `/tables/${id}/seats/${seat}`);
  leave = (id: string, seat: number) => this.call<TableShown>('DELETE', `/tables/${id}/seats/${seat}`);
  vote = (id: string, agree: boolean) => this.call<TableShown>('POST', `/tables/${id}/undo/vote`, { agree });
  happenings = (id: string, after = 0) => this.get<Happenings>(`/tables/${id}/happenings`, { after });
  atSeat = (id: string, seat: number, verb: string, body?: unknown) =>
    this.call<unknown>('POST', `/tables/${id}/seats/${seat}/${verb}`, body);

  // Asking why
  advice = (id: string, seat: number) => this.call<Reasons>('POST', `/tables/${id}/seats/${seat}/advice`);
  reasons = (id: string, seat: number) => this.get<Reasons>(`/tables/${id}/seats/${seat}/reasons`);
  review = (id: string) => this.get<Reviewing>(`/tables/${id}/review`);

  // Playing
  move = (id: string, move: { seat: number; action: number; version: number; key: string }) =>
    this.call<News>('POST', `/tables/${id}/moves`, move);
  undo = (id: string, undo: { seat: number; version: number; key: string }) =>
    this.call<News>('POST', `/tables/${id}/undo`, undo);
  log = (id: string, after: number, seat?: number | null) => this.get<Log>(`/tables/${id}/log`, { after, seat });
  at = (id: string, version: number, seat?: number | null) => this.get<Past>(`/tables/${id}/at/${version}`, { seat });
  chat = (id: string, text: string) => this.call<unknown>('POST', `/tables/${id}/chat`, { text });
  notes = (id: string) => this.get<{ text: string }>(`/tables/${id}/notes`);
  keepNotes = (id: string, text: string) => this.call<unknown>('PUT', `/tables/${id}/notes`, { text });
  rematch = (id: string) => this.call<Heading>('POST', `/tables/${id}/rematch`);
  record = (id: string) => this.get<Record<string, unknown>>(`/tables/${id}/record`);
  upload = (record: Record<string, unknown>) => this.call<TableShown>('POST', '/records', record);
}

export const client = new Client();

/** A key for a move: sent again after a lost connection it is still the same move. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
