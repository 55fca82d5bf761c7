/** A game against computers, from a press to the table: on this device or at the server. */
import type { GameInfo } from "$lib/generated/types";
import { router } from "$lib/router.svelte";
import { playServed, soloTable, type Solo } from "$lib/solo";
import { where } from "../local/where.svelte";

/** Seat me among computer players, and begin; throws where the server cannot. */
export async function playSolo(info: GameInfo, solo: Solo): Promise<void> {
  if (where.here) router.go(`/local/new?game=${info.slug}&seats=${solo.seats}&level=${solo.level}`);
  else router.go(`/table/${await playServed(soloTable(info, solo))}`);
}
