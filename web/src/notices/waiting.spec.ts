import { afterEach, describe, expect, it, vi } from "vitest";
import type { Me, MyTable } from "$lib/generated/types";
import { person } from "$lib/person.svelte";
import { countOf, watch, withCount } from "./waiting";

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

describe("the icon", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("has the count while games wait, is told each count once, and loses it with the last", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const setAppBadge = vi.fn(async () => undefined);
    const clearAppBadge = vi.fn(async () => undefined);
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    person.take({ tables: [table("a", true), table("b", true)] } as Me);
    watch();
    document.title = "Rules";
    await vi.waitFor(() => expect(document.title).toBe("(2) Rules"));
    expect(setAppBadge.mock.calls).toEqual([[2]]);
    person.take({ tables: [table("a", false)] } as Me);
    document.title = "Home";
    await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalledOnce());
    expect(document.title).toBe("Home");
    expect(setAppBadge).toHaveBeenCalledOnce();
  });
});
