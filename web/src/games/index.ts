/** The one list of boards: loaded when a table of that game is opened. */
import type { GameName } from "$lib/generated/types";
import type { BoardModule } from "./board";

type Load<G extends GameName> = () => Promise<{ default: BoardModule<G> }>;
type Boards = { [G in GameName]: Load<G> };

/** A board that lists what may be done; it works for any game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- it knows no game's types
const anyBoard = () => import("./fallback") as Promise<{ default: any }>;

export const boards = {
  kryptos: () => import("./kryptos"),
  decrypto: () => import("./decrypto"),
  kreta: () => import("./kreta"),
  krysis: () => import("./krysis"),
} satisfies Boards;

export async function loadBoard(game: string): Promise<BoardModule> {
  const own = (boards as Partial<Record<string, () => Promise<{ default: unknown }>>>)[game] ?? anyBoard;
  return (await own()).default as BoardModule;
}
