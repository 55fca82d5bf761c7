/** What the action bar says to somebody who plays. */
import type { Kryptos } from "$lib/generated/types";
import type { Bar, Speak } from "../board";
import { known, sentence, showing, worth, type Target } from "./kryptos";

export interface Choosing {
  view: Kryptos.View;
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  myTurn: boolean;
  /** The card and the number that are chosen so far. */
  target: Target | null;
  value: number | null;
  /** The place of the own card to show, while the cards are set up. */
  shows: number | null;
  speak: Speak;
  play: (action: Kryptos.Action) => void;
  forget: () => void;
}

export function barOf(choosing: Choosing): Bar {
  const { view, seat, myTurn, speak } = choosing;
  if (!myTurn || seat === null) return sentence(view, seat, speak);
  return view.phase === "reveal" ? revealBar(choosing, seat) : guessBar(choosing, seat);
}

function revealBar({ view, shows, speak, play, forget }: Choosing, me: number): Bar {
  const hand = view.hands[me]!;
  const lead = speak("kryptos-ui-your-turn");
  const consequence = speak("kryptos-ui-reveal-help");
  const value = shows === null || hand.face_up[shows] ? null : hand.values[shows];
  if (shows === null || typeof value !== "number") return { lead, sentence: speak("kryptos-ui-reveal-choose", { number: showing(hand) }), consequence };
  return {
    lead,
    sentence: speak("kryptos-ui-reveal-this", { value }),
    consequence,
    buttons: [
      { label: speak("kryptos-ui-change"), act: forget },
      { label: speak("kryptos-ui-reveal", { value }), primary: true, act: () => play({ type: "reveal", index: shows }) },
    ],
  };
}

function guessBar(choosing: Choosing, me: number): Bar {
  const { view, target, value, speak, play, forget } = choosing;
  const second = view.phase === "second";
  const end = { label: speak("kryptos-ui-end-turn"), act: () => play({ type: "end_turn" }) };
  const lead = speak(second ? "kryptos-ui-wrong" : view.triggered ? "kryptos-ui-your-last-turn" : "kryptos-ui-your-turn");
  const change = { label: speak("kryptos-ui-change"), act: forget };
  if (!target || value === null) return { lead, ...wanted(choosing), buttons: second ? [end] : value === null ? [] : [change] };
  const { seat: owner, index } = target;
  const facts = { points: worth(view.hands[owner]!), seat: owner, have: view.points[me] ?? 0, bribe: view.options.bribe ? "yes" : "no" };
  return {
    lead,
    sentence: speak("kryptos-ui-say-this", { seat: owner, index: index + 1, value }),
    consequence: speak(second ? "kryptos-ui-if-second" : "kryptos-ui-if-first", facts),
    buttons: [
      second ? end : change,
      { label: speak("kryptos-ui-say", { value }), primary: true, act: () => play({ type: "guess", target: owner, index, value }) },
    ],
  };
}

/** Say what is still to be chosen. */
function wanted({ view, target, value, speak }: Choosing): Pick<Bar, "sentence" | "consequence"> {
  const second = view.phase === "second";
  if (!target && value !== null) return { sentence: speak("kryptos-ui-choose-card-for", { value }), consequence: second ? speak("kryptos-ui-second") : undefined };
  if (!target) return { sentence: speak(second ? "kryptos-ui-second" : "kryptos-ui-choose-card") };
  const facts = { seat: target.seat, index: target.index + 1 };
  const place = known(view.hands[target.seat]!, target.index, speak);
  if (second) return { sentence: speak("kryptos-ui-second"), consequence: `${speak("kryptos-ui-card-title", facts)}. ${place}` };
  return { sentence: speak("kryptos-ui-choose-number", facts), consequence: place };
}
