import { expect, it } from "vitest";
import { clock, minutes } from "./hours";

it("shows minutes of the day as a clock does, and reads them again", () => {
  for (const minute of [0, 59, 480, 1439]) expect(minutes(clock(minute))).toBe(minute);
  expect(clock(1320)).toBe("22:00");
  expect(minutes("")).toBeNull();
});
