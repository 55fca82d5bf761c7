import { describe, expect, it } from "vitest";
import { Made } from "./made.svelte";

describe("what is made in an editor", () => {
  it("goes back and forth, letters of one name in one step", () => {
    const made = new Made<string>();
    made.begin("");
    for (const text of ["d", "dr", "dra"]) made.change(text, "name");
    made.change("drax", "other");
    expect(made.now).toBe("drax");
    made.undo();
    expect(made.now).toBe("dra");
    made.undo();
    expect([made.now, made.canUndo, made.canRedo]).toEqual(["", false, true]);
    made.redo();
    made.redo();
    expect([made.now, made.canRedo]).toEqual(["drax", false]);
  });

  it("forgets what was undone once something else is done", () => {
    const made = new Made<number>();
    made.begin(1);
    made.change(2);
    made.undo();
    made.change(3);
    made.redo();
    expect(made.now).toBe(3);
  });
});
