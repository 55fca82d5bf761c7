import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSteps, offerToLearn, stepsDone } from "./progress";

describe("what this browser keeps of a guided game", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text) });
  });

  it("is taken up where it was left", () => {
    keepSteps("kryptos", [null, { type: "guess" }], false);
    expect(stepsDone("kryptos")).toEqual([null, { type: "guess" }]);
    expect(offerToLearn("kryptos")).toBe("client-learn-on");
  });

  it("begins anew once the game was over, and is offered no more", () => {
    keepSteps("kryptos", [null], true);
    expect(stepsDone("kryptos")).toEqual([]);
    expect(offerToLearn("kryptos")).toBeNull();
  });

  it("begins anew where something else was kept", () => {
    kept["kastellan-lesson-kryptos"] = "{broken";
    expect(stepsDone("kryptos")).toEqual([]);
    expect(offerToLearn("kryptos")).toBe("client-learn-first");
  });

  it("is not offered where there is none", () => {
    expect(offerToLearn("chess")).toBeNull();
  });
});
