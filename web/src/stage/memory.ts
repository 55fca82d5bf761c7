/** How far this browser has seen each table: so that whoever comes back is shown what they missed. */

/** Numbers of what was shown: when I acted last, and last of all. */
export interface Seen {
  acted: number;
  seen: number;
}

const PREFIX = "kastellan-seen-";
const KEPT = 60;

export function recall(table: string): Seen | null {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Partial<Seen> | null;
    return typeof found?.acted === "number" && typeof found.seen === "number" ? { acted: found.acted, seen: found.seen } : null;
  } catch {
    return null;
  }
}

/** Remember a table, and let go of old ones when there are many. */
export function remember(table: string, seen: Seen): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(seen));
    const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + table);
    for (const old of others.slice(0, Math.max(0, others.length - KEPT))) localStorage.removeItem(old);
  } catch {
    // without storage nothing is missed
  }
}
