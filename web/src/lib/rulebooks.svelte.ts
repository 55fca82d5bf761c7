/** Rulebooks by game and language, read once. */
import { api } from "./api";
import { readRulebook, type Rulebook } from "./rulebook";
import type { Language } from "./speech";

interface Loaded {
  book: Rulebook;
  ids: ReadonlySet<string>;
}

/** The rules of the house hold at any table and come with the client. */
export const HOUSE = "table";
const house = import.meta.glob<string>("../../../src/kastellan/core/rulebook/*.md", { query: "?raw", import: "default" });

const known = new Map<string, Promise<Loaded>>();

export function loadRulebook(game: string, language: Language): Promise<Loaded> {
  const place = `${game}/${language}`;
  const loading = known.get(place) ?? load(game, language);
  known.set(place, loading);
  loading.catch(() => known.delete(place));
  return loading;
}

async function load(game: string, language: Language): Promise<Loaded> {
  const text = game === HOUSE ? house[`../../../src/kastellan/core/rulebook/${language}.md`]!() : api.rulebook(game, language);
  const book = readRulebook(await text);
  const ids = book.sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.id));
  return { book, ids: new Set(ids) };
}
