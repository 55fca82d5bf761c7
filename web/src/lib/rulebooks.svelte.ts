/** Rulebooks by game and language, read once. */
import { api } from "./api";
import { readRulebook, type Rulebook } from "./rulebook";
import type { Language } from "./speech";

interface Loaded {
  book: Rulebook;
  ids: ReadonlySet<string>;
}

const known = new Map<string, Promise<Loaded>>();

export function loadRulebook(game: string, language: Language): Promise<Loaded> {
  const place = `${game}/${language}`;
  const loading = known.get(place) ?? load(game, language);
  known.set(place, loading);
  loading.catch(() => known.delete(place));
  return loading;
}

async function load(game: string, language: Language): Promise<Loaded> {
  const book = readRulebook(await api.rulebook(game, language));
  const ids = book.sections.flatMap((section) => section.paragraphs.map((paragraph) => paragraph.id));
  return { book, ids: new Set(ids) };
}
