import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleEntry } from "$lib/generated/types";
import { daily, dayBefore, numberOf, ordinal, todayHere } from "./days";
import { keepSolved, read, streak } from "./kept";

const entry = (id: string, language = ""): PuzzleEntry => ({ id, kind: "certain", grade: "easy", language });

describe("the puzzle of a day", () => {
  it("is numbered by days as the engine counts them", () => {
    expect(ordinal("2026-11-17")).toBe(739_937);
    expect(numberOf("2026-11-18") - numberOf("2026-11-17")).toBe(1);
    expect(numberOf("2026-11-17")).toBeGreaterThan(0);
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(todayHere(Date.parse("2026-11-17T23:59:59Z"))).toBe("2026-11-17");
  });

  it("goes round in the order of the list", () => {
    const all = ["a", "b", "c"].map((id) => entry(id));
    const ids = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"].map((day) => daily(all, day, "en")?.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[3]).toBe(ids[0]);
    expect(daily([], "2026-11-17", "en")).toBeNull();
  });

  it("is one of the reader's language where puzzles are of one", () => {
    const all = [entry("a", "en"), entry("b", "fr"), entry("c", "en")];
    for (const day of ["2026-11-17", "2026-11-18"]) expect(daily(all, day, "fr")?.id).toBe("b");
  });
});

describe("what is kept of puzzles", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text) });
  });

  it("is the try at which it was solved first, and the day", () => {
    keepSolved(read(), "kryptos/a", 3, "2026-11-17");
    keepSolved(read(), "kryptos/a", 1, "2026-11-17");
    expect(read()).toEqual({ solved: { "kryptos/a": 3 }, days: ["2026-11-17"] });
  });

  it("loses nothing that another tab has kept meanwhile", () => {
    const [here, there] = [read(), read()];
    keepSolved(here, "kryptos/a", 2, "2026-11-16");
    const both = { solved: { "kryptos/a": 2, "kreta/b": 1 }, days: ["2026-11-16", "2026-11-17"] };
    expect(keepSolved(there, "kreta/b", 1, "2026-11-17")).toEqual(both);
    expect(read()).toEqual(both);
  });

  it("lasts as long as the page where nothing can be kept", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new Error("full"); } });
    const first = keepSolved(read(), "kryptos/a", 2, "2026-11-16");
    expect(keepSolved(first, "kryptos/b", 1, "2026-11-17").days).toEqual(["2026-11-16", "2026-11-17"]);
  });

  it("is what this page would have written, whoever wrote it", () => {
    for (const text of ["null", "[]", '"x"', '{"solved":null,"days":[null]}', '{"solved":{"a":"x","b":-1},"days":["yesterday",3]}']) {
      kept["kastellan-puzzles"] = text;
      expect(read()).toEqual({ solved: {}, days: [] });
    }
  });

  it("is nothing where something else was kept", () => {
    kept["kastellan-puzzles"] = '{"solved":[1],"days":3}';
    expect(read()).toEqual({ solved: {}, days: [] });
    kept["kastellan-puzzles"] = "{broken";
    expect(read()).toEqual({ solved: {}, days: [] });
  });

  it("is a streak until a day was left out; today does not end it", () => {
    const days = ["2026-11-13", "2026-11-15", "2026-11-16"];
    expect(streak(days, "2026-11-17")).toBe(2);
    expect(streak([...days, "2026-11-17"], "2026-11-17")).toBe(3);
    expect(streak(days, "2026-11-18")).toBe(0);
  });

  it("is no longer for days that are still to come, as a clock that was wrong may have kept", () => {
    expect(streak(["2026-11-16", "2026-11-17", "2027-01-01"], "2026-11-17")).toBe(2);
    expect(streak(["2026-11-16", "2026-11-17"], "2026-11-10")).toBe(0);
  });
});
