/** How far this browser has seen each table: so that whoever comes back is shown what they missed. */
import { readNote, writeNote } from "$lib/notes";

/** Numbers of what was shown: when I acted last, and last of all. */
export interface Seen {
  acted: number;
  seen: number;
}

export function recall(place: string): Seen | null {
  const found = readNote("seen", place) as Partial<Seen> | null;
  return typeof found?.acted === "number" && typeof found.seen === "number" ? { acted: found.acted, seen: found.seen } : null;
}

export const remember = (place: string, seen: Seen) => writeNote("seen", place, seen);
