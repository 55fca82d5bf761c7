/** What is told of a solved puzzle to others: how many tries, and where it is; nothing of the answer. */
import { gameName } from "$lib/games.svelte";
import { say } from "$lib/language.svelte";
import { addressOf } from "$lib/router.svelte";

export interface Solved {
  game: string;
  id: string;
  /** The number of the day, if it is the day's own. */
  number: number | null;
  tries: number;
  days: number;
}

/** A ring for every try that was not it, a dot for the one that was. */
export function marks(tries: number): string {
  return `${"○".repeat(Math.max(0, tries - 1))}●`;
}

export function lines({ game, number, tries, days }: Solved): string[] {
  return [say("puzzle-share-head", { number: number ?? 0, game: gameName(game) }), `${say("puzzle-share-tries", { tries })} ${marks(tries)}`, ...(days > 0 ? [say("puzzle-share-days", { count: days })] : [])];
}

export function linkTo({ game, id }: Solved): string {
  return new URL(addressOf(`/puzzles/${game}/${id}`), location.href).href;
}
