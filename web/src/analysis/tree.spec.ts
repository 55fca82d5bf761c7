import { describe, expect, it } from "vitest";
import type { Local } from "$lib/generated/types";
import { after, before, beginningOf, beside, endOf, rowsOf } from "./tree";

/** The game 1-2-3; after 1 a deal 4 with 5-6; after 5 another 7; at the root another 8. */
const TREE: Local.Twig[] = [
  { node: 1, parent: 0, seat: 0 },
  { node: 2, parent: 1, seat: 1 },
  { node: 3, parent: 2, seat: 2 },
  { node: 4, parent: 1, deal: true },
  { node: 5, parent: 4, seat: 1 },
  { node: 6, parent: 5, seat: 2 },
  { node: 7, parent: 5, seat: 2 },
  { node: 8, parent: 0, seat: 0 },
];

describe("a tree of branches", () => {
  const rows = rowsOf(TREE);

  it("hangs each branch where it leaves, one step to the right", () => {
    expect(rows.map((row) => [row.twig.node, row.depth])).toEqual([[8, 1], [1, 0], [4, 1], [5, 1], [7, 2], [6, 1], [2, 0], [3, 0]]);
  });

  it("letters branches, and numbers what leaves them", () => {
    expect(rows.filter((row) => row.begins).map((row) => [row.twig.node, row.letter])).toEqual([[8, "A"], [4, "B"], [7, "B2"]]);
  });

  it("counts steps, and deals are none", () => {
    const steps = Object.fromEntries(rows.map((row) => [row.twig.node, row.step]));
    expect(steps).toEqual({ 1: 1, 2: 2, 3: 3, 4: 1, 5: 2, 6: 3, 7: 3, 8: 1 });
  });

  it("is walked back, on, to the end and to the branch beside", () => {
    expect([before(TREE, 5), before(TREE, 0), after(TREE, 1), after(TREE, 3), endOf(TREE, 4)]).toEqual([4, null, 2, null, 6]);
    expect([beside(TREE, 2, 1), beside(TREE, 4, 1), beside(TREE, 3, 1)]).toEqual([4, 2, 3]);
  });

  it("knows which branch a step is in", () => {
    expect([6, 7, 3, 8].map((node) => beginningOf(rows, node)?.letter)).toEqual(["B", "B2", undefined, "A"]);
  });
});
