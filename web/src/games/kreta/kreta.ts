/** What a Kreta view says, in a form that is easy to draw.  Nothing here decides a rule. */
import type { Kreta } from "$lib/generated/types";
import type { Bar, SeatNote, Speak } from "../board";
import type { Site } from "./content";

export const CASTELLAN = 4;
export const KING = 0;
export const FARMER = 6;

export type Kind = "villager" | "village" | "abbot" | "ship" | "fort";
export const KINDS: readonly Kind[] = ["villager", "village", "abbot", "fort", "ship"];
const STOCKS = { villager: "villagers", village: "villages", abbot: "abbots", fort: "forts", ship: "ships" } as const;

/** What a step asks for: a piece and where it comes from. */
export interface Source {
  piece: string;
  origin: number | null;
}

/** A place that was tapped: a province, or a fort site. */
export interface Place {
  kind: "province" | "site";
  at: number;
}

export const same = (one: Place | null, two: Place | null): boolean => one?.kind === two?.kind && one?.at === two?.at;

export function inReserve(reserve: Kreta.Reserve, kind: Kind): number {
  return reserve[STOCKS[kind]];
}

/** The choices of a step are tapped on the map. */
export function onMap(view: Kreta.View): boolean {
  return ["admiral", "commander", "abbot", "farmer", "architect"].includes(view.step);
}

/** Sources that the player must tell apart; forts and villages are told apart by where they are put. */
export function sourcesOf(view: Kreta.View): Source[] {
  if (view.step === "architect") return [];
  return view.reach.map(({ piece, origin }) => ({ piece, origin }));
}

/** Return the steps to each legal place from a source; with forts, sites are places too. */
export function targetsOf(view: Kreta.View, source: Source | null): { provinces: Map<number, number>; sites: Set<number> } {
  const provinces = new Map<number, number>();
  const sites = new Set<number>();
  for (const reach of view.reach) {
    const fits = view.step === "architect" || (source && reach.piece === source.piece && reach.origin === source.origin);
    if (!fits) continue;
    for (const { to, cost } of reach.targets) {
      if (reach.piece === "fort") sites.add(to);
      else provinces.set(to, cost);
    }
  }
  return { provinces, sites };
}

/** Return the action that a tap on a place means at this step, legal or not: the server answers. */
export function actionAt(view: Kreta.View, source: Source | null, place: Place): Kreta.Action | null {
  if (place.kind === "site") return view.step === "architect" ? { type: "build_fort", site: place.at } : null;
  const province = place.at;
  const origin = source?.origin ?? null;
  switch (view.step) {
    case "admiral":
      return origin === null ? { type: "add_ship", province } : { type: "move_ship", origin, province };
    case "commander":
      return origin === null ? { type: "add_villager", province } : { type: "move_villager", origin, province };
    case "abbot":
      return origin === null ? { type: "add_abbot", province } : { type: "move_abbot", province };
    case "farmer":
      return { type: "harvest", province };
    case "architect":
      return { type: "build_village", province };
    default:
      return null;
  }
}

/** The fort card that waits for being kept or replaced is the last that was turned up. */
export function turnedUp(view: Kreta.View): number | null {
  if (view.step !== "fort_card") return null;
  return view.row.findLast((card) => card.status === "up")?.site ?? null;
}

/** The card of a seat that is being carried out; the Castellan who ended the game is not. */
export function underWay(view: Kreta.View, seat: number): number | null {
  return view.turn === seat && view.step !== "card" && view.step !== "over" ? view.played : null;
}

/** Pieces of one kind that make a seat strong in a province, and what they count together. */
export interface Weight {
  kind: Kind;
  count: number;
  influence: number;
}

/** Return what a seat's influence in a province is made of: a village counts two, a fort in every province it touches (KRE-81, KRE-82). */
export function weights(view: Kreta.View, sites: readonly Site[], province: { at: number; id: string }, seat: number): Weight[] {
  const here = view.provinces[province.at]!;
  const counts: [Kind, number][] = [
    ["villager", here.villagers[seat] ?? 0],
    ["village", here.villages[seat] ?? 0],
    ["abbot", here.abbots.filter((one) => one === seat).length],
    ["ship", here.ships.filter((one) => one === seat).length],
    ["fort", sites.filter((site) => site.provinces.includes(province.id) && view.forts[site.n - 1] === seat).length],
  ];
  return counts.filter(([, count]) => count).map(([kind, count]) => ({ kind, count, influence: kind === "village" ? 2 * count : count }));
}

/** What a set of provinces would give now; the view says so for each of them. */
export interface Scores {
  rows: { province: number; value: number; influence: readonly number[]; awards: readonly number[] }[];
  totals: number[];
}

export function scores(view: Kreta.View, provinces: readonly number[], values: readonly number[]): Scores {
  const rows = provinces.flatMap((province) => {
    const seen = view.provinces[province];
    return seen ? [{ province, value: values[province] ?? 0, influence: seen.influence, awards: seen.awards }] : [];
  });
  return { rows, totals: view.players.map((_, seat) => rows.reduce((sum, row) => sum + (row.awards[seat] ?? 0), 0)) };
}

/** Fort sites that went under the pile, in the order of the row. */
export function discarded(view: Kreta.View): number[] {
  return view.row.flatMap((card) => (card.replaced === null ? [] : [card.replaced]));
}

export function notes(view: Kreta.View, speak: Speak): SeatNote[] {
  return view.players.map((player, seat) => ({
    figure: String(player.score),
    label: speak("kreta-ui-points", { points: player.score }),
    remark: view.first === seat && view.scorings === 0 ? speak("kreta-ui-first") : undefined,
  }));
}

/** Say what happens now to somebody who does not choose at this moment. */
export function sentence(view: Kreta.View, _seat: number | null, speak: Speak): Bar {
  if (view.step === "over") return { sentence: speak("kreta-ui-over") };
  if (view.turn === null || view.step === "tiles" || view.step === "first_player") return { sentence: speak("kreta-ui-setting-up") };
  const next = view.forecasts[0]?.site ?? 0;
  const consequence = next ? speak("kreta-ui-next-scoring", { number: view.scorings + 1, site: next }) : undefined;
  return { sentence: speak(`kreta-ui-wait-${view.step}`, { seat: view.turn, points: view.points }), consequence };
}
