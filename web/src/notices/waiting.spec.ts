import { describe, expect, it } from "vitest";
import type { MyTable } from "$lib/generated/types";
import { countOf, withCount } from "./waiting";

const table = (id: string, my_turn: boolean): MyTable => ({ id, my_turn }) as MyTable;

describe("what waits for me", () => {
  it("is counted, but for the table on this page", () => {
    const tables = [table("a", true), table("b", false), table("c", true)];
    expect(countOf(tables, "/")).toBe(2);
    expect(countOf(tables, "/table/a")).toBe(1);
  });

  it("stands before the title, once, and goes again", () => {
    expect(withCount("Kastellan", 2)).toBe("(2) Kastellan");
    expect(withCount("(2) Kastellan", 3)).toBe("(3) Kastellan");
    expect(withCount("(3) Kastellan", 0)).toBe("Kastellan");
  });
});
