/** The Markdown of the handbooks: paragraphs, lists, tables, emphasis, code, and the numbers of other paragraphs. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string; id: string };
export type Block =
  | { kind: 'p'; inlines: Inline[] }
  | { kind: 'ul'; items: Inline[][] }
  | { kind: 'ol'; items: Inline[][]; start: number }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{1,4}|\d{1,2})\.(\d{1,2}[a-z]?)\b/g;

export function inlines(text: string, known: ReadonlySet<string>): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  const push = (text: string) => text && found.push({ kind: 'text', text });
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, code] = match;
    const id = match[4] ? `${match[4]}.${match[5]}` : '';
    if (id && !known.has(id)) continue;
    push(text.slice(at, match.index));
    at = match.index + whole.length;
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (em) found.push({ kind: 'em', text: em });
    else if (code) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: whole, id });
  }
  push(text.slice(at));
  return found;
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocks(source: string, known: ReadonlySet<string>): Block[] {
  const found: Block[] = [];
  for (const part of source.trim().split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim());
    const first = lines[0] ?? '';
    if (first.trim().startsWith('|')) {
      const rows = lines.filter((line) => !/^\s*\|[\s:|-]+$/.test(line)).map((line) => cells(line).map((cell) => inlines(cell, known)));
      found.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) });
    } else if (/^\s*([-*]|\d+\.)\s/.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
        if (item) items.push(item[1]!);
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      const start = /^\s*(\d+)\./.exec(first)?.[1];
      const list = items.map((item) => inlines(item, known));
      found.push(start ? { kind: 'ol', items: list, start: Number(start) } : { kind: 'ul', items: list });
    } else found.push({ kind: 'p', inlines: inlines(lines.join(' '), known) });
  }
  return found;
}
