import { describe, expect, it } from "vitest";
import type { Krysis } from "$lib/generated/types";
import { points } from "./points";

/** The end of a game as the rules give it: what lies at home, and the scores of the seats. */
function end(home: [number, number, number][], scores: Omit<Krysis.ScoreView, "rank">[]): Krysis.View {
  return { seats: home.map((hq) => ({ hq })), scores: scores.map((score, at) => ({ ...score, rank: at + 1 })) } as unknown as Krysis.View;
}

describe("where the points came from (KRY-64)", () => {
  const view = end(
    [[4, 2, 3], [5, 3, 0]],
    [{ track: 14, crystals: 19, artefacts: 20, mission: 0, total: 53 }, { track: 10, crystals: 21, artefacts: 0, mission: 10, total: 41 }],
  );

  it("names sales, crystals by colour, artefacts and the mission", () => {
    expect(points(view)[0]).toEqual({
      seat: 0,
      parts: [
        { key: "krysis-points-sold", amount: 14 },
        { key: "krysis-points-red", amount: 12 },
        { key: "krysis-points-blue", amount: 4 },
        { key: "krysis-points-white", amount: 3 },
        { key: "krysis-points-artefacts", amount: 20 },
        { key: "krysis-points-mission", amount: 0 },
      ],
    });
  });

  it("adds up to the result of each seat", () => {
    expect(points(view).map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0))).toEqual([53, 41]);
  });

  it("leaves out what gave nobody a point, and is empty before the end", () => {
    const bare = end([[0, 0, 1]], [{ track: 2, crystals: 1, artefacts: 0, mission: 0, total: 3 }]);
    expect(points(bare)[0]?.parts.map(({ key }) => key)).toEqual(["krysis-points-sold", "krysis-points-white"]);
    expect(points({ ...bare, scores: null })).toEqual([]);
  });
});
