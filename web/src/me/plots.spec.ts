import { describe, expect, it } from "vitest";
import type { CoursePoint } from "$lib/generated/types";
import { FRAME, monday, ratings, steps, weeks } from "./plots";

const at = (...date: [number, number, number, number?]) => new Date(...date).getTime() / 1000;
const point = (ended: number, won: boolean, more: Partial<CoursePoint> = {}): CoursePoint => ({ ended, game: "kryptos", won, mu: null, sigma: null, ...more });

describe("results by the week", () => {
  const now = new Date(2026, 10, 18, 12);

  it("begin on Mondays, also on a Sunday and across a change of the clocks", () => {
    expect(monday(now)).toEqual(new Date(2026, 10, 16));
    expect(monday(new Date(2026, 10, 22, 23, 59))).toEqual(new Date(2026, 10, 16));
    expect(monday(now, 4)).toEqual(new Date(2026, 9, 19));
  });

  it("count what was won and what was not, and leave out what is older", () => {
    const found = weeks([point(at(2026, 7, 1), true), point(at(2026, 10, 9), true), point(at(2026, 10, 15, 23), false), point(at(2026, 10, 16), true)], now);
    expect(found).toHaveLength(12);
    expect(found.slice(-2).map(({ won, other }) => [won, other])).toEqual([[1, 1], [1, 0]]);
    expect(found.slice(0, -2).every(({ won, other }) => won + other === 0)).toBe(true);
  });

  it("stand on a scale of whole numbers that holds them", () => {
    expect([steps(0), steps(3), steps(9)]).toEqual([[0, 1], [0, 1, 2, 3], [0, 3, 6, 9]]);
  });
});

describe("ratings over time", () => {
  it("are not drawn without a rated game", () => {
    expect(ratings([point(1, true)])).toBeNull();
  });

  it("are a line a game, later further right and better further up", () => {
    const found = ratings([point(0, true, { mu: 26, sigma: 8 }), point(50, false, { game: "kreta", mu: 24, sigma: 8 }), point(100, true, { mu: 28, sigma: 7 })])!;
    const [kryptos, kreta] = found.courses;
    expect([kryptos?.game, kreta?.game, kryptos?.mu]).toEqual(["kryptos", "kreta", 28]);
    expect(kryptos!.points[0]!.x).toBe(FRAME.left);
    expect(kryptos!.points[1]!.x).toBe(FRAME.labels);
    expect(kryptos!.points[1]!.y).toBeLessThan(kryptos!.points[0]!.y);
  });

  it("have names that lie neither on each other nor outside", () => {
    const games = ["a", "b", "c", "d"].map((game) => point(1, true, { game, mu: 20, sigma: 3 }));
    const labels = ratings([...games, point(1, true, { game: "e", mu: 30, sigma: 3 })])!.courses.map(({ label }) => label);
    for (const [place, label] of labels.entries()) {
      expect(label).toBeLessThanOrEqual(FRAME.bottom);
      if (place) expect(label - labels[place - 1]!).toBeGreaterThanOrEqual(14);
    }
  });
});
