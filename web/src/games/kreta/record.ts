/** What a game of Kreta tells when it is read again: draws and chapters. */
import type { Chosen } from "$lib/fair";
import type { Kreta, StoryLine } from "$lib/generated/types";
import type { Chapter } from "../../table/log";
import type { GameLog, Speak } from "../board";
import type { Island } from "./content";

/** Return what chance did: who begins, which tile lies where, and which fort cards turn up (KRE-3, KRE-4, KRE-9, KRE-10). */
export function chances(log: GameLog, content: unknown): Chosen[] {
  const island = content as Island;
  const left = new Map(Object.values(island.terrain).flatMap((one) => Object.entries(one.tiles)));
  const unseen = island.sites.map((site) => site.n).sort((a, b) => a - b);
  return log.moves.flatMap(([, action]): Chosen[] => {
    if (action.type === "first") return [{ of: log.seats, took: Number(action.seat) }];
    if (action.type === "turn_up") return [take(unseen, Number(action.site))];
    if (action.type === "lay_tile") return [lay(island, left, Number(action.province), Number(action.tile))];
    return [];
  });
}

/** Take a card out of those that nobody has seen. */
function take(unseen: number[], site: number): Chosen {
  const chosen = { of: unseen.length, took: unseen.indexOf(site) };
  unseen.splice(chosen.took, 1);
  return chosen;
}

/** Lay a tile of the province's terrain; the more of a kind are left, the likelier it is. */
function lay(island: Island, left: Map<string, number>, province: number, tile: number): Chosen {
  const terrain = island.terrain[island.provinces[province]!.terrain]!;
  const kinds = Object.keys(terrain.tiles).filter((kind) => (left.get(kind) ?? 0) > 0);
  const name = island.tiles[tile]!;
  const chosen = { weights: kinds.map((kind) => left.get(kind)!), took: kinds.indexOf(name) };
  left.set(name, (left.get(name) ?? 0) - 1);
  return chosen;
}

/** The turns towards a scoring are a chapter, and the scoring itself is one; of a game that began in the middle the view tells which is next. */
export function chapters(story: readonly StoryLine[], speak: Speak, view: Kreta.View): (Chapter | null)[] {
  const first = story.find((line) => line.key === "kreta-story-scoring");
  let [number, scored] = [first ? Number(first.facts.number) - 1 : view.scorings, true];
  return story.map((line) => {
    if (line.key === "kreta-story-scoring") {
      [number, scored] = [Number(line.facts.number), true];
      return { heading: speak("kreta-ui-log-scoring", line.facts), instead: true };
    }
    if (!scored || line.key !== "kreta-story-play") return null;
    scored = false;
    return { heading: speak("kreta-ui-log-towards", { number: number + 1 }) };
  });
}
