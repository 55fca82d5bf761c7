/** Which mistakes of a game were played again, and how that went: kept in this browser. */

/** Found: as good as the best; better: less was lost than in the game; seen: the best was shown. */
export type Went = "found" | "better" | "seen";

const key = (table: string) => `kastellan-retry-${table}`;
const RANK: readonly Went[] = ["seen", "better", "found"];

export function progressOf(table: string): Record<string, Went> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, went]) => RANK.includes(went as Went))) as Record<string, Went>;
  } catch {
    return {};
  }
}

/** Note how one went; what went better before stands. */
export function note(table: string, move: number, went: Went): Record<string, Went> {
  const all = progressOf(table);
  const before = all[String(move)];
  if (!before || RANK.indexOf(went) > RANK.indexOf(before)) all[String(move)] = went;
  try {
    localStorage.setItem(key(table), JSON.stringify(all));
  } catch {
    // private windows may refuse storage; it then lasts as long as the page
  }
  return all;
}
