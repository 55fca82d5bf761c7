/** What the action bar says in each phase. */
import type { Bar, BarButton, Speak } from "../board";
import { called, currentGuess, guessers, isComplete, isThree, may, size, spoken, teamOf, type Action, type Digits, type Legal, type View } from "./decrypto";

export interface Doing {
  view: View;
  seat: number;
  legal: Legal;
  speak: Speak;
  send: (kind: string, action: Action) => void;
  /** The guess as the viewer has it before them, sent or not. */
  guess: Digits | null;
  /** Lines whose warnings the author has confirmed, and whether all drafts have been checked. */
  desk: { checked: boolean; confirmed: readonly boolean[] };
  objecting: { line: number | null; rule: string } | null;
  setObjecting: (to: { line: number | null; rule: string } | null) => void;
}

/** Say what happens now to somebody who does not choose at this moment. */
export function sentence(view: View, seat: number | null, speak: Speak): Bar {
  switch (view.phase) {
    case "deal":
    case "draw":
      return { sentence: speak("decrypto-ui-dealing") };
    case "choose":
      return choosing(view, seat, speak);
    case "write":
      return writing(view, seat, speak);
    case "guess":
      return guessing(view, seat, speak);
    case "names": {
      const mine = teamOf(view, seat);
      if (mine !== null && view.teams[mine]!.named) return { sentence: speak("decrypto-ui-names-wait") };
      return { sentence: speak("decrypto-ui-names-watch") };
    }
    case "over":
      if (view.winner === 2) return { sentence: speak("decrypto-ui-shared") };
      return { sentence: speak("decrypto-ui-over", called(view, view.winner ?? 0)) };
  }
}

function choosing(view: View, seat: number | null, speak: Speak): Bar {
  const open = view.teams.flatMap((its, team) => (its.words.length && its.encryptor === null ? [team] : []));
  const mine = teamOf(view, seat);
  const own = mine === null ? null : view.teams[mine]!.encryptor;
  if (own !== null) return { sentence: speak("decrypto-ui-choose-wait", { seat: own }) };
  return { sentence: open.length === 1 ? speak("decrypto-ui-choose-one", called(view, open[0]!)) : speak("decrypto-ui-choose-watch") };
}

function writing(view: View, seat: number | null, speak: Speak): Bar {
  const authors = view.teams.flatMap((its) => (its.encryptor !== null && !its.submitted ? [its.encryptor] : []));
  const mine = teamOf(view, seat);
  const done = mine !== null && seat === view.teams[mine]!.encryptor && view.teams[mine]!.submitted;
  const [first = 0, second] = authors;
  const key = done ? "decrypto-ui-write-done" : second === undefined ? "decrypto-ui-write-one" : "decrypto-ui-write-two";
  return { sentence: speak(key, { seat: first, ...(second === undefined ? {} : { other: second }) }), consequence: meanwhile(view, mine, done, speak) };
}

/** Say what can be thought about while clues are written; in round 1 nothing was given yet. */
function meanwhile(view: View, mine: number | null, done: boolean, speak: Speak): string | undefined {
  if (view.round > 1) return speak("decrypto-ui-write-wait-help");
  const reads = mine !== null && !done && view.teams[mine]!.words.length > 0;
  return reads ? speak("decrypto-ui-write-first-help") : undefined;
}

function guessing(view: View, seat: number | null, speak: Speak): Bar {
  const half = view.half ?? 0;
  const clues = called(view, half);
  const author = view.teams[half]!.encryptor ?? 0;
  if (view.objection) return judging(view, seat, speak, author);
  const mine = teamOf(view, seat);
  if (seat === author) return { sentence: speak("decrypto-ui-own-clues"), consequence: speak("decrypto-ui-own-clues-help") };
  if (mine === null) return { sentence: speak("decrypto-ui-watch", clues) };
  if (currentGuess(view) === null) return { sentence: speak("decrypto-ui-listen", clues), consequence: speak(talks(view) ? "decrypto-ui-listen-talk" : "decrypto-ui-listen-help") };
  if (view.teams[mine]!.fixed) {
    return { sentence: speak("decrypto-ui-fixed", { ...size(view, mine), guess: spoken(currentGuess(view) ?? []) }), consequence: speak("decrypto-ui-fixed-help") };
  }
  if (!view.teams[mine]!.agreed.includes(seat ?? -1)) return { sentence: speak("decrypto-ui-watch", clues) };
  return { sentence: speak("decrypto-ui-agreed", { guess: spoken(currentGuess(view) ?? []) }), consequence: speak("decrypto-ui-agreed-help") };
}

