/** Sentences for the action bar that are the same at every table. */
import type { Outcome, TableInfo } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import type { Connection } from "$lib/socket";
import type { TableState } from "$lib/table.svelte";
import type { Bar, Speak } from "../games/board";

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

function inTeams(outcome: Outcome): boolean {
  return outcome.teams.some((team) => team.length > 1);
}

/** The place of every seat; of two teams the second is second, however many were first. */
export function places(outcome: Outcome): readonly number[] {
  const different = [...new Set(outcome.ranks)].sort((a, b) => a - b);
  return inTeams(outcome) ? outcome.ranks.map((rank) => different.indexOf(rank) + 1) : outcome.ranks;
}

/** Where I came in, in words; who only watched is told that it is over. */
function myPlace(outcome: Outcome, seat: number | null): string {
  if (seat === null) return say("client-over");
  const [ranks, mine] = [places(outcome), places(outcome)[seat]!];
  const first = ranks.filter((rank) => rank === 1).length;
  if (inTeams(outcome)) return say(mine > 1 ? "client-team-loses" : first === ranks.length ? "client-over" : "client-team-wins");
  if (mine === 1) return say(first > 1 ? "client-you-share" : "client-over");
  return say("client-place", { place: mine, count: ranks.length });
}

/** What decided between the first and who has as many points, in the games that break ties. */
function tieBreak(outcome: Outcome, game: string, names: string): string | undefined {
  const best = outcome.scores[outcome.ranks.indexOf(1)];
  const tied = !inTeams(outcome) && outcome.scores.some((score, seat) => score === best && outcome.ranks[seat] !== 1);
  return tied ? say(`client-tie-${game}`, { names }) : undefined;
}

export function outcomeBar(said: Bar, outcome: Outcome, info: TableInfo, speak: Speak, rematch: () => void, replay?: (tab?: string) => void): Bar {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const best = outcome.scores[winners[0] ?? 0] ?? 0;
  const names = winners.map((seat) => speak("client-seat", { seat })).join(", ");
  const others = outcome.scores.filter((_, seat) => !winners.includes(seat));
  const facts = { names, count: winners.length, best, next: others.length ? Math.max(...others) : best };
  const buttons = replay
    ? [
        { label: say("client-replay-verify"), act: () => replay() },
        { label: say("client-review"), act: () => replay("#review") },
      ]
    : [];
  // Teams have a result rather than points: the board says it.
  const wins = winners.length === 1 && winners[0] === info.my_seat ? "client-you-win" : "client-wins";
  const result = inTeams(outcome) ? said.sentence : speak(wins, facts);
  return { lead: myPlace(outcome, info.my_seat), sentence: result, consequence: tieBreak(outcome, info.game, names), buttons: [...buttons, ...again(info, rematch)] };
}
