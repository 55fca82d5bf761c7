import { expect, test } from "vitest";
import { wholePercent } from "./figures";

test("bars round as the sentences of `whole_percent` do", () => {
  expect([0, 0.001, 0.125, 0.996, 1].map(wholePercent)).toEqual([0, 1, 13, 99, 100]);
});
