import { expect, test } from "vitest";
import type { Outcome } from "$lib/generated/types";
import { connectionBar, places } from "./bars";

const outcome = (ranks: number[], teams: number[][]): Outcome => ({ ranks, teams, scores: ranks.map(() => 0) }) as unknown as Outcome;

test("of two teams the losers are second, however many won", () => {
  expect(places(outcome([1, 5, 1, 5, 1, 5, 1, 5], [[0, 2, 4, 6], [1, 3, 5, 7]]))).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
});

test("without teams ties leave a gap", () => {
  expect(places(outcome([1, 1, 3], [[0], [1], [2]]))).toEqual([1, 1, 3]);
});

test("only who plays is told that a move is saved", () => {
  expect(connectionBar("lost", 0)).not.toEqual(connectionBar("lost", null));
  expect(connectionBar("refused", 0)).toEqual(connectionBar("refused", null));
});
