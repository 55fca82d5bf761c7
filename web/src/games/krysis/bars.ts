/** What the action bar says to the player who chooses now. */
import type { Krysis } from "$lib/generated/types";
import type { Bar, BarButton, Speak } from "../board";
import { brings, bundle, rewards, type Data } from "./content";
import { bidValue, facts, find, given, missing, only, sum, type Action } from "./krysis";

export type Place = "hq" | "bank" | "camp";

export interface Scene {
  view: Krysis.View;
  seat: number;
  data: Data;
  actions: readonly Action[];
  picked: Action | null;
  place: Place;
  speak: Speak;
  play: (action: Action) => void;
}

/** A button that sends an action; it stays pressable while the rules refuse, so that the server says why. */
function button({ speak, play }: Scene, key: string, action: Action, more: Record<string, number | string> = {}, primary = true): BarButton {
  return { label: speak(key, more), act: () => play(action), primary };
}

/** Begin the choice anew, where the rules offer it. */
function anew(scene: Scene): BarButton[] {
  return find(scene.actions, { type: "take_back" }) ? [button(scene, "krysis-ui-anew", { type: "take_back" }, {}, false)] : [];
}

export function myBar(scene: Scene): Bar {
  const { view, speak } = scene;
  const bars: Record<string, (scene: Scene) => Bar> = { deck: poolBar, tactical: poolBar, bid: bidBar, place: placeBar, keep: keepBar, team: teamBar, action: turnBar, destination: destinationBar, refill: refillBar };
  return bars[view.phase]?.(scene) ?? { sentence: speak("krysis-ui-setting-up") };
}

function poolBar(scene: Scene): Bar {
  const { view, seat, actions, speak } = scene;
  const { agents } = view.seats[seat]!;
  const deck = view.phase === "deck";
  const number = deck ? (agents.removed?.length ?? 0) : (agents.cards?.length ?? 0);
  const of = deck ? (agents.extra === null ? 6 : 7) : 9;
  const done = find(actions, { type: "confirm" });
  return {
    lead: speak(deck ? "krysis-ui-deck-lead" : "krysis-ui-tactical-lead"),
    sentence: speak(deck ? "krysis-ui-deck-so-far" : "krysis-ui-tactical-so-far", { number, of }),
    consequence: speak(deck ? "krysis-ui-deck-note" : "krysis-ui-tactical-note"),
    buttons: [...anew(scene), { ...button(scene, "krysis-ui-confirm", { type: "confirm" }), disabled: !done }],
  };
}

function bidBar(scene: Scene): Bar {
  const { view, seat, speak } = scene;
  const bid = view.seats[seat]?.bid ?? [0, 0, 0];
  return {
    lead: speak("krysis-ui-bid-lead"),
    sentence: sum(bid) ? speak("krysis-ui-bid-so-far", { value: bidValue(bid), ...facts(bid, 0) }) : speak("krysis-ui-bid-none"),
    consequence: speak("krysis-ui-bid-final"),
    buttons: [...anew(scene), button(scene, sum(bid) ? "krysis-ui-seal" : "krysis-ui-seal-empty", { type: "confirm" })],
  };
}

function placeBar(scene: Scene): Bar {
  const { view, data, picked, speak } = scene;
  const lead = speak("krysis-ui-your-turn");
  if (picked?.type !== "dig") return { lead, sentence: speak("krysis-ui-choose-space", { level: view.round }) };
  const reward = bundle(rewards(data.mine[view.round - 1]?.[picked.space] ?? "")[picked.alternative] ?? "");
  const { goods, cards, short } = given(view, reward);
  const consequence = short ? speak("krysis-ui-short", facts(goods)) : speak("krysis-ui-dig-note", { count: cards > 1 ? reward[3] : 0 });
  return { lead, sentence: speak("krysis-ui-dig-this", { space: picked.space + 1, ...facts(reward) }), consequence, buttons: [button(scene, "krysis-ui-dig", picked)] };
}

function keepBar(scene: Scene): Bar {
  const { picked, speak } = scene;
  const lead = speak("krysis-ui-your-turn");
  if (picked?.type !== "keep") return { lead, sentence: speak("krysis-ui-choose-keep") };
  return { lead, sentence: speak("krysis-ui-keep-this", { artefact: picked.artefact }), buttons: [button(scene, "krysis-ui-keep", picked)] };
}

