/** How a table is laid: what its host wishes, for a new one and before the game begins. */
import type { GameInfo, OptionInfo, Settle, TableInfo } from "./generated/types";
import { say } from "./language.svelte";
import { clockWords, firstOptions, optionWords } from "./options";

export interface Wish {
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  hints: boolean;
  name: string;
  /** In seconds; 0 is no limit. */
  perMove: number;
  /** In minutes; 0 is no limit. */
  perGame: number;
  /** The id of a content that is kept here; empty for the house's, null to leave it as it is. */
  content?: string | null;
}

const USUAL = 4;

export function firstWish(game: GameInfo): Wish {
  const seats = game.seats.includes(USUAL) ? USUAL : game.seats[0]!;
  return { seats, options: firstOptions(game.options), public: false, hints: true, name: "", perMove: 0, perGame: 0 };
}

/** How an open table is laid now; what is remembered of earlier games is nobody's wish. */
export function wishOf(info: TableInfo, game: GameInfo | undefined): Wish {
  const remembered = named(game, "remembered");
  const options = Object.fromEntries(Object.entries(info.options).filter(([name]) => !remembered.includes(name)));
  const { public: open, hints, name, clock } = info;
  return { seats: info.seats.length, options, public: open, hints, name, perMove: clock?.per_move ?? 0, perGame: (clock?.per_game ?? 0) / 60 };
}

/** The wish as the server takes it. */
export function asRequest(wish: Wish): Settle {
  const { seats, options, public: open, hints } = wish;
  return { seats, options, public: open, hints, name: wish.name.trim() || null, clock: clockOf(wish), content: wish.content ?? null };
}

/** The same wish for another number of seats: who plays with whom is then as usual. */
export function forSeats(wish: Wish, seats: number, game: GameInfo): Wish {
  const usual = Object.fromEntries(game.options.filter(({ teams, kind }) => teams && kind === "list").map((one) => [one.name, one.default]));
  return { ...wish, seats, options: { ...wish.options, ...usual } };
}

/** What differs from the usual, in words. */
export function wishWords(slug: string, wish: Wish): string[] {
  return [
    ...optionWords(slug, wish.options),
    ...clockWords(clockOf(wish)),
    say(wish.hints ? "client-hint-allowed" : "client-hint-forbidden"),
    ...(wish.public ? [say("client-public")] : []),
  ];
}

function clockOf({ perMove, perGame }: Wish): Settle["clock"] {
  return perMove || perGame ? { per_move: perMove || null, per_game: perGame ? perGame * 60 : null } : null;
}

function named(game: GameInfo | undefined, mark: "remembered" | "teams"): string[] {
  return (game?.options ?? []).filter((option: OptionInfo) => option[mark]).map(({ name }) => name);
}
