/** What this browser alone keeps of a seat at a table: another seat is not shown it, and who signs out leaves none. */

const KINDS = ["hunches", "pencil", "seen"] as const;
const MOST = 60;

export type Kind = (typeof KINDS)[number];

const prefix = (kind: Kind) => `kastellan-${kind}-`;
const keysOf = (kind: Kind) => Object.keys(localStorage).filter((key) => key.startsWith(prefix(kind)));

/** The name under which notes of a seat stand. */
export const placeOf = (table: string, seat: number | null) => `${table}:${seat ?? "watch"}`;

export function readNote(kind: Kind, place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix(kind) + place) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a note, and let go of those of old tables when there are many. */
export function writeNote(kind: Kind, place: string, note: unknown): void {
  try {
    const own = prefix(kind) + place;
    localStorage.setItem(own, JSON.stringify(note));
    const others = keysOf(kind).filter((key) => key !== own);
    for (const old of others.slice(0, Math.max(0, others.length - MOST))) localStorage.removeItem(old);
  } catch {
    // without storage a note lasts as long as the page
  }
}

export function forgetNotes(): void {
  try {
    KINDS.flatMap(keysOf).forEach((key) => localStorage.removeItem(key));
  } catch {
    // without storage there are none
  }
}
