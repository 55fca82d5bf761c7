/** In which order my tables stand: what waits for me first, and nothing moves while somebody points at it. */
import type { Row } from "./rows";

/** Whether something there waits for me: my move, or my coming; on this device nobody plays without me. */
export function waits(table: Row): boolean {
  return table.my_turn || table.invited !== null || table.local === true;
}

const weight = (table: Row) => (table.my_turn ? 2 : table.invited !== null ? 1 : 0);

/** My turns, then invitations, then what waits for others; the newest of each first. */
export function ranked(tables: readonly Row[]): string[] {
  return tables.toSorted((a, b) => weight(b) - weight(a) || b.changed - a.changed).map(({ id }) => id);
}

/** The same order as before, without what is gone; what is new comes last. */
export function kept(order: readonly string[], tables: readonly Row[]): string[] {
  const there = new Set(tables.map(({ id }) => id));
  const old = order.filter((id) => there.has(id));
  return [...old, ...ranked(tables.filter(({ id }) => !old.includes(id)))];
}
