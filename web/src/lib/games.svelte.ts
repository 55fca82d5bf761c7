/** The games that this server offers, asked once. */
import { api } from "./api";
import type { GameInfo, TableInfo } from "./generated/types";

const HOME_ORDER = ["kryptos", "decrypto", "kreta", "krysis"];

class Offer {
  #games = $state.raw<readonly GameInfo[]>([]);
  #asked: Promise<void> | null = null;
  #contents = new Map<string, Promise<unknown>>();

  get games(): readonly GameInfo[] {
    return this.#games;
  }

  get(slug: string): GameInfo | undefined {
    return this.#games.find((game) => game.slug === slug);
  }

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => {
        const place = (game: GameInfo) => (HOME_ORDER.indexOf(game.slug) + HOME_ORDER.length + 1) % (HOME_ORDER.length + 1);
        this.#games = games.toSorted((a, b) => place(a) - place(b));
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** The content of a game, for drawing and naming. */
  content(slug: string): Promise<unknown> {
    const known = this.#contents.get(slug) ?? api.content(slug);
    this.#contents.set(slug, known);
    known.catch(() => this.#contents.delete(slug));
    return known;
  }
}

export const offer = new Offer();

/** What a table is drawn with: the house content, or its own. */
export function contentFor(info: Pick<TableInfo, "game" | "content">, source: { content(): Promise<unknown> }): Promise<unknown> {
  const house = offer.get(info.game)?.content;
  return house === undefined || house === info.content ? offer.content(info.game) : source.content();
}

/** The names of the games are the same in all three languages, unless who runs the server has others. */
export function gameName(slug: string): string {
  return offer.get(slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1);
}