function teamBar(scene: Scene): Bar {
  const { view, picked, speak } = scene;
  const lead = speak("krysis-ui-team-lead", { number: view.reveal + 1 });
  if (picked?.type !== "choose") return { lead, sentence: speak("krysis-ui-choose-agent") };
  return { lead, sentence: speak("krysis-ui-choose-this", { agent: picked.agent }), consequence: speak("krysis-ui-choose-final"), buttons: [button(scene, "krysis-ui-choose", picked)] };
}

function refillBar(scene: Scene): Bar {
  const { view, seat, actions, speak } = scene;
  const kinds = only(actions, "recruit").map((one) => one.kind);
  return { lead: speak("krysis-ui-refill-lead", { number: (view.seats[seat]?.agents.recruits ?? 0) + 1 }), sentence: speak("krysis-ui-choose-pile", { piles: kinds.length === 1 ? kinds[0]! : "both" }) };
}

function turnBar(scene: Scene): Bar {
  const { view } = scene;
  if (view.spy) return spyBar(scene);
  const bars: Record<string, (scene: Scene, draft: Krysis.DraftView) => Bar> = { load: loadBar, attack: attackBar, overtime: payBar, rob: robBar };
  return view.draft ? (bars[view.draft.act] ?? menuBar)(scene, view.draft) : menuBar(scene);
}

function menuBar(scene: Scene): Bar {
  const { view, seat, actions, picked, speak } = scene;
  const end: BarButton[] = find(actions, { type: "end_turn" }) ? [button(scene, "krysis-ui-end-turn", { type: "end_turn" }, {}, !picked)] : [];
  const lead = speak("krysis-ui-your-turn");
  if (picked && (picked.type === "mine" || picked.type === "transmute" || picked.type === "spy")) {
    const more = { ...picked } as unknown as Record<string, number | string>;
    return { lead, sentence: speak(`krysis-ui-use-${picked.type}`, more), consequence: picked.type === "mine" ? shortOf(scene, picked.agent) : undefined, buttons: [...end, button(scene, "krysis-ui-use", picked)] };
  }
  if (view.acted) return { lead, sentence: speak("krysis-ui-specials-left"), consequence: view.leaving ? speak("krysis-ui-leaving") : undefined, buttons: end };
  return { lead, sentence: speak("krysis-ui-choose-act", { may: acts(actions) }), consequence: speak("krysis-ui-combat-is", { combat: view.seats[seat]?.combat ?? 0 }) };
}

/** Which of load and attack can be completed; overtime always can (KRY-31). */
function acts(actions: readonly Action[]): string {
  const [load, attack] = [only(actions, "load").length > 0, only(actions, "attack").length > 0];
  return load && attack ? "all" : load ? "load" : attack ? "attack" : "overtime";
}

/** What a master miner brings where the supply no longer has what the card shows. */
function shortOf({ view, data, speak }: Scene, agent: number): string | undefined {
  const { goods, short } = given(view, brings(data, agent));
  return short ? speak("krysis-ui-short", facts(goods)) : undefined;
}

/** Which kinds of artefact may be played now: "weapon", "transport", "both", or nothing. */
function playable({ data, actions }: Scene): string {
  const kinds = new Set(only(actions, "play").map((one) => data.artefacts[one.artefact]?.kind));
  return kinds.size > 1 ? "both" : ([...kinds][0] ?? "");
}

/** Goods may be taken with the slots there are. */
const takes = (actions: readonly Action[]) => actions.some(({ type }) => type === "add_crystal" || type === "add_artefact" || type === "announce");

function loadBar(scene: Scene, draft: Krysis.DraftView): Bar {
  const { actions, place, speak } = scene;
  const count = sum(draft.crystals) + sum(draft.artefacts);
  const lead = speak("krysis-ui-act-load-lead");
  if (!count) return { lead, sentence: speak("krysis-ui-load-what", { transport: !takes(actions) ? "first" : playable(scene) ? "yes" : "no" }), buttons: anew(scene) };
  const to = place === "bank" ? "bank" : "hq";
  return {
    lead,
    sentence: speak(`krysis-ui-load-${to}`, { count, points: to === "bank" ? draft.bank : draft.home }),
    consequence: draft.room.some(Boolean) ? speak("krysis-ui-room-left") : speak("krysis-ui-load-leaves"),
    buttons: [...anew(scene), button(scene, `krysis-ui-deliver-${to}`, { type: "deliver", place: to })],
  };
}

