/** The handbooks that have been opened, by title and language. */
import { client } from '../api/client.ts';
import type { Paragraph } from '../api/types.ts';

class Books {
  private read = $state.raw<Record<string, Paragraph[]>>({});
  private asked = new Set<string>();

  of(game: string, lang: string): Paragraph[] | null {
    const key = `${game}/${lang}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      client.handbook(game).then(
        (book) => (this.read = { ...this.read, [key]: book.paragraphs }),
        () => this.asked.delete(key),
      );
    }
    return this.read[key] ?? null;
  }
}
export const books = new Books();

/** "pillars.II.3" is paragraph II.3 of its title's handbook. */
export const paragraphId = (rule: string, game: string): string =>
  rule.startsWith(`${game}.`) ? rule.slice(game.length + 1) : rule;

/** The paragraphs in which all words occur. */
export function search(paragraphs: Paragraph[], wanted: string): Paragraph[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return paragraphs;
  return paragraphs.filter((one) => {
    const text = `${one.id} ${one.title} ${one.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
