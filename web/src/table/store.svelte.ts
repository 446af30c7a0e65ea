/** A table as it stands on this screen: the hall's picture, what waits to be shown, and nothing the hall already has. */
import { client, newKey, Refused, Unreachable } from '../api/client.ts';
import { Events } from '../api/events.ts';
import type { Happening, News, Picture, TableShown } from '../api/types.ts';
import { network } from '../app/network.svelte.ts';
import { play } from '../app/sound.ts';
import { session } from '../app/session.svelte.ts';
import { t, texts } from '../i18n/i18n.svelte.ts';
import type { LogLine, Option, Player, Standing } from './board.ts';
import { grown, standing, takenBack, type Link } from './chain.ts';
import { kept } from './kept.ts';
import { added, preceded, withdrawn } from './log.ts';
import { heard } from './sounds.ts';
import { loadTitle, type Title } from './titles.ts';

interface Shown {
  version: number;
  picture: Picture | null;
  news: LogLine[];
  /** Of a finished game: how many moves led here. */
  moves?: number;
}
/** A bot that thinks: for how many seconds, and how many of them had gone when that was said. */
export interface Thinking {
  seat: number;
  seconds: number;
  gone: number;
}
const RETRIES = 40;
const LONG_QUEUE = 12;
const PATIENCE = 200;
const UNDO = -1;
const LAST = 'triforium.last';
const SILENCE = 1500;

