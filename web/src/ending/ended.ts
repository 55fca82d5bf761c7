/** How a game ended, in words: for the action bar, the page at the end and the picture of it. */
import type { Outcome, TableInfo } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import type { Speak } from "../games/board";

export interface Ended {
  /** My place; null for who only watched. */
  place: number | null;
  /** How many places there were: one for each player, or for each team. */
  of: number;
  teams: boolean;
  winners: readonly number[];
  /** All seats, the first of the game first. */
  order: readonly number[];
  /** Where I came in. */
  mine: string;
  /** Who won, and by how much: said to me. */
  headline: string;
  /** The same, said to anybody. */
  told: string;
  /** What decided, where the points alone do not say it. */
  why: string;
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

/** What decided between those who have as many points as the first, or else as I: a tie is broken, or the victory shared. */
function tie(outcome: Outcome, game: string, speak: Speak, first: number, mine: number | null): string {
  if (inTeams(outcome)) return "";
  for (const seat of [first, mine ?? first]) {
    const equal = outcome.scores.flatMap((score, one) => (score === outcome.scores[seat] ? [one] : []));
    const best = Math.min(...equal.map((one) => outcome.ranks[one]!));
    const ahead = equal.filter((one) => outcome.ranks[one] === best);
    if (equal.length > 1 && (best === 1 || ahead.length < equal.length)) return say(`client-tie-${game}`, { names: listed(ahead, speak) });
  }
  return "";
}

const listed = (seats: readonly number[], speak: Speak) => seats.map((seat) => speak("client-seat", { seat })).join(", ");

/** `said` and `why` are the board's: teams have a result rather than points. */
export function ended(outcome: Outcome, info: Pick<TableInfo, "game" | "my_seat">, speak: Speak, said: string, why = ""): Ended {
  const ranks = places(outcome);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const best = outcome.scores[winners[0] ?? 0] ?? 0;
  const names = listed(winners, speak);
  const others = outcome.scores.filter((_, seat) => !winners.includes(seat));
  const wins = winners.length === 1 && winners[0] === info.my_seat ? "client-you-win" : "client-wins";
  const facts = { names, count: winners.length, best, next: others.length ? Math.max(...others) : best };
  const teams = inTeams(outcome);
  const mine = myPlace(outcome, info.my_seat);
  /** Whoever plays in a team hears first of that team. */
  const ours = teams && winners.length < ranks.length && outcome.teams.some((team) => team.length > 1 && info.my_seat !== null && team.includes(info.my_seat));
  return {
    place: info.my_seat === null ? null : (ranks[info.my_seat] ?? null),
    of: teams ? outcome.teams.length : ranks.length,
    teams,
    winners,
    order: ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]!),
    mine: ours ? said : mine,
    headline: ours ? mine : teams ? said : speak(wins, facts),
    told: teams ? said : speak("client-wins", facts),
    why: why || tie(outcome, info.game, speak, winners[0] ?? 0, info.my_seat),
  };
}
