/** What this browser keeps of puzzles: which are solved, at which try, and the days on which the day's was. */
import { dayBefore } from "./days";

const PLACE = "kastellan-puzzles";
/** More days than anybody looks back on. */
const MOST_DAYS = 1000;

export interface Kept {
  /** By `game/id`, how many tries it took. */
  solved: Record<string, number>;
  days: readonly string[];
}

export function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { solved: isRecord(kept.solved) ? kept.solved : {}, days: Array.isArray(kept.days) ? kept.days : [] };
  } catch {
    return { solved: {}, days: [] };
  }
}

function isRecord(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keep that a puzzle is solved, once; with the day, if it was the day's own. */
export function keepSolved(kept: Kept, name: string, tries: number, day: string | null): Kept {
  const solved = name in kept.solved ? kept.solved : { ...kept.solved, [name]: tries };
  const days = day === null || kept.days.includes(day) ? kept.days : [...kept.days, day].sort().slice(-MOST_DAYS);
  const now = { solved, days };
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // a private window keeps nothing: it then lasts as long as the page
  }
  return now;
}

/** How many days in a row were solved, up to today; a day that is not over yet does not end them. */
export function streak(days: readonly string[], today: string): number {
  const known = new Set(days);
  let day = known.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; known.has(day); day = dayBefore(day)) count++;
  return count;
}
