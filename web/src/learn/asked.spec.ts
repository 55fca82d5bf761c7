import { beforeEach, describe, expect, it, vi } from "vitest";
import { isNew, noteAsked } from "./asked";
import { keepSteps } from "./lists";

describe("who is asked whether to learn a game first", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text) });
  });

  it("is somebody who never was, for each game once", () => {
    expect(isNew("kryptos", false)).toBe(true);
    noteAsked("kryptos");
    noteAsked("decrypto");
    expect([isNew("kryptos", false), isNew("decrypto", false)]).toEqual([false, false]);
  });

  it("is nobody who plays it already or has begun to learn it", () => {
    expect(isNew("kryptos", true)).toBe(false);
    keepSteps("kryptos", "first", { steps: [null], number: 2, total: 10 }, false);
    expect(isNew("kryptos", false)).toBe(false);
  });

  it("is nobody where there is nothing to learn", () => {
    expect(isNew("chess", false)).toBe(false);
  });
});
