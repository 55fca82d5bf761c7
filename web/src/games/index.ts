/** The one list of boards: loaded when a table of that game is opened. */
import type { GameName } from "$lib/generated/types";
import type { BoardModule } from "./board";

type Boards = { [G in GameName]: () => Promise<{ default: BoardModule<G> }> };

export const boards = {
  kryptos: () => import("./kryptos"),
} satisfies Boards;

/** Return the board of a game, or one that works for any game. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const own = (boards as Partial<Record<string, () => Promise<{ default: unknown }>>>)[game];
  const loaded = own ? await own() : await import("./fallback");
  return loaded.default as BoardModule;
}
