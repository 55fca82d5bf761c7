import { describe, expect, it } from "vitest";
import { broken, chosen, Dice, diceSeed, verify } from "./fair";
import type { Draw, Export, Receipt, TableInfo } from "./generated/types";
import { commitment } from "./sha256";

const SEED = "00".repeat(32);
const OTHER = "11".repeat(32);
const NONCES = ["ab", "", "cd"];
const set = { game: "kryptos", options: { mystery: false }, content: "c0" };

/** A finished game whose first throw gives 953 below 1000. */
const game = (seed = SEED, nonces = NONCES, sealed = commitment(seed)) =>
  ({ seal: { commitment: sealed, server_seed: seed, nonces }, log: { ...set, seats: 3, position: null } }) as unknown as Export;
const CHANCES = [{ of: 1000, took: 953 }];

/** What seat 0 kept: its own digits, and that seat 2 had promised its. */
const kept: Receipt = {
  kind: "kastellan-receipt", table: "t", ...set, seat: 0, commitment: commitment(SEED),
  shares: [commitment("ab"), "", commitment("cd")], nonce: "ab", opened: 1, at: 1,
};
const breaches = (found: Export, receipt: Receipt | null = kept) => verify(found, receipt, [])?.breaches.map(({ what }) => what);

describe("a fair deal", () => {
  it("throws the dice of the documented scheme, as Python does", () => {
    const dice = new Dice(new TextEncoder().encode("kastellan"));
    expect([6, 6, 6, 6, 6].map((bound) => dice.below(bound))).toEqual([4, 5, 0, 2, 4]);
    expect(new Dice(diceSeed(SEED, NONCES)).below(1000)).toBe(953);
  });

  it("is thrown again, outcome by outcome", () => {
    expect(verify(game(), null, [...CHANCES, { of: 2, took: 7 }])?.breaches).toEqual([{ what: "draws", facts: { fit: 1, all: 2 } }]);
  });

  it("is thrown again by weight, and not at all where nothing else was possible", () => {
    expect(verify(game(), null, [{ weights: [3], took: 0 }, { weights: [953, 40, 7], took: 1 }])?.kind).toBe("consistent");
    expect(verify(game(), null, [{ weights: [954, 39, 7], took: 1 }])?.kind).toBe("fraud");
  });

  it("is read from the list of what could have been drawn, which must be whole", () => {
    const moves = [[-1, { type: "deal", card: 4 }], [0, { type: "pass" }], [-1, { type: "first", seat: 1 }]];
    const drawn = { log: { moves } } as unknown as Export;
    const draws: Draw[] = [
      { move: 0, outcomes: [{ card: 2, type: "deal" }, { card: 4, type: "deal" }], weights: [3, 1] },
      { move: 2, outcomes: [{ type: "first", seat: 0 }], weights: null },
    ];
    expect(chosen(drawn, draws)).toEqual([{ weights: [3, 1], took: 1 }, { of: 1, took: -1 }]);
    expect(() => chosen(drawn, draws.slice(1))).toThrow(RangeError);
  });
});

describe("what is proven", () => {
  it("is the deal, to who kept a receipt; without one it only fits itself", () => {
    expect(verify(game(), kept, CHANCES)).toEqual({ kind: "proven", breaches: [], draws: 1 });
    expect(verify(game(), null, CHANCES)?.kind).toBe("consistent");
    expect(verify({ ...game(), seal: null }, null, CHANCES)).toBeNull();
    expect(breaches({ ...game(), seal: null })).toEqual(["unsealed"]);
  });

  it("is fraud when the seed was chosen after the shares were known, though all fits itself", () => {
    const ground = game(OTHER);
    expect(verify(ground, null, [])?.kind).toBe("consistent");
    expect(verify(ground, kept, [])?.kind).toBe("fraud");
    expect(breaches(ground)).toEqual(["commitment"]);
    expect(breaches(game(OTHER, NONCES, kept.commitment))).toEqual(["seed"]);
  });

  it("is fraud when somebody's digits were chosen after mine were known: a player's, or a computer's", () => {
    expect(breaches(game(SEED, ["ab", "", "ce"]))).toEqual(["others"]);
    expect(breaches(game(SEED, ["ab", "01", "cd"]))).toEqual(["others"]);
    expect(breaches(game(SEED, ["ff", "", "cd"]))).toEqual(["mine"]);
  });

  it("is fraud when another game was played than the one I sat down to", () => {
    const other = game();
    Object.assign(other.log as object, { options: { mystery: true } });
    expect(breaches(other)).toEqual(["set-up"]);
    Object.assign(other.log as object, { ...set, position: {} });
    expect(breaches(other)).toEqual(["set-up"]);
  });

  it("is nothing while the server could choose among a few deals", () => {
    expect(verify(game(SEED, ["ab", "", ""]), kept, [])).toMatchObject({ kind: "doubtful", breaches: [{ what: "withheld" }] });
    expect(verify(game(), { ...kept, opened: 2 }, [])).toMatchObject({ kind: "doubtful", breaches: [{ what: "again" }] });
  });
});

describe("a table that runs", () => {
  const info = (status: string, seal: object) => ({ ...set, seats: [{}, {}, {}], status, seal: { commitment: kept.commitment, shares: kept.shares, ...seal } }) as unknown as TableInfo;
  const found = (status: string, seal: object, receipt = kept) => broken(receipt, info(status, seal)).map(({ what }) => what);

  it("keeps its seal and everybody's promise", () => {
    expect(found("playing", {})).toEqual([]);
    expect(found("playing", { commitment: commitment(OTHER) })).toEqual(["commitment"]);
    expect(found("playing", { shares: [kept.shares[0], "", commitment("ce")] })).toEqual(["others"]);
    expect(found("playing", { shares: ["", "", kept.shares[2]] })).toEqual(["mine"]);
  });

  it("may change its seats, but not its seal, before it begins", () => {
    expect(found("open", { shares: ["", "", ""] })).toEqual([]);
    expect(found("open", { commitment: commitment(OTHER) }, { ...kept, shares: [] })).toEqual(["commitment"]);
  });

  it("is checked as soon as the seed is open", () => {
    expect(found("over", { server_seed: SEED, nonces: NONCES })).toEqual([]);
    expect(found("over", { server_seed: OTHER, nonces: NONCES })).toEqual(["seed"]);
    expect(found("over", { server_seed: SEED, nonces: ["ab", "", "ce"] })).toEqual(["others"]);
  });
});
