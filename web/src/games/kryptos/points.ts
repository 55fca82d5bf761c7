/** Where the points of Kryptos came from: cards that were found, less what second attempts cost (KRP-3, KRP-28, KRP-31, KRP-47). */
import type { Kryptos, StoryLine } from "$lib/generated/types";
import { sumUp, type Gain, type SeatPoints } from "../points";

const KEYS = ["kryptos-points-start", "kryptos-points-found", "kryptos-points-second", "kryptos-points-bribes"] as const;
const [, FOUND, SECOND, BRIBES] = KEYS;

export function points(view: Kryptos.View, story: readonly StoryLine[]): SeatPoints[] {
  return sumUp(view.points, KEYS, story.flatMap(gainsOf));
}

function gainsOf({ key, facts }: StoryLine): Gain[] {
  const [seat, owner] = [Number(facts.seat), Number(facts.owner)];
  switch (key) {
    case "kryptos-story-right":
      return [{ seat, key: FOUND, amount: Number(facts.points) }];
    case "kryptos-story-pay":
      return [{ seat, key: SECOND, amount: -1 }];
    case "kryptos-story-bribe":
      return [{ seat, key: SECOND, amount: -1 }, { seat: owner, key: BRIBES, amount: 1 }];
    default:
      return [];
  }
}
