/** What the action bar says to the player whose turn it is. */
import type { Kreta } from "$lib/generated/types";
import type { Bar, BarButton, Speak } from "../board";
import { around, type Island } from "./content";
import { actionAt, CASTELLAN, type Place, type Source } from "./kreta";
import { castellanWords, pickFacts } from "./words";

export interface Scene {
  view: Kreta.View;
  island: Island;
  player: Kreta.PlayerView;
  source: Source | null;
  picked: Place | null;
  chosen: number | null;
  /** The fort card that has just been turned up. */
  fresh: number | null;
  takeBack: (() => void) | null;
  play: (action: Kreta.Action) => void;
  speak: Speak;
}

export interface Acts {
  carryOut: () => void;
  playCard: () => void;
  letGo: () => void;
}

function back({ takeBack, speak }: Scene): BarButton[] {
  return takeBack ? [{ label: speak("kreta-ui-take-back"), act: takeBack }] : [];
}

/** Choose a card to play, or for the King to copy. */
export function cardBar(scene: Scene, acts: Acts): Bar {
  const { view, island, chosen, speak } = scene;
  const copying = view.step === "copy";
  const lead = speak("kreta-ui-your-turn");
  if (chosen === null) {
    const consequence = speak("kreta-ui-next-scoring", { number: view.scorings + 1, site: view.forecasts[0]?.site ?? 0 });
    return { lead, sentence: speak(copying ? "kreta-ui-choose-copy" : "kreta-ui-choose-card"), consequence, buttons: back(scene) };
  }
  const card = island.characters[chosen] ?? "";
  return {
    lead,
    sentence: speak(copying ? "kreta-ui-copy-this" : "kreta-ui-play-this", { card }),
    consequence: `${chosen === CASTELLAN ? castellanWords(view, speak) : speak("kreta-ui-does", { card })} ${speak("kreta-ui-again-card")}`,
    buttons: [
      { label: speak("kreta-ui-change"), act: acts.letGo },
      { label: speak(copying ? "kreta-ui-copy" : "kreta-ui-play", { card }), primary: true, act: acts.playCard },
    ],
  };
}

/** Where the chosen piece comes from, and whether another could be chosen. */
function whence({ view, source }: Scene): string {
  const alone = view.reach.length === 1;
  if (source?.origin == null) return alone ? "new" : "reserve";
  return alone ? "only" : "map";
}

/** Choose a place on the map, or stop. */
export function mapBar(scene: Scene): Bar {
  const { view, player, source, play, speak } = scene;
  const facts = { points: view.points, province: source?.origin ?? 0, from: whence(scene), villages: player.village_permits, forts: player.reserve.forts };
  const done: BarButton[] = view.may_stop ? [{ label: speak("kreta-ui-done"), primary: true, act: () => play({ type: "done" }) }] : [];
  return { lead: speak(`kreta-ui-lead-${view.step}`, facts), sentence: speak(`kreta-ui-choose-${view.step}`, facts), buttons: [...back(scene), ...done] };
}

/** Say what would happen at the picked place. */
export function pickedBar({ view, island, source, speak }: Scene, at: Place, acts: Acts): Bar {
  const type = actionAt(view, source, at)?.type ?? "done";
  const facts = pickFacts(view, island, view.turn ?? 0, source, at);
  const then = type === "move_villager" || type === "harvest" ? speak(`kreta-ui-then-${type}`, facts) : "";
  return {
    lead: speak(`kreta-ui-lead-${view.step}`, { points: view.points }),
    sentence: speak(`kreta-ui-pick-${type}`, facts),
    consequence: `${then} ${speak("kreta-ui-again-place")}`.trim(),
    buttons: [
      { label: speak("kreta-ui-change"), act: acts.letGo },
      { label: speak(`kreta-ui-do-${type}`, facts), primary: true, act: acts.carryOut },
    ],
  };
}

/** Keep the fort card that was turned up, or replace it. */
export function fortBar({ island, fresh, play, speak }: Scene): Bar {
  const site = fresh ?? 0;
  return {
    lead: speak("kreta-ui-lead-fort_card", { site }),
    sentence: speak("kreta-ui-choose-fort_card"),
    consequence: speak("kreta-ui-then-fort_card", { provinces: around(island, site) }),
    buttons: [
      { label: speak("kreta-ui-replace"), act: () => play({ type: "replace" }) },
      { label: speak("kreta-ui-keep", { site }), primary: true, act: () => play({ type: "keep" }) },
    ],
  };
}
