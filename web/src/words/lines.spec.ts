import { describe, expect, it } from "vitest";
import { asEntries, fromFile, mendsFirst, split, written } from "./lines";

describe("a list as it is typed", () => {
  it("is split at line ends, commas and semicolons", () => {
    expect(split("phare\r\nsable, voile;ancre\n\n  requin ")).toEqual(["phare", "sable", "voile", "ancre", "requin"]);
  });

  it("keeps two words on a line together, to be mended by who wrote them", () => {
    expect(split("arc en ciel\nphare")).toEqual(["arc en ciel", "phare"]);
  });

  it("takes roots from a file unless they followed from a rule", () => {
    const file = JSON.stringify({ list: "fr", words: [{ word: "phare", roots: ["phar"], derived: true }, { word: "mer", roots: ["=mer", "marin"] }] });
    const read = fromFile({ file })!;
    expect(read.language).toBe("fr");
    expect(asEntries(read.lines)).toEqual([{ text: "phare", roots: null }, { text: "mer", roots: ["=mer", "marin"] }]);
  });

  it("reads no file of another kind", () => {
    expect(fromFile({ file: '{"words": []}' })).toBeNull();
    expect(fromFile({ file: "phare" })).toBeNull();
  });

  it("shows what to mend first, then notes", () => {
    const lines = (["fine", "note", "mend"] as const).map((state) => ({ ...written("x"), state }));
    expect(mendsFirst(lines).map((one) => one.state)).toEqual(["mend", "note", "fine"]);
  });
});
