/** The event stream of a table: reconnects by itself, resumes after the last version, and says how it stands. */
import { client } from './client.ts';
import { network } from '../app/network.svelte.ts';
import type { Happening, News } from './types.ts';

export interface Listener {
  picture: (news: News) => void;
  happening: (happening: Happening) => void;
  state: (connected: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Events {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private version: number,
    private heard: number,
    private readonly listener: Listener,
  ) {
    this.retry();
    window.addEventListener('online', this.retry);
  }

  private connect() {
    const { table, seat, version, heard } = this;
    const source = new EventSource(client.address(`/tables/${table}/events`, { seat, after: version, heard }));
    this.source = source;
    source.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.state(true);
    };
    source.addEventListener('picture', (event) => {
      const news = JSON.parse((event as MessageEvent<string>).data) as News;
      this.version = Math.max(this.version, news.version);
      this.listener.picture(news);
    });
    source.addEventListener('happening', (event) => {
      const happening = JSON.parse((event as MessageEvent<string>).data) as Happening;
      if (happening.n !== undefined) {
        if (happening.n <= this.heard) return;
        this.heard = happening.n;
      }
      this.listener.happening(happening);
    });
    source.onerror = () => {
      this.listener.state(false);
      source.close();
      clearTimeout(this.timer);
      if (!this.closed) this.timer = setTimeout(this.retry, this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private retry = () => {
    if (this.closed || this.source?.readyState === EventSource.OPEN || !network.online) return;
    clearTimeout(this.timer);
    this.source?.close();
    this.connect();
  };

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.source?.close();
    window.removeEventListener('online', this.retry);
  }
}
