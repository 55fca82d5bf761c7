import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import type { TableInfo } from "./generated/types";
import { kept, receiptOf, stir } from "./receipts";
import { commitment } from "./sha256";

type Given = { share: string; nonce?: string };
const sent: Given[] = [];
const SEALED = "5e".repeat(32);
let table = "";
let tables = 0;

const info = (more: object = {}, shares = ["", ""], sealed = SEALED) =>
  ({
    id: table, game: "toy", options: {}, content: "c", status: "open", my_seat: 0, starting: false, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "person" }],
    seal: { commitment: sealed, shares }, ...more,
  }) as unknown as TableInfo;

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  table = `t${tables++}`;
  vi.spyOn(api, "share").mockImplementation((_, given) => {
    // At this moment the digits leave the browser: what the server was bound to must stand there already.
    if (given.nonce) expect(JSON.parse(localStorage.getItem(`kastellan-receipt-${table}`)!)).toMatchObject({ commitment: SEALED, nonce: given.nonce, shares: expect.arrayContaining([given.share]) });
    sent.push(given);
    return Promise.resolve(info());
  });
});

describe("a share in the deal", () => {
  it("is promised first, and opened only when the game is about to begin", async () => {
    await stir(info());
    expect(sent).toHaveLength(1);
    expect(sent[0]!.nonce).toBeUndefined();
    expect(receiptOf(info())).toBeNull();
    const shares = [sent[0]!.share, "ab".repeat(32)];
    expect(await stir(info({}, shares))).toBeNull();
    await stir(info({ starting: true }, shares));
    expect(commitment(sent[1]!.nonce!)).toBe(sent[0]!.share);
    expect(receiptOf(info())).toMatchObject({ commitment: SEALED, shares, seat: 0, nonce: sent[1]!.nonce, opened: 1 });
    expect(receiptOf(info({ my_seat: 1 })), "it is not that of another seat").toBeNull();
    expect(await stir(info({ starting: true }, shares))).toBeNull();
  });

  it("is not given to a server that has replaced its seal", async () => {
    await stir(info());
    expect(await stir(info({ starting: true }, [sent[0]!.share, ""], "0f".repeat(32)))).toBeNull();
    expect(await stir(info({ starting: true }, ["", ""], "0f".repeat(32)))).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it("is another one, and counted, when seats changed after it was opened", async () => {
    await stir(info(), true);
    const first = kept(table)!;
    await stir(info());
    expect(kept(table)).toMatchObject({ shares: [], opened: 1 });
    expect(kept(table)!.nonce).not.toBe(first.nonce);
    await stir(info(), true);
    expect(receiptOf(info())).toMatchObject({ opened: 2 });
  });

  it("stays the same while it is only promised, in every tab", async () => {
    await stir(info());
    await stir(info());
    expect(sent[1]).toEqual(sent[0]);
  });

  it("is left to the device that promised it", async () => {
    expect(await stir(info({ starting: true }, ["cd".repeat(32), ""]))).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("what stands in the browser's storage", () => {
  it("may be anything: only a whole receipt of this table counts", () => {
    const good = { kind: "kastellan-receipt", table, game: "toy", options: {}, content: "c", seat: 0, commitment: SEALED, shares: ["", SEALED], nonce: "ab", opened: 1, at: 1 };
    const put = (value: unknown) => localStorage.setItem(`kastellan-receipt-${table}`, typeof value === "string" ? value : JSON.stringify(value));
    put(good);
    expect(receiptOf(info())).toEqual(good);
    for (const bad of ["", "{", "null", "[]", "7", { ...good, table: "another" }, { ...good, nonce: "xy" }, { ...good, shares: "" }, { ...good, commitment: 7 }, { kind: good.kind }]) {
      put(bad);
      expect(receiptOf(info())).toBeNull();
    }
  });
});
