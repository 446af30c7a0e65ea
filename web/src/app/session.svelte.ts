/** Who I am and how I like it: kept by the hall, and on this device so that the first picture is right at once. */
import { client, Refused, Unreachable } from '../api/client.ts';
import type { GameShown, Me } from '../api/types.ts';
import { network } from './network.svelte.ts';
import { browserLanguage, LANGUAGES, t, texts, type Lang } from '../i18n/i18n.svelte.ts';

export interface Settings {
  lang: Lang | null;
  theme: 'system' | 'light' | 'dark';
  /** One tap acts, or the first previews; "auto": two on touch, one by mouse. */
  taps: 'auto' | 'one' | 'two';
  /** How long a move of others stays on the screen before the next, in milliseconds. */
  pace: number;
  sound: 'off' | 'soft' | 'full';
  notices: boolean;
  text: boolean;
}

/** What the hall keeps of them, so that they are the same on every device. */
interface Theirs {
  lang?: Lang;
  theme?: Settings['theme'];
  text_mode?: boolean;
  taps?: Settings['taps'];
  pace?: number;
  sound?: Settings['sound'] | boolean;
}

export const PACES = [0, 400, 900, 1800] as const;
const DEFAULTS: Settings = {
  lang: null,
  theme: 'system',
  taps: 'auto',
  pace: 900,
  sound: 'soft',
  notices: false,
  text: false,
};
/** The titles in the order in which they came to the house; a new one comes last. */
const ORDER = ['pillars', 'guilds', 'keythedral'];
const place = ({ name }: GameShown) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const sorted = (games: GameShown[]) => [...games].sort((a, b) => place(a) - place(b));
const PATIENCE = 1500;
const KEPT = 'triforium.settings';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Asked again until the hall can be reached. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      network.stream = true;
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      network.stream = false;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameShown[]>([]);
  settings = $state<Settings>({ ...DEFAULTS, ...kept() });
  private systemDark = $state(dark.matches);
  private asked: Promise<Me> | null = null;

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
  }

  get theme(): 'light' | 'dark' {
    const { theme } = this.settings;
    return theme === 'system' ? (this.systemDark ? 'dark' : 'light') : theme;
  }

  get lang(): Lang {
    return this.settings.lang ?? browserLanguage();
  }

  /** Before the first page: the language. */
  async begin(): Promise<void> {
    client.lang = this.lang;
    await texts.speak(this.lang);
  }

  /** Known to the hall from here on; a guest at once. */
  known(): Promise<Me> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  private async ask(): Promise<Me> {
    const me = await patiently(() => client.me());
    this.me = me;
    const { lang, theme, text_mode, taps, pace, sound } = me.settings as Theirs;
    const mine = kept();
    if (lang && !mine.lang) this.settings.lang = lang;
    if (theme && !mine.theme) this.settings.theme = theme;
    if (text_mode !== undefined && mine.text === undefined) this.settings.text = text_mode;
    if (taps && !mine.taps) this.settings.taps = taps;
    if (pace !== undefined && mine.pace === undefined) this.settings.pace = pace;
    if (typeof sound === 'string' && !mine.sound) this.settings.sound = sound;
    if (this.lang !== texts.lang && LANGUAGES.includes(this.lang)) await this.begin();
    return me;
  }

  again(): void {
    this.asked = null;
  }

  async titles(): Promise<GameShown[]> {
    if (this.games.length === 0) this.games = sorted(await patiently(() => client.games()));
    return this.games;
  }

  titleOf(game: string): string {
    return this.games.find((one) => one.name === game)?.title ?? game;
  }

  /** What a bot is called, by its level. */
  levelOf(bot: string): string {
    return this.games[0]?.bots.find((level) => level.name === bot)?.title ?? t('seat-bot');
  }

  async set(change: Partial<Settings>): Promise<void> {
    Object.assign(this.settings, change);
    localStorage.setItem(KEPT, JSON.stringify(this.settings));
    try {
      if (change.lang) {
        await this.begin();
        this.games = sorted(await client.games());
      }
      const theirs: Theirs = {};
      if (change.lang) theirs.lang = change.lang;
      if (change.theme) theirs.theme = change.theme;
      if (change.text !== undefined) theirs.text_mode = change.text;
      if (change.taps) theirs.taps = change.taps;
      if (change.pace !== undefined) theirs.pace = change.pace;
      if (change.sound) theirs.sound = change.sound;
      if (this.me && Object.keys(theirs).length > 0) this.me = await client.change({ ...theirs });
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }
}

export const session = new Session();
