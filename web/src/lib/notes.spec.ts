import { beforeEach, describe, expect, it, vi } from "vitest";
import { Hunches } from "../games/decrypto/hunches.svelte";
import { Pencil } from "../games/kryptos/pencil.svelte";
import { recall, remember } from "../stage/memory";
import { api } from "./api";
import type { Me } from "./generated/types";
import { placeOf } from "./notes";
import { person } from "./person.svelte";

beforeEach(() => localStorage.clear());

function note(): void {
  new Hunches("t", 0).set(2, "owl");
  new Pencil("t", 0).toggle("a", 7);
  remember(placeOf("t", 0), { acted: 1, seen: 2 });
}

const found = (seat: number | null) => [new Hunches("t", seat).of(2), [...new Pencil("t", seat).struck("a")], recall(placeOf("t", seat))];

describe("private notes", () => {
  it("are there again for the same seat, and for no other", () => {
    note();
    expect(found(0)).toEqual(["owl", [7], { acted: 1, seen: 2 }]);
    for (const seat of [1, null]) expect(found(seat)).toEqual(["", [], null]);
  });

  it("are gone when their writer has signed out, and receipts and choices are not", async () => {
    note();
    localStorage.setItem("kastellan-receipt-t", "{}");
    localStorage.setItem("kastellan-language", "fr");
    vi.spyOn(api, "logout").mockResolvedValue({} as Me);
    await person.signOut();
    expect(Object.keys(localStorage).sort()).toEqual(["kastellan-language", "kastellan-receipt-t"]);
  });

  it("of old tables are let go when there are many", () => {
    for (let table = 0; table < 99; table++) new Hunches(`t${table}`, 0).set(1, "sun");
    expect(Object.keys(localStorage)).toHaveLength(61);
    expect(new Hunches("t98", 0).of(1)).toBe("sun");
  });
});
