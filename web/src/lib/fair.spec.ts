import { describe, expect, it } from "vitest";
import { commitment, Dice, diceSeed, verify } from "./fair";
import type { Export } from "./generated/types";

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

  it("is believed only if the opened seed is the sealed one", async () => {
    const sealed = await commitment(SEED);
    const game = { seal: { commitment: sealed, server_seed: SEED, nonces: ["ab", ""] } } as unknown as Export;
    expect(await verify(game, sealed, "ab")).toMatchObject({ sealed: true, mine: true });
    expect(await verify(game, "ff".repeat(32), "cd")).toMatchObject({ sealed: false, mine: false });
    expect((await verify(game, sealed, null))?.mine).toBeNull();
  });
});
