import { describe, expect, it } from "vitest";
import type { StoryLine } from "$lib/generated/types";
import { actsOf, befalls } from "../stage/scenes";
import type { Scenes } from "../stage/scenes";
import { scenes as kreta } from "./kreta/scenes";
import { scenes as kryptos } from "./kryptos/scenes";
import { scenes as krysis } from "./krysis/scenes";

const OWN = 0;
const OTHER = 1;
const THIRD = 2;

/** Return the titles of the slips that a seat finds when this was told. */
function slips(scenes: Scenes, seat: number | null, ...told: [string, StoryLine["facts"]][]): string[] {
  const story = told.map(([key, facts], n) => ({ key, facts, n }));
  return actsOf(story, scenes).flatMap((act) => (befalls(act, seat) ? [act.scene.slip!.title] : []));
}

describe("a slip tells", () => {
  it("who was robbed in Krysis, but neither the robber nor the others nor who watches", () => {
    for (const key of ["krysis-story-attack", "krysis-story-attack-open", "krysis-story-rob"]) {
      const robbed = [key, { seat: OTHER, target: OWN }] as [string, StoryLine["facts"]];
      expect(slips(krysis, OWN, robbed)).toEqual(["krysis-ui-slip-robbed"]);
      for (const seat of [OTHER, THIRD, null]) expect(slips(krysis, seat, robbed)).toEqual([]);
    }
  });

  it("whose camp was spied on, and what the spy took", () => {
    expect(slips(krysis, OWN, ["krysis-story-spy", { seat: OTHER, target: OWN }])).toEqual(["krysis-ui-slip-spied"]);
    expect(slips(krysis, OWN, ["krysis-story-snatch-own", { seat: OTHER, target: OWN, artefact: 3 }])).toEqual(["krysis-ui-slip-robbed"]);
  });

  it("whose card was found in Kryptos, not who found it and not of a wrong guess", () => {
    const found = ["kryptos-story-right", { seat: OTHER, owner: OWN, index: 1, value: 3, points: 2 }] as [string, StoryLine["facts"]];
    expect(slips(kryptos, OWN, found)).toEqual(["kryptos-ui-slip-found"]);
    expect(slips(kryptos, OTHER, found)).toEqual([]);
    expect(slips(kryptos, OWN, ["kryptos-story-wrong", { seat: OTHER, owner: OWN, index: 1, value: 4 }])).toEqual([]);
  });

  it("everybody who plays, once, what a scoring of Kreta gave", () => {
    const lines: [string, StoryLine["facts"]][] = [
      ["kreta-story-scoring", { number: 1, site: 9 }],
      ["kreta-story-scored", { province: "3", seat: OTHER, points: 5, influence: 2 }],
      ["kreta-story-no-award", { province: "4" }],
    ];
    const story = lines.map(([key, facts]) => ({ key, facts, n: 1 }));
    for (const seat of [OWN, OTHER]) {
      expect(actsOf(story, kreta).filter((act) => befalls(act, seat)).map((act) => act.words.length)).toEqual([3]);
    }
    expect(slips(kreta, null, ...lines)).toEqual([]);
  });
});
