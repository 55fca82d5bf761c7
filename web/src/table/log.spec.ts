import { describe, expect, it } from "vitest";
import type { StoryLine } from "$lib/generated/types";
import { arrange, byRound, news } from "./log";

const line = (key: string, facts: Record<string, unknown> = {}) => ({ key, facts, n: 1 }) as StoryLine;
const round = (story: StoryLine[]) => byRound(story, "round", (one) => ({ heading: `Round ${one}`, instead: true }));

describe("the log", () => {
  it("has a heading for every round, in place of the line that says so", () => {
    const story = [line("round", { round: 1 }), line("dig", { seat: 0 }), line("round", { round: 2 }), line("dig", { seat: 0 })];
    const entries = arrange(story, round(story), []);
    expect(entries.map((one) => [one.heading, one.told])).toEqual([["Round 1", false], [null, true], ["Round 2", false], [null, true]]);
  });

  it("forgets who has bid once the bids are open, but not before", () => {
    const story = [line("has-bid", { seat: 0 }), line("has-bid", { seat: 1 })];
    expect(arrange(story, [], ["has-bid"])).toHaveLength(2);
    expect(arrange([...story, line("bid", { seat: 0 })], [], ["has-bid"]).map((one) => one.line.key)).toEqual(["bid"]);
  });

  it("tells of a step what lasts, or else what there is", () => {
    const step = [line("fixed", { seat: 0 }), line("decoding"), line("code")];
    expect(news(step, ["fixed"]).map((one) => one.key)).toEqual(["decoding", "code"]);
    expect(news(step.slice(0, 1), ["fixed"])).toHaveLength(1);
  });

  it("keeps a heading whose first line is forgotten", () => {
    const story = [line("has-bid", { seat: 0 }), line("bid", { seat: 1 })];
    expect(arrange(story, [{ heading: "Bids" }], ["has-bid"])[0]).toMatchObject({ heading: "Bids", line: story[1] });
  });

  it("shows a seat once where it goes on acting", () => {
    const story = [line("play", { seat: 2 }), line("move", { seat: 2 }), line("scoring"), line("move", { seat: 2 })];
    expect(arrange(story, [], []).map((one) => one.goesOn)).toEqual([false, true, false, false]);
  });
});
