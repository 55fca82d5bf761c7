/** Whose eyes are looked with, as a key: all cards open, or a seat at a step of the open analysis. */
import { OPEN } from "./keep";

export function keyOf(seat: number, node: number): string {
  return `${seat}@${node}`;
}

/** Return the seat of a key; null where all cards lie open. */
export function seatOf(key: string): number | null {
  return key === OPEN ? null : Number(key.split("@")[0]);
}

/** Return the step of the open analysis at which these eyes began. */
export function nodeOf(key: string): number {
  return Number(key.split("@")[1] ?? 0);
}
