/** My tables, those at the server and those that this browser keeps, as one list. */
import type { MyTable } from "$lib/generated/types";
import { isFetched } from "../local/files";
import type { LocalGame } from "../local/keep";

/** A `local` table is played on this device. */
export type Row = MyTable & { local?: boolean };

/** The games that are being played on this device; who never had one loads nothing. */
export async function localRows(): Promise<Row[]> {
  if (!isFetched()) return [];
  const { place } = await import("../local/place.svelte");
  const games = await place.list().catch(() => []);
  return games.filter(({ status }) => status === "playing").map(asRow);
}

export function asRow({ id, game, name, status, seats, played }: LocalGame): Row {
  const players = seats.map((one) => ({ seat: one.seat, name: one.name, kind: one.mine ? ("person" as const) : ("bot" as const) }));
  return { id, game, name, status, players, seat: seats.find((one) => one.mine)?.seat ?? 0, changed: played, my_turn: false, teams: [], scores: [], to_act: [], task: "", invited: null, paused: null, local: true };
}
