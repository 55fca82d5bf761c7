import { describe, expect, it } from "vitest";
import { at, isWithin, placeOf, put, stepsOf } from "./places";

describe("a place in a file", () => {
  it("is read as steps, whatever the file is called", () => {
    expect(stepsOf("$.agents[0].name.fr")).toEqual(["agents", 0, "name", "fr"]);
    expect(stepsOf("krysis file.mine[4][3]")).toEqual(["mine", 4, 3]);
    expect(stepsOf("$")).toEqual([]);
    expect(placeOf(["mine", 4, 3])).toBe("$.mine[4][3]");
  });

  it("lies within another by whole steps", () => {
    expect(isWithin("$.agents[1].speed", "$.agents[1]")).toBe(true);
    expect(isWithin("$.agents[12].speed", "$.agents[1]")).toBe(false);
    expect(isWithin("$.agents", "$.agents[1]")).toBe(false);
  });

  it("is looked up, and changed without changing the rest", () => {
    const file = { mine: [["R", "B"], ["W"]], names: { en: "x" } };
    const changed = put(file, ["mine", 0, 1], "RR");
    expect(changed.mine).toEqual([["R", "RR"], ["W"]]);
    expect(file.mine[0]).toEqual(["R", "B"]);
    expect(changed.names).toBe(file.names);
    expect([at(changed, ["mine", 0, 1]), at(changed, ["mine", 7, 1]), at(changed, ["names", "en", "x"])]).toEqual(["RR", undefined, undefined]);
  });
});
