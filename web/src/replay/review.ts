/** A review drawn over a replay: where its moves are among the steps, and its lines. */
import type { Decision, Point, ReplayMove, Review } from "$lib/generated/types";

export const WIDTH = 600;
export const HEIGHT = 220;

/** How lines are told apart without colour. */
export const DASHES = ["", "14 5", "4 5", "18 5 4 5", "9 5", "2 5 9 5", "24 6", "4 9"] as const;

/** The step of a replay at which move number `move` of the log is about to be played. */
export function stepBefore(steps: readonly ReplayMove[], move: number): number {
  return Math.max(0, steps.findLastIndex((step) => (step.moves ?? 0) <= move));
}

/** The moves of the log that lie before a step. */
export function movesBefore(steps: readonly ReplayMove[], at: number): number {
  return steps[at]?.moves ?? 0;
}

/** The point of the chart that holds at `move`: the last one not after it, else the first. */
export function pointAt(chart: readonly Point[], move: number): Point | undefined {
  return chart.findLast((point) => point.move <= move) ?? chart[0];
}

/** The first and last move of the chart; the deal before the first decision is left out. */
export function span(chart: readonly Point[]): readonly [number, number] {
  return [chart[0]?.move ?? 0, chart.at(-1)?.move ?? 1];
}

export function across(chart: readonly Point[], move: number): number {
  const [first, last] = span(chart);
  return (WIDTH * Math.min(Math.max(0, move - first), last - first)) / Math.max(1, last - first);
}

export function down(chance: number): number {
  return HEIGHT * (1 - chance);
}

/** The move under a place of the chart, from 0 at its left edge to 1 at its right. */
export function moveUnder(chart: readonly Point[], share: number): number {
  const [first, last] = span(chart);
  return Math.round(first + Math.min(1, Math.max(0, share)) * (last - first));
}

/** The line of a seat through the chart. */
export function line(chart: readonly Point[], seat: number): string {
  return chart.map((point) => `${across(chart, point.move).toFixed(1)},${down(point.chances[seat] ?? 0).toFixed(1)}`).join(" ");
}

/** The costliest decisions of one seat, or of all. */
export function costly(review: Review, seat: number | null): readonly Decision[] {
  return seat === null ? review.costly : (review.by_seat[seat] ?? []);
}

export interface Mark {
  seat: number;
  /** Shares of the chart in percent. */
  left: number;
  top: number;
}

const APART = { left: 6, top: 11 };

/** Where the marks of decisions stand: at their point of the line, or beside it, towards the middle, when another is there already. */
export function marks(chart: readonly Point[], decisions: readonly Decision[]): readonly Mark[] {
  const placed: Mark[] = [];
  for (const { move, seat } of decisions) {
    const left = (100 * across(chart, move)) / WIDTH;
    let top = 100 * (1 - (pointAt(chart, move)?.chances[seat] ?? 0));
    const taken = () => placed.some((one) => Math.abs(one.left - left) < APART.left && Math.abs(one.top - top) < APART.top);
    const by = top > 50 ? -APART.top : APART.top;
    while (taken()) top += by;
    placed.push({ seat, left, top });
  }
  return placed;
}
