/** Texts: Fluent files alone, fetched in the language of the viewer; the titles' are the same files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Say } from '../table/board.ts';

export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

type Files = Record<string, string>;
const CLIENT = import.meta.glob('../text/*.ftl', { query: '?url', import: 'default', eager: true }) as Files;
const BOARDS = import.meta.glob('../games/*/text/*.ftl', { query: '?url', import: 'default', eager: true }) as Files;
const TITLES = import.meta.glob('../../../src/triforium/games/*/text/*.ftl', { query: '?url', import: 'default', eager: true }) as Files;
const WORDS = import.meta.glob('../../../src/triforium/kernel/words/*.ftl', { query: '?url', import: 'default', eager: true }) as Files;

const find = (files: Files, end: string) => Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
const text = async (address: string | undefined) => (address ? (await fetch(address)).text() : '');

class Texts {
  lang = $state<Lang>("en");
  private client = $state.raw<FluentBundle | null>(null);
  private titles = $state.raw<Record<string, FluentBundle>>({});

  /** Loads the client's texts; the page is drawn when they are there. */
  async speak(lang: Lang): Promise<void> {
    const bundle = await load(lang, [find(CLIENT, `/${lang}.ftl`)]);
    const titles: Record<string, FluentBundle> = {};
    for (const title of Object.keys(this.titles)) titles[title] = await loadTitle(title, lang);
    this.client = bundle;
    this.titles = titles;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  async learn(title: string): Promise<void> {
    if (this.titles[title]?.locales[0] === this.lang) return;
    this.titles = { ...this.titles, [title]: await loadTitle(title, this.lang) };
  }

  get ready(): boolean {
    return this.client !== null;
  }

  /** A text of the client. */
  t = (key: string, args?: Args): string => format(this.client, key, args) ?? missing(key);

  has = (key: string): boolean => this.client?.hasMessage(key) ?? false;

  /** The texts of a title; a title without texts here says its keys. */
  say = (title: string): Say => {
    const bundle = this.titles[title] ?? null;
    return (key, args) => format(bundle, key, args) ?? (bundle ? missing(key) : key);
  };

  knows = (title: string, key: string): boolean => this.titles[title]?.hasMessage(key) ?? false;

  number = (value: number): string => new Intl.NumberFormat(this.lang).format(value);
  date = (value: string | number | Date): string =>
    new Intl.DateTimeFormat(this.lang, { dateStyle: 'medium' }).format(new Date(value));
  time = (value: string | number | Date): string =>
    new Intl.DateTimeFormat(this.lang, { timeStyle: 'short' }).format(new Date(value));
  list = (values: string[]): string => new Intl.ListFormat(this.lang).format(values);
}

async function load(lang: Lang, files: (string | undefined)[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of await Promise.all(files.map(text)))
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const loadTitle = (title: string, lang: Lang) =>
  load(lang, [
    find(WORDS, `/${lang}.ftl`),
    find(TITLES, `/${title}/text/${lang}.ftl`),
    find(BOARDS, `/${title}/text/${lang}.ftl`),
  ]);

function format(bundle: FluentBundle | null, key: string, args?: Args): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern === null || pattern === undefined) return null;
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0) console.error(`the text ${key} cannot be filled in: ${errors[0]!.message}`);
  return said;
}

function missing(key: string): string {
  console.error(`no text is called ${key}`);
  return key;
}

export const texts = new Texts();
export const t = texts.t;

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}
