/** What a finished or running game of Kryptos tells when it is read again: draws and chapters. */
import type { Chosen } from "$lib/fair";
import type { StoryLine } from "$lib/generated/types";
import type { Chapter } from "../../table/log";
import type { GameLog, Speak } from "../board";
import { NUMBERS } from "./kryptos";

/** Return what chance did in a logged game: who began, and which card of the rest was dealt each time (KRP-2, KRP-6). */
export function chances(log: GameLog): Chosen[] {
  const deals = log.moves.flatMap(([, action]) => (action.type === "deal" ? [Number(action.card)] : []));
  const deck = Array.from({ length: inPlay(log) }, (_, at) => at + 1);
  const first = log.moves.flatMap(([, action]) => (action.type === "first" ? [{ of: log.seats, took: Number(action.seat) }] : []));
  const cards = deals.map((card) => {
    const chosen = { of: deck.length, took: deck.indexOf(card) };
    deck.splice(chosen.took, 1);
    return chosen;
  });
  return [...first, ...cards];
}

/** Return how many cards are in play, as the rulebook prints it (KRP-4, KRP-43). */
function inPlay(log: GameLog): number {
  const cards = { 3: 32, 4: 36, 5: 40, 6: 48 }[log.seats] ?? NUMBERS;
  return log.options.mystery ? cards + 4 : cards;
}

const TURN = /-(right|wrong|skipped)$/;

/** Setting up is a chapter, then every time around the table. */
export function chapters(story: readonly StoryLine[], speak: Speak): (Chapter | null)[] {
  let [first, last, round] = [-1, -1, 0];
  return story.map((line, at) => {
    if (at === 0) return { heading: speak("kryptos-ui-log-setup") };
    if (!TURN.test(line.key)) return null;
    const seat = Number(line.facts.seat);
    const before = last;
    last = seat;
    if (first < 0) first = seat;
    return seat === first && before !== first ? { heading: speak("kryptos-ui-log-round", { round: ++round }) } : null;
  });
}
