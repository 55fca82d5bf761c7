/** The reader's language: loaded when chosen, switched at any time. */
import { catalogues, names } from "virtual:messages";
import { Catalogue, type Context, type Facts, type Language } from "./speech";

/** The languages that there are texts in, as their speakers call them. */
export const LANGUAGES = Object.entries(names) as [Language, string][];

const KEPT = "kastellan-language";

class Reader {
  #catalogue = $state.raw<Catalogue>(new Catalogue("en", []));
  #texts = new Map<string, string>();
  #parts = new Set<string>();
  #adding = new Map<string, Promise<void>>();

  get language(): Language {
    return this.#catalogue.language;
  }

  /** Say a message; reading this in a component redraws it when the language changes. */
  say = (key: string, facts?: Facts, context?: Context): string => this.#catalogue.say(key, facts, context);

  has(key: string): boolean {
    return this.#catalogue.has(key);
  }

  async choose(language: Language): Promise<void> {
    const parts = ["shell", ...this.#parts];
    const texts = await Promise.all(parts.map((part) => this.#text(language, part)));
    this.#catalogue = new Catalogue(language, texts);
    document.documentElement.lang = language;
    keep(language);
  }

  /** Load the messages of a game, or of a page that few open, beside those of the shell; who asks again waits for the same. */
  add(part: string): Promise<void> {
    const adding = this.#adding.get(part) ?? this.#add(part);
    this.#adding.set(part, adding);
    adding.catch(() => this.#adding.delete(part));
    return adding;
  }

  async #add(part: string): Promise<void> {
    this.#parts.add(part);
    const language = this.language;
    const text = await this.#text(language, part);
    if (language === this.language) {
      const all = ["shell", ...this.#parts].map((one) => this.#texts.get(`${language}/${one}`) ?? "");
      this.#catalogue = new Catalogue(language, [...all, text]);
    }
  }

  async #text(language: Language, part: string): Promise<string> {
    const place = `${language}/${part}`;
    const known = this.#texts.get(place);
    if (known !== undefined) return known;
    const text = (await catalogues[language]?.[part]?.())?.default ?? "";
    this.#texts.set(place, text);
    return text;
  }
}

export const reader = new Reader();
export const say = reader.say;

/** What the reader chose before, else what the browser asks for, else English. */
export function preferredLanguage(kept: string | null, wanted: readonly string[]): Language {
  for (const one of [kept ?? "", ...wanted.map((tag) => tag.split("-", 1)[0] ?? "")]) {
    if (Object.hasOwn(names, one)) return one as Language;
  }
  return "en";
}

export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // private windows may refuse storage; the choice then lasts as long as the page
  }
}
