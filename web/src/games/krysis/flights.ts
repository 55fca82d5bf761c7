/** Which goods went from where to where between two views.  Nothing here decides a rule. */
import type { Krysis } from "$lib/generated/types";
import { campOf, sum } from "./krysis";

/** `camp`, `hq` and `team` belong to a seat, `mine` to a space of the current level. */
export type Whereabouts = `${"camp" | "hq" | "team" | "mine"}:${number}` | "bank";

export interface Flight {
  /** 0 red, 1 blue, 2 white, 3 artefacts. */
  kind: number;
  count: number;
  from: Whereabouts;
  to: Whereabouts;
}

type Amounts = Map<Whereabouts, number>;

/** Goods of one kind, place by place, as far as the viewer sees them; a played artefact still lies in its camp. */
function placed(view: Krysis.View, kind: number): Amounts {
  const amounts: Amounts = new Map();
  view.seats.forEach((player, seat) => {
    const played = [player.weapon, player.transport].filter((card) => kind === 3 && typeof card === "number").length;
    amounts.set(`camp:${seat}`, (campOf(player)[kind] ?? 0) + played);
    const home = kind < 3 ? player.hq?.[kind] : player.hoard_cards;
    if (typeof home === "number") amounts.set(`hq:${seat}`, home);
  });
  if (view.theft && view.active !== null) amounts.set(`team:${view.active}`, kind < 3 ? (view.theft.crystals[kind] ?? 0) : view.theft.drawn);
  amounts.set("bank", kind < 3 ? (view.bank[kind] ?? 0) : view.pile + sum(view.scrap));
  return amounts;
}

/** Return who has dug since, by seat, and on which space. */
function digs(before: Krysis.View, view: Krysis.View): Map<number, number> {
  const dug = new Map<number, number>();
  view.seats.forEach((player, seat) => {
    if (player.space !== null && (before.seats[seat]?.space !== player.space || before.seats[seat]?.level !== player.level)) dug.set(seat, player.space);
  });
  return dug;
}

/** Match what is missing somewhere with what is new elsewhere; what has no match comes from, or goes to, the bank. */
export function flights(before: Krysis.View | null, view: Krysis.View): Flight[] {
  if (!before || before.seats.length !== view.seats.length || view.phase === "over" || view.phase === "bid" || before.phase === "bid") return [];
  const dug = digs(before, view);
  return [0, 1, 2, 3].flatMap((kind) => ofKind(kind, placed(before, kind), placed(view, kind), dug, before.active ?? view.active));
}

function ofKind(kind: number, was: Amounts, is: Amounts, dug: Map<number, number>, active: number | null): Flight[] {
  const changes = [...new Set([...was.keys(), ...is.keys()])].map((place) => ({ place, by: (is.get(place) ?? 0) - (was.get(place) ?? 0) }));
  const losses = changes.filter((one) => one.by < 0).map((one) => ({ place: one.place, left: -one.by }));
  const found: Flight[] = [];
  const fly = (count: number, from: Whereabouts, to: Whereabouts) => count > 0 && from !== to && found.push({ kind, count, from, to });
  for (const { place, by } of changes.filter((one) => one.by > 0)) {
    const space = place.startsWith("camp:") ? dug.get(Number(place.slice(5))) : undefined;
    let missing = by;
    for (const loss of losses) {
      const count = Math.min(missing, loss.left);
      fly(count, space === undefined ? loss.place : `mine:${space}`, place);
      [loss.left, missing] = [loss.left - count, missing - count];
    }
    if (place !== "bank") fly(missing, space === undefined ? "bank" : `mine:${space}`, place);
  }
  for (const loss of losses) if (loss.place !== "bank") fly(loss.left, loss.place, active === null ? "bank" : `hq:${active}`);
  return found;
}
