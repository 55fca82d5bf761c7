/** What lies where on Crete, in words: the scoring to come, provinces with pieces, forts, then what everybody has. */
import type { Lies } from "../board";
import type { Island } from "./content";
import type { Place } from "./kreta";
import { cardWords, harvestWords, placeLabel, reserveWords } from "./words";

const NOWHERE = { provinces: new Map<number, number>(), sites: new Set<number>() };

export const lies: Lies<"kreta"> = (view, seat, content, speak) => {
  const island = content as Island;
  const label = (place: Place) => placeLabel(view, island, place, seat, NOWHERE, speak);
  const next = view.forecasts[0];
  const settled = view.provinces.flatMap((one, at) => (one.room < 7 || one.ships.length || one.influence.some(Boolean) ? [label({ kind: "province", at })] : []));
  const forts = view.forts.flatMap((owner, at) => (owner === null ? [] : [label({ kind: "site", at: at + 1 })]));
  const players = view.players.map((player, at) => `${speak("client-seat", { seat: at })}: ${cardWords(player, island.characters, speak)} ${reserveWords(player, speak)} ${harvestWords(view, player, island.tiles, speak)}`);
  return [...(next ? [speak("kreta-ui-next-scoring", { number: view.scorings + 1, site: next.site })] : []), ...settled, ...forts, ...players];
};
