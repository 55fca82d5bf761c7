/** Sentences for the action bar that are the same at every table. */
import type { SeatInfo, TableInfo } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import type { Connection } from "$lib/socket";
import type { TableState } from "$lib/table.svelte";
import type { Bar, Speak } from "../games/board";
import type { Ended } from "../ending/ended";
import { nameAt } from "../ui/seats";
import { overDays } from "./days";

/** Only who plays has a move that could be lost; one that waits for the line says so. */
export function connectionBar(connection: Connection, seat: number | null, waiting = false): Bar {
  const lost = waiting ? "client-step-kept" : seat === null ? "client-line-lost" : "client-reconnecting";
  return { sentence: say(connection === "refused" ? "client-table-closed" : lost) };
}

/** What was chosen stands as it was pressed until the table answers. */
export function pressedBar(said: Bar): Bar {
  return { ...said, consequence: say("client-sending"), busy: true };
}

/** My turn is over when I say so: until then its last step can be taken back. */
export function endTurnBar(table: TableState): Bar {
  return {
    sentence: say("client-end-turn-now"),
    consequence: say("client-end-turn-help"),
    buttons: [
      { label: say("client-take-back"), act: () => table.takeBack() },
      { label: say("client-end-turn"), act: () => table.endTurn(), primary: true },
    ],
  };
}

/** Whoever can still agree is asked; the others go on, and know what is being waited for. */
export function takeBackBar(said: Bar, table: TableState, info: TableInfo, speak: Speak): Bar {
  const asking = table.takeBackBy ?? 0;
  const wish = { seat: asking, what: info.take_back?.whole ? "all" : "last" };
  if (asking === table.seat) return { ...said, consequence: say("client-take-back-mine", wish) };
  if (table.seat === null || info.take_back?.agreed.includes(table.seat)) {
    return { ...said, consequence: speak("client-take-back-waiting", wish) };
  }
  return {
    sentence: speak("client-take-back-asked", wish),
    buttons: [
      { label: say("client-no"), act: () => table.answerTakeBack(false) },
      { label: say("client-yes"), act: () => table.answerTakeBack(true), primary: true },
    ],
  };
}

/** How a game ended that has no result: who closed it. */
export function closedSentence(info: TableInfo): string {
  return say(info.closed_by ? `client-closed-${info.closed_by}` : "client-old-closed");
}

/** At a table that was closed nothing can be played; those who sat there may begin anew. */
export function closedBar(info: TableInfo, rematch: () => void): Bar {
  return { lead: say("client-over"), sentence: closedSentence(info), buttons: again(info, rematch) };
}

function again(info: TableInfo, rematch: () => void): Bar["buttons"] & object {
  return info.my_seat === null ? [] : [{ label: say(info.rematch ? "client-rematch-join" : "client-rematch"), act: rematch, primary: true }];
}

/** While things are asked about, nothing that is pressed is a move. */
export function askingBar(seat: number | null, mine: boolean, close: () => void): Bar {
  const note = seat === null ? "help-on-watching" : mine ? "help-on-turn" : "help-on-playing";
  return { lead: say("client-help"), sentence: say("help-on"), consequence: say(note), buttons: [{ label: say("help-back"), act: close, primary: true }], asking: true };
}

/** Whoever has no seat knows that they watch. */
export function watchingBar(said: Bar): Bar {
  return { ...said, lead: say("client-watching") };
}

/** The person for whom the game waits and who is not here, for the host; where moves take days nobody stands in. */
export function absentOne({ seats, my_seat, host_seat, status, clock }: TableInfo, toAct: readonly number[]): SeatInfo | undefined {
  if (status !== "playing" || overDays(clock) || my_seat === null || my_seat !== host_seat) return undefined;
  return seats.find((seat) => toAct.includes(seat.seat) && seat.kind === "person" && !seat.connected && seat.seat !== my_seat);
}

/** The host may let a computer go on for a friend who is gone. */
export function absentBar(said: Bar, absent: SeatInfo, standIn: () => void): Bar {
  const name = nameAt(absent);
  return { ...said, consequence: say("client-absent", { name }), buttons: [{ label: say("client-stand-in", { name }), act: standIn }] };
}

/** How it ended, what can be looked at, and once more; a table of this browser keeps no review. */
export function outcomeBar({ mine, headline, why }: Ended, info: TableInfo, rematch: () => void, review?: () => void): Bar {
  const look = review ? [{ label: say("client-review"), act: review }] : [];
  return { lead: mine, sentence: headline, consequence: why || undefined, buttons: [...look, ...again(info, rematch)] };
}
