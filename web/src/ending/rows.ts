/** The players at the end, the first first: what they are called, what they have, and where it came from. */
import type { Outcome } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import { signed } from "../hints/figures";
import type { Speak } from "../games/board";
import type { SeatPoints } from "../games/points";
import { places, type Ended } from "./ended";

export interface Part {
  label: string;
  amount: number;
  /** The number of the source, the same for all. */
  source: number;
}

export interface Row {
  seat: number;
  name: string;
  mine: boolean;
  place: number;
  total: number;
  parts: readonly Part[];
}

export function rowsOf({ order }: Ended, outcome: Outcome, names: readonly string[], mySeat: number | null, sources: readonly SeatPoints[], speak: Speak): readonly Row[] {
  const ranks = places(outcome);
  return order.map((seat) => ({
    seat,
    name: names[seat] ?? "",
    mine: seat === mySeat,
    place: ranks[seat]!,
    total: outcome.scores[seat]!,
    parts: (sources.find((one) => one.seat === seat)?.parts ?? []).map(({ key, amount }, source) => ({ label: speak(key), amount, source })).filter(({ amount }) => amount !== 0),
  }));
}

/** How long the longest bar is, in points: what was lost is drawn, too. */
export function longest(rows: readonly Row[]): number {
  return Math.max(1, ...rows.map(length));
}

export function length({ parts, total }: Row): number {
  return parts.length ? parts.reduce((sum, { amount }) => sum + Math.abs(amount), 0) : Math.max(0, total);
}

/** A source with what it brought; the first amount needs no sign. */
export function partText({ label, amount }: Part): string {
  return say("client-finish-part", { label, amount: amount < 0 ? signed(amount) : String(amount) });
}