function attackBar(scene: Scene, draft: Krysis.DraftView): Bar {
  const { speak } = scene;
  const target = draft.target ?? 0;
  const lead = speak("krysis-ui-attack-lead", { target });
  const cards = playable(scene);
  if (!sum(draft.crystals) && !draft.announced) {
    const needs = attackNeeds(scene, draft);
    return { lead, sentence: speak(needs), consequence: needs === "krysis-ui-attack-what" && cards ? speak("krysis-ui-may-play", { cards }) : undefined, buttons: anew(scene) };
  }
  return {
    lead,
    sentence: speak("krysis-ui-attack-takes", { ...facts(draft.crystals, draft.announced), target }),
    consequence: speak(draft.announced ? "krysis-ui-attack-random" : "krysis-ui-attack-then"),
    buttons: [...anew(scene), button(scene, "krysis-ui-attack", { type: "confirm" })],
  };
}

/** What comes first in an attack that has taken nothing yet: strength, a slot, or the choice itself. */
function attackNeeds({ view, seat, data, actions }: Scene, draft: Krysis.DraftView): string {
  if (missing(view, draft, seat, data)) return "krysis-ui-weapon-first";
  return takes(actions) ? "krysis-ui-attack-what" : "krysis-ui-transport-first";
}

/** In the last round camps are worth nothing any more (KRY-67). */
function isLast({ view, data }: Scene): boolean {
  return view.round === data.mine.length;
}

function payBar(scene: Scene, draft: Krysis.DraftView): Bar {
  const { picked, speak } = scene;
  const lead = speak("krysis-ui-overtime-lead");
  const consequence = isLast(scene) ? speak("krysis-ui-last-round") : draft.weapon === null ? speak("krysis-ui-overtime-note") : speak("krysis-ui-overtime-armed", { artefact: draft.weapon });
  if (picked?.type !== "take_pay") return { lead, sentence: speak("krysis-ui-choose-pay", { weapon: playable(scene) ? "yes" : "no" }), consequence, buttons: anew(scene) };
  return { lead, sentence: speak("krysis-ui-pay-this", facts([picked.red, picked.blue, picked.white], 0)), consequence, buttons: [...anew(scene), button(scene, "krysis-ui-take-pay", picked)] };
}

function robBar(scene: Scene, draft: Krysis.DraftView): Bar {
  const { speak } = scene;
  const target = draft.target ?? 0;
  const lead = speak("krysis-ui-rob-lead", { target, agent: draft.special ?? 0 });
  if (!sum(draft.crystals)) return { lead, sentence: speak("krysis-ui-rob-what"), buttons: anew(scene) };
  return { lead, sentence: speak("krysis-ui-rob-takes", facts(draft.crystals, 0)), buttons: [...anew(scene), button(scene, "krysis-ui-rob", { type: "confirm" })] };
}

function spyBar(scene: Scene): Bar {
  const { view, picked, speak } = scene;
  const lead = speak("krysis-ui-spy-lead", { target: view.spy?.target ?? 0 });
  const none = button(scene, "krysis-ui-snatch-none", { type: "snatch", artefact: -1 }, {}, false);
  if (picked?.type !== "snatch" || picked.artefact < 0) return { lead, sentence: speak("krysis-ui-choose-snatch"), buttons: [none] };
  return { lead, sentence: speak("krysis-ui-snatch-this", { artefact: picked.artefact }), buttons: [none, button(scene, "krysis-ui-snatch", picked)] };
}

function destinationBar(scene: Scene): Bar {
  const { view, place, speak } = scene;
  const { theft } = view;
  const goods = facts(theft?.crystals ?? [], theft?.announced ?? 0);
  return {
    lead: speak("krysis-ui-loot-lead", goods),
    sentence: speak(`krysis-ui-loot-${place}`, { points: (place === "bank" ? theft?.bank : theft?.home) ?? 0 }),
    consequence: speak(place !== "camp" ? "krysis-ui-load-leaves" : isLast(scene) ? "krysis-ui-last-round" : "krysis-ui-team-stays"),
    buttons: [button(scene, `krysis-ui-deliver-${place}`, { type: "deliver", place })],
  };
}