export class Table {
  info = $state.raw<TableShown | null>(null);
  title = $state.raw<Title | null>(null);
  /** What is on the screen now, or was when the viewer looks back. */
  private now = $state.raw<Shown>({ version: 0, picture: null, news: [] });
  past = $state.raw<Shown | null>(null);
  waiting = $state.raw<News[]>([]);
  log = $state.raw<LogLine[]>([]);
  links = $state.raw<Link[]>([]);
  ready = $state.raw<number[]>([]);
  chat = $state.raw<Happening[]>([]);
  /** The bot that the hall says is thinking, until something new comes of it. */
  private thought = $state.raw<Thinking | null>(null);
  hovered = $state<number | null>(null);
  /** The move that is on its way. */
  private sending: number | null = null;
  /** It has not been answered for a while: what could be chosen goes out, and it shows as chosen. */
  private late = $state(false);
  /** What the hall answered when it refused: words and the rule. */
  refusal = $state.raw<{ text: string; rule?: string } | null>(null);
  /** The seat of mine behind the curtain, on a screen that several people share. */
  curtain = $state<number | null>(null);
  /** Said to screen readers. */
  said = $state('');
  /** The number of the last line of my last turn. */
  mark = $state(0);
  /** "No laws until ...": the term, and the view when it was said. */
  advance = $state.raw<{ term: string; then: unknown } | null>(null);
  /** The version of the last question that was answered in advance before it was on the screen. */
  private answered = $state(0);
  missing = $state<string | null>(null);
  private events: Events | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    window.addEventListener('pagehide', this.keepShown);
    window.addEventListener('storage', this.otherWindow);
  }

  // What is on the screen ---------------------------------------------------------------------------------------------

  get shown(): Shown {
    return this.past ?? this.now;
  }
  get picture(): Picture | null {
    return this.shown.picture;
  }
  get seat(): number | null {
    return this.info?.viewer ?? null;
  }
  get version(): number {
    return this.now.version;
  }
  get live(): boolean {
    return this.past === null;
  }
  /** What can be chosen now, by action. Every target asks for it, so it is made once for each picture. */
  readonly lit: Map<number, Option> = $derived.by(() => {
    const picture = this.past || this.late || this.settled ? null : this.now.picture;
    return new Map((picture?.legal ?? []).map((option) => [option.action, option]));
  });
  get myTurn(): boolean {
    const { seat } = this;
    return seat !== null && (this.now.picture?.to_act.includes(seat) ?? false) && !this.now.picture?.over && !this.settled;
  }
  /** What is asked on the screen has been answered already, as was said in advance. */
  private get settled(): boolean {
    return this.now.version > 0 && this.now.version === this.answered;
  }
  readonly players: Player[] = $derived.by(() => {
    const { picture, seat } = this;
    const players = (this.info?.seats ?? []).map((one) => ({
      seat: one.number,
      name: one.name ?? t('seat-open'),
      me: one.number === seat,
      toAct: picture?.to_act.includes(one.number) ?? false,
      ready: this.live && this.ready.includes(one.number),
      bot: (one.kind === 'bot' ? one.bot : one.stand_in) ?? undefined,
    }));
    return (this.same = kept(this.same, players));
  });
  private same: Player[] = [];
  /** Who thinks, as far as the screen has come. */
  readonly thinking: Thinking | null = $derived(
    this.live && this.waiting.length === 0 && this.thought && this.players[this.thought.seat]?.toAct && !this.players[this.thought.seat]?.ready
      ? this.thought
      : null,
  );
  readonly gone: Set<number> = $derived(withdrawn(this.log));
  /** Whether other people play here, who would be asked before more than my last move is taken back. */
  get others(): boolean {
    return (this.info?.seats ?? []).some((one) => one.kind === 'person' && !one.yours && !one.stand_in && !one.resigned);
  }
  /** Whether I play against bots alone: only then do they give advice. */
  get alone(): boolean {
    const people = (this.info?.seats ?? []).filter((one) => one.kind !== 'bot' && !one.resigned);
    return people.length === 1 && people[0]!.yours;
  }
  get own(): number[] {
    return (this.info?.seats ?? []).filter((one) => one.yours && !one.resigned).map((one) => one.number);
  }

  // Coming and going --------------------------------------------------------------------------------------------------

  async load(seat: number | null = null): Promise<void> {
    // Browsers do not always know that there is no connection: what does not answer for a while counts as none.
    const late = setTimeout(() => void this.recall(), network.online ? SILENCE : 0);
    try {
      await session.known();
      const shown = await client.table(this.id, seat);
      clearTimeout(late);
      if (!(await this.furnish(shown)) || this.hidden(shown, seat)) return;
      this.adopt(shown);
      void session.titles();
      this.listen();
      void this.remember();
    } catch (error) {
      clearTimeout(late);
      if (error instanceof Refused) this.missing = error.message;
      else if (!this.closed) setTimeout(() => void this.load(seat), 1500);
    }
  }

  /** Board and texts of the title; false if the viewer has gone meanwhile, or has a newer one. */
  private async furnish(shown: TableShown, old = false): Promise<boolean> {
    const [title] = await Promise.all([this.title ?? loadTitle(shown.game), texts.learn(shown.game)]);
    if (this.closed || (old && this.info)) return false;
    this.title = title;
    return true;
  }

  /** Whoever opens or reloads a table that several people share: nobody has said who sits before the screen now. */
  private hidden(shown: TableShown, asked: number | null): boolean {
    const own = shown.seats.filter((seat) => seat.yours && !seat.resigned);
    if (asked !== null || own.length < 2 || shown.phase !== 'running' || this.title?.table.open) return false;
    this.info = { ...shown, picture: null, log: [] };
    this.curtain = shown.viewer;
    return shown.viewer !== null;
  }

  /** What is on the screen outlives a reload without a connection; not where several people share the screen. */
  private keepShown = () => {
    if (!this.info || this.own.length > 1) return;
    const { version, picture } = this.now;
    const shown = { ...this.info, version, picture, log: this.log };
    sessionStorage.setItem(LAST, JSON.stringify(shown));
  };
  private async recall() {
    const shown = JSON.parse(sessionStorage.getItem(LAST) ?? 'null') as TableShown | null;
    if (shown?.id === this.id && !this.info && (await this.furnish(shown, true))) this.adopt(shown);
  }

  // A half-made chain of choices outlives a reload, and is the same in every window -----------------------------------

  private get chainKey() {
    return `triforium.chain.${this.id}.${this.seat}`;
  }
  private keepChain(links: Link[]) {
    this.links = links;
    if (links.length > 0) localStorage.setItem(this.chainKey, JSON.stringify({ version: this.now.version, links }));
    else localStorage.removeItem(this.chainKey);
  }
  private chainAt(version: number): Link[] | null {
    const kept = JSON.parse(localStorage.getItem(this.chainKey) ?? 'null') as { version: number; links: Link[] } | null;
    return kept?.version === version ? kept.links : null;
  }
  /** Another window has gone on with the chain, or taken it back. */
  private otherWindow = ({ key, newValue }: StorageEvent) => {
    if (key === this.chainKey) this.links = newValue === null ? [] : (this.chainAt(this.now.version) ?? this.links);
  };
  /** What stands of the chain after a picture that is not the answer to a move made here. */
  private chainAfter(news: News): Link[] {
    const taken = (news.log as LogLine[]).some((line) => line.key === 'taken-back' && line.seat === this.seat);
    return this.chainAt(news.version) ?? standing(taken ? this.links.slice(0, -1) : this.links, this.seat!, news.picture);
  }

  /** What was said at the table before I came. */
  private async remember() {
    if (this.chat.length > 0) return;
    try {
      const { happenings } = await client.happenings(this.id);
      this.chat = happenings.filter((one) => one.kind === 'chat');
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  private adopt(shown: TableShown) {
    const before = this.now.version;
    this.info = shown;
    this.now = { version: shown.version, picture: shown.picture, news: [] };
    this.waiting = [];
    this.links = this.chainAt(shown.version) ?? [];
    this.answered = 0;
    this.log = shown.log as LogLine[];
    this.ready = shown.seats.filter((seat) => seat.ready).map((seat) => seat.number);
    this.past = null;
    this.mark = Number(localStorage.getItem(this.markKey)) || 0;
    this.advance = JSON.parse(localStorage.getItem(this.advanceKey) ?? 'null') as Table['advance'];
    if (before === 0) this.said = '';
    this.lookRound();
    this.answerInAdvance();
  }

  private get markKey() {
    return `triforium.turn.${this.id}.${this.seat}`;
  }

  private listen() {
    this.events?.close();
    this.events = new Events(this.id, this.seat, this.now.version, this.info?.heard ?? 0, {
      picture: (news) => this.receive(news),
      happening: (happening) => this.hear(happening),
      state: (connected) => {
        if (connected && !network.stream) this.ready = []; // the stream says it again if it still holds
        network.stream = connected;
      },
    });
  }

  close() {
    this.keepShown();
    this.closed = true;
    window.removeEventListener('pagehide', this.keepShown);
    window.removeEventListener('storage', this.otherWindow);
    this.events?.close();
    clearTimeout(this.timer);
    network.stream = true;
  }

  /** Seats, phase and questions anew, the picture left as it is. */
  private async refresh() {
    try {
      const shown = await client.table(this.id, this.seat);
      if (this.closed) return;
      const began = this.now.picture === null && shown.picture !== null;
      if (began || shown.viewer !== this.seat) {
        this.adopt(shown);
        this.listen();
      } else this.info = shown;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  private hear(happening: Happening) {
    if (happening.kind === 'ready') this.hearReady(happening.seats ?? []);
    else if (happening.kind === 'thinking')
      this.thought = { seat: happening.seat ?? 0, seconds: happening.seconds ?? 0, gone: happening.gone ?? 0 };
    else if (happening.kind === 'chat') this.chat = [...this.chat, happening];
    else void this.refresh();
  }

  /** Who has answered, while others still think. */
  private hearReady(seats: number[]) {
    const fresh = seats.filter((seat) => !this.ready.includes(seat) && seat !== this.seat);
    this.ready = seats;
    if (fresh.length > 0) this.said = fresh.map((seat) => t('is-ready', { name: this.info?.seats[seat]?.name ?? '' })).join(' ');
  }

  /** On a shared screen: whose turn is it? */
  private lookRound() {
    const { picture } = this.now;
    if (!picture || picture.over || this.own.length < 2) return;
    if (this.seat !== null && picture.to_act.includes(this.seat)) return;
    const next = this.own.find((seat) => picture.to_act.includes(seat));
    if (next === undefined) return;
    if (this.title?.table.open) void this.load(next);
    else this.curtain = next;
  }

  lift() {
    const seat = this.curtain;
    this.curtain = null;
    this.now = { version: 0, picture: null, news: [] };
    void this.load(seat);
  }

  // What comes in -----------------------------------------------------------------------------------------------------

  private get last(): number {
    return this.waiting.at(-1)?.version ?? this.now.version;
  }

  private receive(news: News) {
    if (news.version <= this.last) return;
    if (this.now.picture === null) {
      void this.refresh();
      return;
    }
    this.waiting = [...this.waiting, news];
    this.thought = null;
    void this.answerUnseen(news);
    // A picture of a move that is on its way waits for the answer, which comes with the chain's new link.
    if (this.timer === undefined && this.sending === null) this.next();
  }

  /** Shows the next picture that waits, and after a while the one after it. */
  private next = () => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [news, ...rest] = this.waiting.filter((one) => one.version > this.now.version);
    this.waiting = rest;
    if (!news) return;
    this.show(news);
    this.rest(news);
  };

  /** What has just been shown is left on the screen for a while, if it tells of anything. */
  private rest({ log }: News) {
    const pace = document.hidden || this.waiting.length > LONG_QUEUE ? 0 : session.settings.pace;
    if (pace > 0 && log.length > 0) this.timer = setTimeout(this.next, pace);
    else if (this.waiting.length > 0) this.next();
  }

  /** All that waits, at once. */
  skip = () => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting } = this;
    this.waiting = [];
    for (const news of waiting) this.show(news);
  };

  private show(news: News, mine = false) {
    const before = this.myTurn;
    this.now = { version: news.version, picture: kept(this.now.picture, news.picture), news: news.log as LogLine[] };
    this.log = added(this.log, news.log as LogLine[]);
    this.refusal = null;
    if (this.seat !== null && !mine && (this.links.length > 0 || this.chainAt(news.version))) this.keepChain(this.chainAfter(news));
    if (news.log.length > 0) {
      this.said = news.log.map((line) => line.text).join(' ');
      play(heard(news.log as LogLine[], this.title?.table.sounds) ?? 'piece');
    } else if (mine) play('piece');
    if (this.myTurn && !before) this.arrived();
    if (news.picture.over && this.info?.phase !== 'over') void this.refresh();
    this.lookRound();
    this.answerInAdvance();
  }

  private arrived() {
    this.said = `${this.said} ${this.now.picture?.prompt.text ?? ''}`.trim();
    play('turn');
    if (session.settings.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(t('your-turn'), { body: this.now.picture?.prompt.text, tag: this.id });
  }

  // Deciding ----------------------------------------------------------------------------------------------------------

  async choose(action: number): Promise<void> {
    if (!this.past) await this.decide(action);
  }

  private async decide(action: number): Promise<void> {
    const { seat } = this;
    if (seat === null || this.sending !== null) return;
    this.skip();
    const option = this.myTurn ? (this.now.picture!.legal as Option[]).find((one) => one.action === action) : undefined;
    if (!option) return;
    this.hovered = null;
    this.refusal = null;
    const move = { seat, action, version: this.now.version, key: newKey() };
    try {
      const news = await this.sent(action, () => client.move(this.id, move));
      this.marked(news);
      const links = grown(this.links, { action, text: option.text }, seat, news.picture);
      if (news.version > this.now.version) this.show(news, true);
      else this.answerInAdvance(); // the table was read anew meanwhile, and found the move still on its way
      this.keepChain(links);
      this.rest(news);
    } catch (error) {
      this.refused(error);
      this.next();
    }
  }

  private async sent(action: number, send: () => Promise<News>): Promise<News> {
    this.sending = action;
    const timer = setTimeout(() => (this.late = true), PATIENCE);
    try {
      return await this.insisting(send);
    } finally {
      clearTimeout(timer);
      this.late = false;
      this.sending = null;
    }
  }
  /** The move that is on its way, if that takes long. */
  get awaited(): number | null {
    return this.late ? this.sending : null;
  }

  private marked(news: News) {
    this.mark = Math.max(this.mark, news.log.at(-1)?.n ?? this.log.at(-1)?.n ?? 0);
    localStorage.setItem(this.markKey, String(this.mark));
  }

  async undo(): Promise<void> {
    const { seat } = this;
    if (seat === null || this.past || this.sending !== null) return;
    this.skip();
    const undo = this.now.picture?.undo;
    if (!undo?.allowed && !undo?.ask) {
      this.refusal = { text: undo?.reason ?? t('undo-not-now') };
      return;
    }
    const wish = { seat, version: this.now.version, key: newKey() };
    try {
      const news = await this.sent(UNDO, () => client.undo(this.id, wish));
      const left = this.links.slice(0, -1);
      if (news.version > this.now.version) this.show(news, true);
      this.keepChain(left);
      this.rest(news);
    } catch (error) {
      this.refused(error);
      this.next();
    }
  }

  /** A link of the chain and all after it: the last with this action, or the one at this place. */
  async takeBack(action: number, place = -1): Promise<void> {
    for (let left = place < 0 ? takenBack(this.links, action) : this.links.length - place; left > 0 && this.now.picture?.undo.allowed; left--) await this.undo();
  }

  /** Sent again with the same key until the hall has answered: it is still one move. */
  private async insisting(send: () => Promise<News>): Promise<News> {
    for (let tries = 0; ; tries++) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Unreachable) || tries >= RETRIES || this.closed) throw error;
        network.stream = false;
        await new Promise((resolve) => setTimeout(resolve, Math.min(300 * 2 ** tries, 3000)));
      }
    }
  }

  private refused(error: unknown) {
    if (error instanceof Refused) {
      const { fault } = error;
      if (fault.code === 'stale' && fault.picture && fault.version !== undefined)
        this.now = { version: this.now.version, picture: this.now.picture, news: [] };
      else this.refusal = { text: fault.message, rule: fault.rule };
      if (fault.code === 'stale') void this.load(this.seat);
    } else if (!(error instanceof Unreachable)) throw error;
  }

  // In advance --------------------------------------------------------------------------------------------------------

  get standing(): Standing | null {
    return this.title?.table.standing ?? null;
  }

  promise(term: string | null) {
    this.keep(term === null ? null : { term, then: this.now.picture?.view });
    this.answerInAdvance();
  }

  /** What was said in advance outlives the page. */
  private keep(advance: { term: string; then: unknown } | null) {
    this.advance = advance;
    if (advance) localStorage.setItem(this.advanceKey, JSON.stringify(advance));
    else localStorage.removeItem(this.advanceKey);
  }

  private get advanceKey() {
    return `triforium.advance.${this.id}.${this.seat}`;
  }

  private answerInAdvance() {
    const { advance, standing, now } = this;
    if (!advance || !standing || !now.picture || !this.myTurn) return;
    if (standing.over(advance.term, advance.then, now.picture.view)) {
      this.keep(null);
      return;
    }
    const action = standing.decline(now.picture.prompt, now.picture.legal as Option[]);
    if (action !== null) queueMicrotask(() => void this.decide(action));
  }

  /** At once, whatever is still to be shown before it: how long an answer takes would tell the others. */
  private async answerUnseen({ version, picture }: News) {
    const { advance, standing, seat } = this;
    if (!advance || !standing || seat === null || this.sending !== null || picture.over || !picture.to_act.includes(seat)) return;
    if (standing.over(advance.term, advance.then, picture.view)) return;
    const action = standing.decline(picture.prompt, picture.legal as Option[]);
    if (action === null) return;
    this.answered = version;
    try {
      await client.move(this.id, { seat, action, version, key: newKey() }); // what comes of it is told as the moves of others are
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      if (this.answered !== version) return;
      this.answered = 0;
      this.answerInAdvance();
    }
  }

  // Looking back ------------------------------------------------------------------------------------------------------

  async lookAt(version: number): Promise<void> {
    if (version >= this.now.version) {
      this.past = null;
      return;
    }
    const wanted = Math.max(1, version);
    try {
      const news = await client.at(this.id, wanted, this.seat);
      this.past = { version: wanted, picture: news.picture, news: [], moves: news.moves };
      this.hovered = null;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }
  step = (by: number) => this.lookAt(this.shown.version + by);
  present = () => (this.past = null);

  /** The lines before those that came with the table. */
  async earlier(): Promise<void> {
    let after = 0;
    let older: LogLine[] = [];
    const first = this.log[0]?.n ?? 1;
    while (after < first - 1) {
      const page = await client.log(this.id, after, this.seat);
      if (page.log.length === 0) break;
      older = [...older, ...(page.log as LogLine[])];
      after = page.next;
    }
    this.log = preceded(this.log, older);
  }
}
