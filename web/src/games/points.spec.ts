import { describe, expect, it } from "vitest";
import type { Kreta, Kryptos, StoryLine } from "$lib/generated/types";
import { points as kreta } from "./kreta/points";
import { points as kryptos } from "./kryptos/points";

const story = (...lines: [string, StoryLine["facts"]][]): StoryLine[] => lines.map(([key, facts], n) => ({ key, facts, n }));

describe("the points of Kryptos", () => {
  const view = (...points: number[]) => ({ points }) as unknown as Kryptos.View;
  const told = story(
    ["kryptos-story-wrong", { seat: 0, owner: 2, index: 1, value: 2 }],
    ["kryptos-story-pay", { seat: 0, owner: 2 }],
    ["kryptos-story-right", { seat: 0, owner: 2, index: 1, value: 3, points: 3 }],
    ["kryptos-story-right", { seat: 1, owner: 2, index: 2, value: 9, points: 2 }],
  );

  it("are two at the start, those of the cards that were found, less one for each second attempt (KRP-V15)", () => {
    expect(kryptos(view(4, 4, 2), told)).toEqual([
      { seat: 0, parts: [{ key: "kryptos-points-start", amount: 2 }, { key: "kryptos-points-found", amount: 3 }, { key: "kryptos-points-second", amount: -1 }] },
      { seat: 1, parts: [{ key: "kryptos-points-start", amount: 2 }, { key: "kryptos-points-found", amount: 2 }, { key: "kryptos-points-second", amount: 0 }] },
      { seat: 2, parts: [{ key: "kryptos-points-start", amount: 2 }, { key: "kryptos-points-found", amount: 0 }, { key: "kryptos-points-second", amount: 0 }] },
    ]);
  });

  it("go from the one who tries again to the owner of the card where bribes are paid (KRP-47)", () => {
    const parts = kryptos(view(1, 2, 3), story(["kryptos-story-bribe", { seat: 0, owner: 2 }]));
    expect(parts.map((one) => one.parts.map((part) => part.amount))).toEqual([[2, -1, 0], [2, 0, 0], [2, 0, 1]]);
    expect(parts[2]?.parts.at(-1)?.key).toBe("kryptos-points-bribes");
  });
});

describe("the points of Kreta", () => {
  const view = (...scores: number[]) => ({ players: scores.map((score) => ({ score })) }) as unknown as Kreta.View;
  const told = story(
    ["kreta-story-harvest", { seat: 1, province: "messara", tile: "wheat", points: 1 }],
    ["kreta-story-scoring", { number: 1, site: 16 }],
    ["kreta-story-scored", { province: "temenos", seat: 0, influence: 1, points: 2 }],
    ["kreta-story-scored", { province: "temenos", seat: 2, influence: 3, points: 5 }],
    ["kreta-story-scored", { province: "messara", seat: 0, influence: 2, points: 6 }],
    ["kreta-story-scored", { province: "messara", seat: 1, influence: 2, points: 6 }],
    ["kreta-story-no-award", { province: "viannos" }],
  );

  it("are provinces led, alone or together, second places and harvests (KRE-56, KRE-83, KRE-84)", () => {
    const keys = ["kreta-points-most", "kreta-points-second", "kreta-points-harvests"];
    const parts = kreta(view(8, 7, 5), told);
    expect(parts.map((one) => one.parts.map((part) => part.amount))).toEqual([[6, 2, 0], [6, 0, 1], [5, 0, 0]]);
    expect(parts[0]?.parts.map((part) => part.key)).toEqual(keys);
  });

  it("that a declared position began with are told apart", () => {
    expect(kreta(view(18, 7, 5), told)[0]?.parts[0]).toEqual({ key: "kreta-points-before", amount: 10 });
  });
});
