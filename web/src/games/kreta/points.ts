/** Where the points of Kreta came from: provinces led, second places and harvests (KRE-56, KRE-83, KRE-84). */
import type { Kreta, StoryLine } from "$lib/generated/types";
import type { Course, Speak } from "../board";
import { sumUp, type Gain, type SeatPoints } from "../points";

const KEYS = ["kreta-points-before", "kreta-points-most", "kreta-points-second", "kreta-points-harvests"] as const;
const [, MOST, SECOND, HARVESTS] = KEYS;

export function points(view: Kreta.View, story: readonly StoryLine[]): SeatPoints[] {
  const results = view.players.map((player) => player.score);
  return sumUp(results, KEYS, story.flatMap((line, at) => gainOf(line, story, at)));
}

function gainOf({ key, facts }: StoryLine, story: readonly StoryLine[], at: number): Gain[] {
  const [seat, amount] = [Number(facts.seat), Number(facts.points)];
  if (key === "kreta-story-harvest") return [{ seat, key: HARVESTS, amount }];
  if (key !== "kreta-story-scored") return [];
  return [{ seat, key: amount === mostIn(story, at) ? MOST : SECOND, amount }];
}

/** The awards of a province follow each other in the story; the largest is its whole value. */
function mostIn(story: readonly StoryLine[], at: number): number {
  const here = (line: StoryLine | undefined) => line?.key === "kreta-story-scored" && line.facts.province === story[at]?.facts.province;
  let [from, to] = [at, at];
  while (here(story[from - 1])) from--;
  while (here(story[to + 1])) to++;
  return Math.max(...story.slice(from, to + 1).map((line) => Number(line.facts.points)));
}

/** What each scoring gave, in the order in which the forts were scored, and what was harvested. */
export function course(view: Kreta.View, story: readonly StoryLine[], speak: Speak): Course | null {
  const none = () => view.players.map(() => 0);
  const heard = speak("kreta-ui-head-harvest");
  const [scorings, harvest] = [[] as { label: string; spoken: string; gains: number[] }[], { label: heard, spoken: heard, gains: none() }];
  for (const { key, facts } of story) {
    if (key === "kreta-story-scoring") scorings.push({ label: String(facts.site), spoken: speak("kreta-ui-log-scoring", facts), gains: none() });
    const gains = key === "kreta-story-harvest" ? harvest.gains : key === "kreta-story-scored" ? scorings.at(-1)?.gains : undefined;
    if (gains) gains[Number(facts.seat)]! += Number(facts.points);
  }
  return scorings.length ? { title: speak("kreta-course"), help: speak("kreta-course-help"), steps: [...scorings, harvest] } : null;
}
