import { expect, test } from "vitest";
import type { Outcome, TableInfo } from "$lib/generated/types";
import { ended, places } from "./ended";

const outcome = (ranks: number[], teams: number[][]): Outcome => ({ ranks, teams, scores: ranks.map(() => 0) }) as unknown as Outcome;

test("of two teams the losers are second, however many won", () => {
  expect(places(outcome([1, 5, 1, 5, 1, 5, 1, 5], [[0, 2, 4, 6], [1, 3, 5, 7]]))).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
});

test("without teams ties leave a gap", () => {
  expect(places(outcome([1, 1, 3], [[0], [1], [2]]))).toEqual([1, 1, 3]);
});

const result = (ranks: number[], scores: number[], seat: number | null, game = "kryptos", teams: number[][] = ranks.map((_, one) => [one])) =>
  ended({ ranks, scores, teams } as unknown as Outcome, { my_seat: seat, game } as unknown as TableInfo, (key) => key, "White wins.");

test("everybody is told where they came in", () => {
  expect(result([2, 1, 3], [12, 16, 9], 0).mine).toContain("client-place");
  expect(result([2, 1, 3], [12, 16, 9], 1).headline).toBe("client-you-win");
  expect(result([1, 1, 3], [16, 16, 9], 1).mine).toContain("client-you-share");
  expect(result([2, 1, 3], [12, 16, 9], null).mine).toContain("client-over");
});

test("teams win and lose as such", () => {
  const teams = [[0, 2], [1, 3]];
  expect(result([1, 3, 1, 3], [1, 0, 1, 0], 2, "decrypto", teams)).toMatchObject({ headline: "⟨client-team-wins⟩", mine: "White wins.", told: "White wins." });
  expect(result([1, 3, 1, 3], [1, 0, 1, 0], 3, "decrypto", teams).headline).toBe("⟨client-team-loses⟩");
  expect(result([1, 3, 1, 3], [1, 0, 1, 0], null, "decrypto", teams).headline).toBe("White wins.");
  expect(result([1, 1, 1, 1], [1, 1, 1, 1], 3, "decrypto", teams).headline).toBe("White wins.");
});

test("a broken tie says what broke it, a shared victory that it is shared", () => {
  expect(result([2, 1], [16, 16], 0).why).toContain("client-tie-kryptos");
  expect(result([2, 1], [12, 16], 0).why).toBe("");
  expect(result([1, 1], [16, 16], 0, "kreta").why).toContain("client-tie-kreta");
  expect(result([3, 1, 2], [12, 16, 12], 0).why).toContain("client-tie-kryptos");
  expect(result([3, 1, 2], [12, 16, 12], 1).why).toBe("");
  expect(result([2, 1, 2], [12, 16, 12], 0, "kreta").why).toBe("");
});
