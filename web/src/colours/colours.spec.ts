import { describe, expect, it } from "vitest";
import house from "../../../src/kastellan/games/kryptos/content/colours.json";
import { painted, paints, type File } from "./colours";

const file = house as unknown as File;

describe("the colours of Kryptos as they are edited", () => {
  it("give each number one colour", () => {
    expect(paints(file).slice(1, 6)).toEqual([0, 1, 2, 3, 0]);
  });

  it("take a number out of the colour that it had, and keep all in order", () => {
    const changed = painted(file, 6, 0);
    expect(changed.colours[0]?.numbers.slice(0, 4)).toEqual([1, 5, 6, 9]);
    expect(changed.colours[1]?.numbers).not.toContain(6);
    expect(painted(changed, 6, 1)).toEqual(file);
  });
});
