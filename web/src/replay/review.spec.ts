import { describe, expect, it } from "vitest";
import type { Decision, Point, ReplayMove } from "$lib/generated/types";
import { across, down, HEIGHT, line, marks, moveUnder, movesBefore, pointAt, stepBefore, WIDTH } from "./review";

const step = (moves: number | null): ReplayMove => ({ version: 0, seat: 0, action: null, story: [], view: null, to_act: [], at: 0, moves, step: null });
const chart: Point[] = [
  { move: 10, chances: [0.5, 0.5] },
  { move: 12, chances: [0.75, 0.25] },
  { move: 20, chances: [1, 0] },
];

describe("steps of a replay", () => {
  it("are found by the move that is about to be played, with a deal in between and steps unseen", () => {
    const steps = [0, 10, 12, 13, 20].map(step);
    expect(stepBefore(steps, 10)).toBe(1);
    expect(stepBefore(steps, 11)).toBe(1);
    expect(stepBefore(steps, 13)).toBe(3);
    expect(stepBefore(steps, 0)).toBe(0);
    expect(movesBefore(steps, 2)).toBe(12);
  });

  it("are found after a take-back, which leads to the same count again", () => {
    const steps = [0, 5, 6, 5, 6, 7].map(step);
    expect(stepBefore(steps, 5)).toBe(3);
    expect(stepBefore(steps, 6)).toBe(4);
  });
});

describe("the chart", () => {
  it("runs from the first to the last decision and from certain to none", () => {
    expect(across(chart, 10)).toBe(0);
    expect(across(chart, 20)).toBe(WIDTH);
    expect(across(chart, 3)).toBe(0);
    expect(down(1)).toBe(0);
    expect(down(0)).toBe(HEIGHT);
    expect(line(chart, 0)).toBe(`0.0,${HEIGHT / 2}.0 120.0,${HEIGHT / 4}.0 600.0,0.0`);
  });

  it("holds a chance until the next one is known", () => {
    expect(pointAt(chart, 11)?.chances[0]).toBe(0.5);
    expect(pointAt(chart, 12)?.chances[0]).toBe(0.75);
    expect(pointAt(chart, 0)?.move).toBe(10);
    expect(pointAt([], 0)).toBeUndefined();
  });

  it("is pointed at anywhere, also beside it", () => {
    expect(moveUnder(chart, 0.5)).toBe(15);
    expect(moveUnder(chart, -1)).toBe(10);
    expect(moveUnder(chart, 2)).toBe(20);
  });

  it("keeps marks of the same moment apart", () => {
    const decisions = [{ move: 10, seat: 0 }, { move: 10, seat: 1 }, { move: 20, seat: 1 }] as Decision[];
    expect(marks(chart, decisions).map(({ left, top }) => [left, top])).toEqual([[0, 50], [0, 61], [100, 100]]);
  });
});
