/** Sentences in the reader’s language, from the same Fluent catalogues and functions as in Python. */
import { FluentBundle, FluentNone, FluentResource, type FluentFunction, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Me } from "./generated/types";

export type Language = Me["language"];

export type Fact = number | string | readonly (number | string)[];
export type Facts = Readonly<Record<string, Fact>>;

/** How a name begins before which French elides: « d’Athéna », « d’Hermès », but « de Yannis ». */
const ELIDING = /^(h?[eéèêëiî]|[aàâäoôöœuùûü]|y[^aeiou])/i;

/** Names a thing of the content, such as a colour or a province. */
export type Namer = (kind: string, key: string, language: Language) => string;

/** Who and what is being talked about. */
export interface Context {
  seats?: readonly string[];
  namer?: Namer | null;
}

export class Catalogue {
  readonly language: Language;
  #bundle: FluentBundle;
  #context: Context = {};

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { SEAT: this.#seat, NAME: this.#name },
    });
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Return the message as a sentence; a missing one is shown as its key, so that a test finds it. */
  say(key: string, facts: Facts = {}, context: Context = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `⟨${key}⟩`;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) spoken[name] = join(fact);
    this.#context = context;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, spoken, errors);
    return errors.length ? `⟨${key}: ${errors[0]?.message}⟩` : text;
  }

  #seat: FluentFunction = ([seat], { after }) => {
    const place = Number(plain(seat));
    const number = place + 1;
    const unnamed = this.#unnamed("seat-unnamed", { number });
    const name = this.#context.seats?.[place] ?? unnamed;
    const word = plain(after);
    if (!word) return name;
    if (name === unnamed) return this.#unnamed("seat-unnamed-after", { after: word, number });
    return word.endsWith("e") && ELIDING.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
  };

  /** What a seat without a name is called. */
  #unnamed(key: string, facts: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, facts) : String(facts.number);
  }

  #name: FluentFunction = ([key], { kind }) => {
    const { namer } = this.#context;
    if (!namer) return new FluentNone(plain(key));
    const keys = plain(key).split(", ");
    return keys.map((one) => namer(plain(kind), one, this.language)).join(", ");
  };
}

function join(fact: Fact): FluentVariable {
  return typeof fact === "object" ? fact.join(", ") : fact;
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value.valueOf());
}

/** A name in a language, or in English where it has none in that. */
export function named(name: Readonly<Record<string, string>> | undefined, language: string): string | undefined {
  return name?.[language] ?? name?.en;
}

/** Look a name up in shown content: the list called after the kind, by id or place. */
export function contentNamer(content: unknown): Namer {
  return (kind, key, language) => {
    const list = (content as Record<string, unknown> | null)?.[`${kind}s`];
    if (Array.isArray(list)) {
      const found = list.find((one: { id?: string }) => one?.id === key) ?? list[Number(key)];
      const name = (found as { name?: unknown } | undefined)?.name;
      if (typeof name === "string") return name;
      if (name && typeof name === "object") return named(name as Record<string, string>, language) ?? key;
    }
    return key;
  };
}
