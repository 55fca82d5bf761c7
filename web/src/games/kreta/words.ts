/** Longer sentences put together from the view. */
import type { Kreta } from "$lib/generated/types";
import type { Facts } from "$lib/speech";
import type { Speak } from "../board";
import { around, type Island } from "./content";
import { inReserve, KINDS, type Place, type Source } from "./kreta";

/** What the Castellan would do now: who gets how much. */
export function castellanWords(view: Kreta.View, speak: Speak): string {
  const forecast = view.forecasts[0];
  if (!forecast) return "";
  const gains = forecast.totals.flatMap((points, seat) => (points ? [speak("kreta-ui-gain", { seat, points })] : []));
  return speak("kreta-ui-castellan-gives", { number: view.scorings + 1, site: forecast.site, gains: gains.length ? gains.join(", ") : speak("kreta-ui-nobody") });
}

/** What a place has, for screen readers. */
export function placeLabel(view: Kreta.View, island: Island, place: Place, seat: number | null, targets: { provinces: ReadonlyMap<number, number>; sites: ReadonlySet<number> }, speak: Speak): string {
  return place.kind === "site" ? siteLabel(view, island, place.at, targets.sites.has(place.at), speak) : provinceLabel(view, island, place.at, seat, targets.provinces.get(place.at), speak);
}

function siteLabel(view: Kreta.View, island: Island, site: number, legal: boolean, speak: Speak): string {
  const owner = view.forts[site - 1] ?? null;
  const words = [speak("kreta-ui-site", { site, provinces: around(island, site) })];
  if (owner !== null) words.push(speak("kreta-ui-site-fort", { seat: owner }));
  if (legal) words.push(speak("kreta-ui-may"));
  return words.join(" ");
}

function provinceLabel(view: Kreta.View, island: Island, at: number, seat: number | null, cost: number | undefined, speak: Speak): string {
  const seen = view.provinces[at]!;
  const province = island.provinces[at]!;
  const words = [speak("kreta-ui-province-is", { province: at, terrain: province.terrain, value: province.value, count: 7 - seen.room })];
  if (cost !== undefined) words.unshift(cost ? speak("kreta-ui-may-steps", { steps: cost }) : speak("kreta-ui-may"));
  if (seen.tile !== null) words.push(speak("kreta-ui-tile", { tile: island.tiles[seen.tile] ?? "" }));
  if (province.port) words.push(speak("kreta-ui-port-is", { province: at }));
  if (seen.room === 0) words.push(speak("kreta-ui-full"));
  words.push(...peaceWords(seen.closed_to, seat, speak));
  view.players.forEach((_, seat) => {
    const parts = piecesOf(view, at, seat, speak);
    if (parts.length) words.push(speak("kreta-ui-has", { seat, pieces: parts.join(", ") }));
    if (seen.influence[seat]) words.push(speak("kreta-ui-would", { seat, influence: seen.influence[seat] ?? 0, points: seen.awards[seat] ?? 0 }));
  });
  return words.join(" ");
}

/** A spectator is told to whom a province is closed, a player only whether it is to them. */
function peaceWords(closed: readonly number[], seat: number | null, speak: Speak): string[] {
  if (seat !== null) return closed.includes(seat) ? [speak("kreta-ui-closed")] : [];
  return closed.length ? [speak("kreta-ui-closed-to", { names: closed.map((one) => speak("client-seat", { seat: one })) })] : [];
}

/** What a player has harvested, and what one more of each kind would give while there is one (KRE-56). */
export function harvestWords(view: Kreta.View, player: Kreta.PlayerView, tiles: readonly string[], speak: Speak): string {
  const left = (tile: number) => view.provinces.filter((province) => province.tile === tile).length;
  const parts = player.tiles.flatMap((count, tile) => (count ? [speak("kreta-ui-tiles", { tile: tiles[tile] ?? "", count, next: player.next_tile[tile] ?? 0, left: left(tile) })] : []));
  return parts.length ? parts.join(", ") : speak("kreta-ui-no-tiles");
}

/** Which cards a player has in hand and which are played. */
export function cardWords(player: Kreta.PlayerView, characters: readonly string[], speak: Speak): string {
  const named = (cards: readonly number[]) => cards.map((card) => speak("kreta-ui-card", { card: characters[card] ?? "" }));
  return `${speak("kreta-ui-in-hand", { count: player.hand.length, cards: named(player.hand) })} ${speak("kreta-ui-on-table", { count: player.table.length, cards: named(player.table) })}`;
}

/** Which pieces a player still has beside the board. */
export function reserveWords(player: Kreta.PlayerView, speak: Speak): string {
  return speak("kreta-ui-reserve-is", Object.fromEntries(KINDS.map((kind) => [kind, inReserve(player.reserve, kind)])));
}

function piecesOf(view: Kreta.View, at: number, seat: number, speak: Speak): string[] {
  const seen = view.provinces[at]!;
  const counts = { abbot: Number(seen.abbots.includes(seat)), villager: seen.villagers[seat] ?? 0, village: seen.villages[seat] ?? 0, ship: Number(seen.ships.includes(seat)) };
  return Object.entries(counts).flatMap(([piece, count]) => (count ? [speak("kreta-ui-count", { piece, count })] : []));
}

/** Facts about a picked place, for the action bar. */
export function pickFacts(view: Kreta.View, island: Island, seat: number, source: Source | null, place: Place): Facts {
  if (place.kind === "site") return { site: place.at, provinces: around(island, place.at) };
  const reach = view.reach.find((one) => one.piece === source?.piece && one.origin === source.origin);
  const cost = reach?.targets.find((one) => one.to === place.at)?.cost ?? 0;
  const tile = view.provinces[place.at]?.tile ?? 0;
  return {
    province: place.at,
    origin: source?.origin ?? 0,
    cost,
    left: view.points - cost,
    tile: island.tiles[tile] ?? "",
    points: view.players[seat]?.next_tile[tile] ?? 0,
  };
}
