import { describe, expect, it } from "vitest";
import type { Statistics } from "$lib/generated/types";
import { byChance, sources, tried } from "./games";

const of = (game: string, counted: number, tally: Record<string, number>): Statistics => ({ game, played: 9, won: 3, best: 17, counted, tally, last: [true] });

describe("what games come to", () => {
  it("tells what was tried, and leaves out what never was", () => {
    expect(tried(of("kryptos", 2, { named: 40, right: 10, chance: 8000 }))).toEqual([{ what: "right", well: 10, of: 40, share: 0.25 }]);
    expect(tried(of("decrypto", 1, { read: 4, understood: 3 }))).toEqual([{ what: "understood", well: 3, of: 4, share: 0.75 }]);
    expect(tried(of("kreta", 1, { most: 4 }))).toEqual([]);
  });

  it("tells how often chance would hit", () => {
    expect(byChance(of("kryptos", 2, { named: 40, right: 10, chance: 8000 }))).toBe(0.2);
    expect(byChance(of("kryptos", 0, {}))).toBe(0);
  });

  it("shares points among the games that are counted, by source, in the order of the end page", () => {
    expect(sources(of("kreta", 4, { harvests: 10, most: 40 }))).toEqual([{ what: "most", points: 10, at: 0 }, { what: "harvests", points: 2.5, at: 2 }]);
    expect(sources(of("krysis", 0, {}))).toEqual([]);
  });
});
