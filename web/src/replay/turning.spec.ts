import { expect, test } from "vitest";
import type { Decision, Review } from "$lib/generated/types";
import { turningPoint } from "./turning";

const decision = (move: number, seat: number, cost: number) => ({ move, seat, cost }) as Decision;
const review = (own: Decision[]): Review =>
  ({
    chart: [{ move: 2, chances: [0.5, 0.5] }, { move: 4, chances: [0.45, 0.55] }, { move: 9, chances: [0.1, 0.9] }],
    decisions: [decision(2, 0, 0), decision(5, 1, 0), decision(7, 0, 0.3)],
    by_seat: [own, []],
  }) as unknown as Review;

test("the turning point is my own costliest decision", () => {
  expect(turningPoint(review([decision(7, 0, 0.3)]), 0)).toMatchObject({ kind: "mine", move: 7, seat: 0 });
});

test("whoever gave little away sees the largest swing, and so do spectators", () => {
  const swing = { kind: "swing", move: 7, seat: 1, from: 0.55, to: 0.9 };
  expect(turningPoint(review([decision(2, 0, 0.04)]), 0)).toEqual(swing);
  expect(turningPoint(review([decision(7, 0, 0.3)]), null)).toEqual(swing);
});

test("a game that was never open has no turning point", () => {
  expect(turningPoint({ ...review([]), chart: [{ move: 2, chances: [1, 0] }, { move: 9, chances: [1, 0] }] } as unknown as Review, 0)).toBeNull();
});
