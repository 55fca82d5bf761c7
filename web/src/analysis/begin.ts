/** How an analysis begins: from a game at some move, a shared branch, or a written position. */
import { router } from "$lib/router.svelte";
import { place } from "../local/place.svelte";
import type { Carrier } from "../local/table";
import { ask } from "./ask";
import { keyOf } from "./eyes";
import { keep, newId, OPEN, type Kept, type Level } from "./keep";

export interface Source {
  /** A branch, a saved game, or a position. */
  text: string;
  /** The game of a written position. */
  game?: string;
  /** How many moves of a game have been played. */
  moves?: number | null;
  /** Whose eyes; null with all cards open. */
  eyes?: number | null;
  /** The page that it came from: there is a way back to it. */
  from?: string | null;
  /** What it is called where the text says nothing. */
  title?: string;
}

/** Begin an analysis and open its board: the way there from a lesson, a puzzle, or any page that has a position.
 *
 * Throws an `ApiError` where the text cannot be read, and what the engine throws where it cannot start.
 */
export async function goOn(source: Source, open: (path: string) => void = (path) => router.go(path)): Promise<void> {
  const record = await begun(await place.start(), source);
  await keep(record);
  open(`/analysis/${record.id}`);
}

/** Return an analysis that is ready to be kept; throws an `ApiError` if the text cannot be read. */
export async function begun(engine: Carrier, { text, game = "", moves = null, eyes = null, from = null, title = "" }: Source): Promise<Kept> {
  const read = await ask(engine, { type: "branches-read", text, game, moves });
  const whole = read.kept ?? "";
  const record = { id: newId(), game: read.game, title: read.title || title, names: named(read.names, read.seats), updated: Date.now(), from, players: others(read.seats, eyes ?? read.eyes ?? read.shown.seat) };
  if (typeof read.eyes === "number") {
    const key = keyOf(read.eyes, 0);
    return { ...record, open: null, eyes: { [key]: whole }, shown: key, at: read.shown.node };
  }
  if (eyes === null) return { ...record, open: whole, eyes: {}, shown: OPEN, at: read.shown.node };
  const key = keyOf(eyes, read.shown.node);
  const seen = await ask(engine, { type: "branches-eyes", node: read.shown.node, eyes });
  return { ...record, open: whole, eyes: { [key]: seen.kept ?? "" }, shown: key, at: seen.shown.node };
}

function named(names: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? "");
}

function others(seats: number, mine: number): Record<number, Level> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Object.fromEntries(all.filter((seat) => seat !== mine).map((seat) => [seat, "normal"]));
}
