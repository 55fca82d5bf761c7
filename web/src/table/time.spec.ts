import { expect, test } from "vitest";
import { duration } from "$lib/options";
import { inUnits } from "$lib/units";
import { clockText } from "./time";

test("a clock reads in minutes, hours, and days with hours", () => {
  expect([40, 725, 3720].map(clockText)).toEqual(["0:40", "12:05", "1:02:00"]);
  expect(clockText(2 * 86_400 + 3 * 3600 + 1)).toBe("2d 3h");
  expect(clockText(-5)).toBe("0:00");
});

test("limits of days are said in days, in each language", () => {
  expect([86_400, 3 * 86_400].map(duration)).toEqual(["1 day", "3 days"]);
  expect(duration(7200)).toBe("2 hours");
  expect(inUnits(2, "day", "fr")).toMatch(/^2\sjours$/);
  expect(inUnits(2, "day", "bg")).toMatch(/^2\sдни$/);
});
