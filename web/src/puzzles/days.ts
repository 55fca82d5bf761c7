/** Which puzzle belongs to which day: the same for everybody, by the rule of `tables/puzzles.py`. */
import type { PuzzleEntry } from "$lib/generated/types";

const DAY = 86_400_000;
/** Days are numbered as the engine numbers them: 1 January of the year 1 is day 1. */
const EPOCH = 719_163;
/** The day before the first puzzle. */
const BEGAN = 739_920;

/** Today by the clock of this browser, where no server says so. */
export function todayHere(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function ordinal(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY) + EPOCH;
}

/** The number of a day's puzzles. */
export function numberOf(day: string): number {
  return ordinal(day) - BEGAN;
}

export function dayBefore(day: string, days = 1): string {
  return todayHere(Date.parse(`${day}T00:00:00Z`) - days * DAY);
}

/** The puzzles of a game that readers of a language can solve. */
export function readable(entries: readonly PuzzleEntry[], language: string): PuzzleEntry[] {
  return entries.filter((one) => !one.language || one.language === language);
}

/** The puzzle of a day; null where the game has none. */
export function daily(entries: readonly PuzzleEntry[], day: string, language: string): PuzzleEntry | null {
  const own = readable(entries, language);
  return own.length ? (own[ordinal(day) % own.length] ?? null) : null;
}
