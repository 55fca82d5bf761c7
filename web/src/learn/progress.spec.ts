import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSteps, leftLast, lessonAfter, lessonsOf } from "./lists";
import { begun, isDone, offerToLearn } from "./progress";

const AT = { steps: [null, { type: "guess" }], number: 3, total: 10 };

describe("what this browser keeps of lessons", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => void (kept[key] = text) });
  });

  it("is taken up where it was left", () => {
    keepSteps("kryptos", "first", AT, false);
    expect(begun("kryptos", "first")).toEqual(AT);
    expect(leftLast()).toEqual({ game: "kryptos", name: "first", at: AT });
    expect(offerToLearn("kryptos")).toEqual({ text: "client-learn-on", href: "/learn/kryptos/first" });
  });

  it("begins anew once all was done, and the others are offered", () => {
    keepSteps("kryptos", "first", AT, true);
    expect(begun("kryptos", "first")).toBeNull();
    expect(isDone("kryptos", "first")).toBe(true);
    expect(leftLast()).toBeNull();
    expect(offerToLearn("kryptos")).toEqual({ text: "client-learn-more", href: "/learn/kryptos" });
  });

  it("is kept for each lesson", () => {
    keepSteps("kryptos", "first", AT, true);
    keepSteps("kryptos", "other", AT, false);
    expect(isDone("kryptos", "first")).toBe(true);
    expect(begun("kryptos", "other")).toEqual(AT);
    expect(leftLast()).toBeNull();
  });

  it("begins anew where something else was kept, and goes on from steps alone", () => {
    kept["kastellan-lesson-kryptos"] = "{broken";
    kept["kastellan-lesson-last"] = "chess/first";
    expect(begun("kryptos", "first")).toBeNull();
    expect(leftLast()).toBeNull();
    expect(offerToLearn("kryptos")?.text).toBe("client-learn-first");
    kept["kastellan-lesson-kryptos"] = "[null]";
    expect(begun("kryptos", "first")?.steps).toEqual([null]);
  });

  it("is not offered where there is none", () => {
    expect(lessonsOf("chess")).toEqual([]);
    expect(offerToLearn("chess")).toBeNull();
  });

  it("leads from lesson to lesson", () => {
    const names = lessonsOf("kryptos").map((one) => one.name);
    expect(names[0]).toBe("first");
    expect(lessonAfter("kryptos", names.at(-1)!)).toBeNull();
    expect(lessonAfter("kryptos", "first")).toBe(names[1] ?? null);
  });
});