/** Whether an encryptor who keeps a code may talk with the team about the others' clues (DEC-50). */
function talks(view: View): boolean {
  return view.muted.includes("table") && !view.muted.includes("team");
}

/** Return what to say of an interception: to an encryptor, whether they may talk about it. */
function intercepting(view: View): string {
  if (talks(view)) return "decrypto-ui-intercept-talk";
  return view.muted.length ? "decrypto-ui-intercept-silent" : "decrypto-ui-intercept-help";
}

function judging(view: View, seat: number | null, speak: Speak, author: number): Bar {
  const { contested, seat: objector, line, rule, vote } = view.objection!;
  const facts = { seat: objector, line, rule, author };
  if (!contested) return { sentence: speak("decrypto-ui-answer-wait", facts) };
  if (seat === author) return { sentence: speak("decrypto-ui-vote-author", facts) };
  return { sentence: speak(vote ? "decrypto-ui-voted" : "decrypto-ui-vote-wait", facts) };
}

export function barOf(doing: Doing): Bar {
  const { view, seat, speak, legal } = doing;
  if (doing.objecting && view.objectable.length) return objectBar(doing, doing.objecting);
  if (view.desk) return deskBar(doing, view.desk);
  if (may(legal, "choose_encryptor")) return { lead: speak("decrypto-ui-your-encryptor"), sentence: speak("decrypto-ui-choose-now"), consequence: speak("decrypto-ui-choose-help") };
  if (may(legal, "answer_objection")) return answerBar(doing);
  if (may(legal, "vote")) return { lead: speak("decrypto-ui-your-vote"), sentence: speak("decrypto-ui-vote-now", { line: view.objection!.line, rule: view.objection!.rule, ground: speak(`decrypto-ui-ground-${view.objection!.rule}`) }), consequence: speak("decrypto-ui-vote-help") };
  if (may(legal, "fix_guess")) return guessBar(doing);
  if (may(legal, "fix_names")) return namesBar(doing);
  return { ...sentence(view, seat, speak), buttons: objectButton(doing) };
}

function objectButton({ view, speak, setObjecting }: Doing): BarButton[] {
  if (!view.objectable.length) return [];
  const line = view.objectable.length === 1 ? view.objectable[0]! : null;
  return [{ label: speak("decrypto-ui-object"), act: () => setObjecting({ line, rule: "" }) }];
}

function objectBar({ view, speak, send, setObjecting }: Doing, { line, rule }: { line: number | null; rule: string }): Bar {
  const author = view.teams[view.half ?? 0]!.encryptor ?? 0;
  return {
    lead: speak("decrypto-ui-objecting"),
    sentence: line !== null && rule ? speak("decrypto-ui-object-this", { line, rule }) : speak("decrypto-ui-object-choose"),
    consequence: speak("decrypto-ui-object-help", { author }),
    buttons: [
      { label: speak("decrypto-ui-cancel"), act: () => setObjecting(null) },
      { label: speak("decrypto-ui-object-send"), primary: true, disabled: line === null || !rule, act: () => (send("object", { type: "object", line: line ?? 1, rule }), setObjecting(null)) },
    ],
  };
}

