/** A list as it is typed: lines with what was written, and the roots that somebody gave. */
import type { ContentOpened, Draft, Drafted, Entry } from "$lib/generated/types";

export type Language = Draft["language"];

export interface Written {
  /** Stays the same while the line is changed. */
  key: number;
  text: string;
  roots: readonly string[] | null;
}

/** What was typed so far, kept by the browser until it is saved. */
export interface Begun {
  language: Language;
  lines: Entry[];
}

let last = 0;

export function written(text: string, roots: readonly string[] | null = null): Written {
  return { key: (last += 1), text, roots };
}

/** A pasted text has a word a line, or words between commas and semicolons. */
export function split(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((one) => one.trim())
    .filter(Boolean);
}

export function asEntries(lines: readonly Written[]): Entry[] {
  return lines.map(({ text, roots }) => ({ text: text.slice(0, 100), roots: roots ? [...roots] : null }));
}

/** The lines of a list that was kept; roots that followed from a rule follow again. */
export function fromFile({ file }: Pick<ContentOpened, "file">): { language: Language; lines: Written[] } | null {
  try {
    const { list, words } = JSON.parse(file) as { list?: Language; words: { word: string; roots: string[]; derived?: boolean }[] };
    return list ? { language: list, lines: words.map((one) => written(one.word, one.derived ? null : one.roots)) } : null;
  } catch {
    return null;
  }
}

export type State = Drafted["lines"][number]["state"];

export function count(drafted: Drafted | null, state: State): number {
  return drafted?.lines.filter((line) => line.state === state).length ?? 0;
}

/** Lines to mend come first where little fits on the screen. */
export function mendsFirst<T extends { state: State }>(lines: readonly T[]): T[] {
  const rank = { mend: 0, note: 1, fine: 2 };
  return lines.toSorted((a, b) => rank[a.state] - rank[b.state]);
}
