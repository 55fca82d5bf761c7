/** Where moves take days: pauses to which all agree. */
import { api } from "$lib/api";
import { shortDate } from "$lib/ago";
import type { Clock, TableInfo } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import type { Bar } from "../games/board";
import { joined } from "../home/names";
import { nameAt } from "../ui/seats";

const DAY = 86_400;

export function overDays(clock: Clock | null | undefined): boolean {
  return (clock?.per_move ?? 0) >= DAY;
}

/** Whose clock of days stands still now. */
export function isOnHoliday({ holiday }: { holiday?: number | null }, now: number): boolean {
  return (holiday ?? 0) > now;
}

/** Want a pause or not; an answer names its question. */
export function wishPause(info: TableInfo, yes: boolean): Promise<TableInfo> {
  return api.pause(info.id, yes, info.pause?.id ?? "");
}

/** Whoever can still agree is asked; in a pause everybody knows since when, and any player may end it. */
export function pauseBar(said: Bar, info: TableInfo, wish: (yes: boolean) => void): Bar {
  const pause = info.pause;
  if (!pause) return said;
  const seated = info.my_seat !== null;
  if (pause.since !== null) {
    const goOn = { label: say("days-go-on"), act: () => wish(false) };
    return { ...said, consequence: say("days-paused", { since: shortDate(pause.since) }), buttons: [...(said.buttons ?? []), ...(seated ? [goOn] : [])] };
  }
  const name = nameAt(info.seats[pause.seat]!);
  if (!seated || pause.agreed.includes(info.my_seat!)) {
    const missing = info.seats.filter((seat) => seat.kind === "person" && !pause.agreed.includes(seat.seat));
    return { ...said, consequence: say("days-pause-waiting", { others: joined(missing.map(nameAt)) }) };
  }
  return {
    sentence: say("days-pause-asked", { name }),
    consequence: say("days-pause-help"),
    buttons: [
      { label: say("client-no"), act: () => wish(false) },
      { label: say("client-yes"), act: () => wish(true), primary: true },
    ],
  };
}