function deskBar({ view, speak, send, desk, legal }: Doing, lines: NonNullable<View["desk"]>): Bar {
  const of = (status: string) => lines.flatMap((one, at) => (one.status === status ? [at + 1] : []));
  const blocked = of("blocked");
  const open = of("warning").filter((line) => !desk.confirmed[line - 1]);
  const empty = of("empty");
  const warned = of("warning").length > 0;
  const ready = desk.checked && !blocked.length && !open.length && !empty.length && may(legal, "submit_clues");
  let said = speak(desk.checked ? "decrypto-ui-hand-in-ready" : "decrypto-ui-checking");
  if (empty.length) said = speak("decrypto-ui-clue-missing", { lines: empty, count: empty.length });
  if (open.length) said = speak("decrypto-ui-clue-confirm", { lines: open, count: open.length });
  if (blocked.length) said = speak("decrypto-ui-clue-correct", { lines: blocked, count: blocked.length });
  return {
    lead: speak("decrypto-ui-your-clues"),
    sentence: said,
    consequence: speak(handingIn(view)),
    buttons: [{ label: speak("decrypto-ui-hand-in"), primary: true, disabled: !ready, act: () => send("submit", { type: "submit_clues", confirmed: warned }) }],
  };
}

/** Return what to say of handing in: whether sand will run for the other encryptor, or time runs for this one (DEC-13, DEC-14, DEC-64). */
function handingIn(view: View): string {
  const { timer, first_clue_limit: first } = view.options;
  const late = view.teams.some((its) => its.submitted);
  if (!late && timer > 0 && !isThree(view)) return "decrypto-ui-hand-in-help";
  return first > 0 || (late && timer > 0) ? "decrypto-ui-hand-in-sand" : "decrypto-ui-hand-in-final";
}

function answerBar({ view, speak, send }: Doing): Bar {
  const { seat, line, rule } = view.objection!;
  return {
    lead: speak("decrypto-ui-your-answer"),
    sentence: speak("decrypto-ui-answer-now", { seat, line, rule }),
    consequence: speak("decrypto-ui-answer-help"),
    buttons: [
      { label: speak("decrypto-ui-concede"), act: () => send("answer", { type: "answer_objection", answer: "concede" }) },
      { label: speak("decrypto-ui-contest"), primary: true, act: () => send("answer", { type: "answer_objection", answer: "contest" }) },
    ],
  };
}

function guessBar(doing: Doing): Bar {
  const { view, seat, speak, send, guess, legal } = doing;
  const mine = teamOf(view, seat) ?? 0;
  const lead = speak(view.half === mine ? "decrypto-ui-decode" : "decrypto-ui-intercept");
  const shown = guess ?? [0, 0, 0];
  // whoever guesses alone has nobody to propose to: it is fixed at once
  const all = view.options.guess_lock === "all" && guessers(view, mine) > 1;
  if (may(legal, "reopen_guess")) {
    return {
      lead,
      sentence: speak("decrypto-ui-agree-now", { seats: view.teams[mine]!.agreed.map((one) => speak("decrypto-ui-seat", { seat: one })), guess: spoken(shown) }),
      consequence: speak("decrypto-ui-agree-help"),
      buttons: [
        { label: speak("decrypto-ui-reopen"), act: () => send("reopen", { type: "reopen_guess" }) },
        { label: speak("decrypto-ui-agree", { guess: spoken(shown) }), primary: true, act: () => send("fix", { type: "fix_guess", guess: [...shown] }) },
      ],
    };
  }
  const whole = isComplete(guess);
  const fix = all ? "decrypto-ui-propose" : "decrypto-ui-fix";
  const help = all ? "decrypto-ui-fix-all" : view.half === mine ? (isThree(view) ? "decrypto-ui-decode-three" : "decrypto-ui-decode-help") : intercepting(view);
  return {
    lead,
    sentence: speak(whole ? "decrypto-ui-draft" : "decrypto-ui-put-pegs", { guess: spoken(shown) }),
    consequence: speak(help),
    buttons: [
      ...objectButton(doing),
      { label: whole ? speak(fix, { guess: spoken(shown) }) : speak(`${fix}-none`), primary: true, disabled: !whole, act: () => send("fix", { type: "fix_guess", guess: [...shown] }) },
    ],
  };
}

function namesBar({ speak, send }: Doing): Bar {
  return {
    lead: speak("decrypto-ui-tie"),
    sentence: speak("decrypto-ui-names-now"),
    consequence: speak("decrypto-ui-names-help"),
    buttons: [{ label: speak("decrypto-ui-names-send"), primary: true, act: () => send("names", { type: "fix_names" }) }],
  };
}
