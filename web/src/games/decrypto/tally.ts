/** How a game of Decrypto came to its end: round by round, and what decided. */
import type { Decrypto } from "$lib/generated/types";
import type { Speak, Tally, TallyCell } from "../board";
import { called, isThree, same, teamName, teamOf, type View } from "./decrypto";

/** Two tokens of a kind end the game (DEC-31). */
const ENOUGH = 2;

export function tally(view: View, seat: number | null, speak: Speak): Tally {
  const mine = teamOf(view, seat);
  const teams = isThree(view) ? [0] : [0, 1];
  const rounds = [...new Set(view.history.map((half) => half.round))];
  const cellOf = (team: number, round: number) => view.history.find((half) => half.team === team && half.round === round);
  return {
    columns: teams.map((team) => teamName(view, team, speak)),
    rows: rounds.map((round) => ({ label: String(round), cells: teams.map((team) => cell(cellOf(team, round), mine, speak)) })),
    sums: [0, 1].filter((team) => !isThree(view) || team === 1).map((team) => sum(view, team, speak)),
  };
}

/** A code: whether its own team misread it, and whether the others intercepted it. */
function cell(half: Decrypto.HalfRound | undefined, mine: number | null, speak: Speak): TallyCell {
  if (!half) return { text: "", marks: [] };
  const misread = !same(half.decoding, half.code);
  const caught = same(half.interception, half.code);
  const fate = mine === null ? "none" : mine === half.team ? "bad" : "good";
  const marks = [...(misread ? [{ text: speak("decrypto-ui-stamp-misread"), fate } as const] : []), ...(caught ? [{ text: speak("decrypto-ui-stamp-intercepted"), fate } as const] : [])];
  return { text: half.code.join("–"), marks: marks.length ? marks : [{ text: speak("decrypto-ui-stamp-safe"), fate: "none" }] };
}

/** Tokens of a team, and the points that they are worth (DEC-37); the interceptor has tokens alone (DEC-63). */
function sum(view: View, team: number, speak: Speak): string {
  const { interceptions, misses } = view.teams[team]!;
  const facts = { name: teamName(view, team, speak), interceptions, misses, points: String(interceptions - misses).replace("-", "−") };
  return speak(isThree(view) ? "decrypto-ui-end-tokens" : "decrypto-ui-end-sum", facts);
}

/** What decided: tokens, the difference of tokens, keywords found, or nothing (DEC-31 to DEC-39, DEC-63). */
export function why(view: View, speak: Speak): string {
  if (view.winner === null) return "";
  const [first, second] = view.winner === 1 ? [view.teams[1], view.teams[0]] : view.teams;
  if (isThree(view)) return speak(view.winner === 1 ? "decrypto-ui-end-three-caught" : "decrypto-ui-end-three-kept", { count: view.teams[1].interceptions });
  if (first.found !== null && second.found !== null) {
    return speak(view.winner === 2 ? "decrypto-ui-end-shared" : "decrypto-ui-end-named", { best: first.found, next: second.found });
  }
  const won = first.interceptions >= ENOUGH || second.misses >= ENOUGH;
  const lost = second.interceptions >= ENOUGH || first.misses >= ENOUGH;
  if (won === lost) return speak("decrypto-ui-end-points", { best: first.interceptions - first.misses, next: second.interceptions - second.misses });
  if (first.interceptions >= ENOUGH) return speak("decrypto-ui-end-intercepted", called(view, view.winner));
  return speak("decrypto-ui-end-failed", called(view, 1 - view.winner));
}
