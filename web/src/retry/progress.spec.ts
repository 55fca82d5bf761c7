import { beforeEach, expect, test } from "vitest";
import { note, progressOf } from "./progress";

beforeEach(() => localStorage.clear());

test("what went best stands, for each game by itself", () => {
  note("a", 12, "better");
  note("a", 12, "seen");
  note("a", 30, "found");
  expect(progressOf("a")).toEqual({ 12: "better", 30: "found" });
  expect(progressOf("b")).toEqual({});
});

test("what cannot be read is no progress", () => {
  localStorage.setItem("kastellan-retry-a", "[nonsense");
  expect(progressOf("a")).toEqual({});
  localStorage.setItem("kastellan-retry-a", '{"3":"won"}');
  expect(progressOf("a")).toEqual({});
});
