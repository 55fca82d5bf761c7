/** What this browser keeps of puzzles: which are solved, at which try, and the days on which the day's was. */
import { dayBefore } from "./days";

const PLACE = "kastellan-puzzles";
/** More days than anybody looks back on. */
const MOST_DAYS = 1000;

export interface Kept {
  /** By `game/id`, how many tries it took at first. */
  solved: Readonly<Record<string, number>>;
  days: readonly string[];
}

/** What is kept, as far as it is what this page would have written. */
export function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as { solved?: unknown; days?: unknown } | null;
    const solved = Object.entries(kept?.solved ?? {}).filter((one): one is [string, number] => one[0].includes("/") && Number.isSafeInteger(one[1]) && Number(one[1]) > 0);
    const days = Array.isArray(kept?.days) ? kept.days.filter((one): one is string => typeof one === "string" && /^\d{4}-\d\d-\d\d$/.test(one)) : [];
    return { solved: Object.fromEntries(solved), days };
  } catch {
    return { solved: {}, days: [] };
  }
}

/** Keep that a puzzle is solved, once; with the day, if it was the day's own.  Another tab may have kept more since `before`. */
export function keepSolved(before: Kept, name: string, tries: number, day: string | null): Kept {
  const other = read();
  const solved = { [name]: tries, ...before.solved, ...other.solved };
  const days = new Set([...before.days, ...other.days, ...(day === null ? [] : [day])]);
  const now = { solved, days: [...days].sort().slice(-MOST_DAYS) };
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
