import { describe, expect, it } from "vitest";
import { chosen, commitment, Dice, diceSeed, verify } from "./fair";
import type { Draw, Export } from "./generated/types";

const SEED = "00".repeat(32);

describe("a fair deal", () => {
  it("throws the dice of the documented scheme, as Python does", async () => {
    const dice = new Dice(new TextEncoder().encode("kastellan") as Uint8Array<ArrayBuffer>);
    const throws = [];
    for (let at = 0; at < 5; at++) throws.push(await dice.below(6));
    expect(throws).toEqual([4, 5, 0, 2, 4]);
    expect(await new Dice(await diceSeed(SEED, ["ab", "", "cd"])).below(1000)).toBe(953);
  });

  it("is thrown again, outcome by outcome", async () => {
    const game = { seal: { commitment: await commitment(SEED), server_seed: SEED, nonces: ["ab", "", "cd"] } } as unknown as Export;
    const thrown = await verify(game, await commitment(SEED), null, [{ of: 1000, took: 953 }, { of: 2, took: 7 }]);
    expect(thrown?.chances).toEqual({ all: 2, fit: 1 });
  });

  it("is thrown again by weight, and not at all where nothing else was possible", async () => {
    const game = { seal: { commitment: await commitment(SEED), server_seed: SEED, nonces: ["ab", "", "cd"] } } as unknown as Export;
    const published = await commitment(SEED);
    // The first throw gives 953 below 1000.
    const fits = await verify(game, published, null, [{ weights: [3], took: 0 }, { weights: [953, 40, 7], took: 1 }]);
    expect(fits?.chances).toEqual({ all: 2, fit: 2 });
    const other = await verify(game, published, null, [{ weights: [954, 39, 7], took: 1 }]);
    expect(other?.chances).toEqual({ all: 1, fit: 0 });
  });

  it("is read from the list of what could have been drawn, which must be whole", () => {
    const moves = [[-1, { type: "deal", card: 4 }], [0, { type: "pass" }], [-1, { type: "first", seat: 1 }]];
    const game = { log: { moves } } as unknown as Export;
    const draws: Draw[] = [
      { move: 0, outcomes: [{ card: 2, type: "deal" }, { card: 4, type: "deal" }], weights: [3, 1] },
      { move: 2, outcomes: [{ type: "first", seat: 0 }], weights: null },
    ];
    expect(chosen(game, draws)).toEqual([{ weights: [3, 1], took: 1 }, { of: 1, took: -1 }]);
    expect(() => chosen(game, draws.slice(1))).toThrow(RangeError);
  });

  it("is believed only if the opened seed is the sealed one", async () => {
    const sealed = await commitment(SEED);
    const game = { seal: { commitment: sealed, server_seed: SEED, nonces: ["ab", ""] } } as unknown as Export;
    expect(await verify(game, sealed, "ab")).toMatchObject({ sealed: true, mine: true });
    expect(await verify(game, "ff".repeat(32), "cd")).toMatchObject({ sealed: false, mine: false });
    expect((await verify(game, sealed, null))?.mine).toBeNull();
  });
});
