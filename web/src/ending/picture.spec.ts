import { expect, test } from "vitest";
import { fileName } from "./picture";

test("a picture is called after its game and day", () => {
  expect(fileName("kreta", new Date(2026, 2, 7))).toBe("kastellan-kreta-2026-03-07.png");
});
