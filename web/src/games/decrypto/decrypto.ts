/** What a Decrypto view says, in a form that is easy to draw.  Nothing here decides a rule. */
import type { Decrypto, Line, Said, SeatInfo } from "$lib/generated/types";
import type { LegalShown, SeatNote, Speak } from "../board";

export type Digits = [number, number, number];
export type View = Decrypto.View;
export type Action = Decrypto.Action;
export type Legal = LegalShown<Action> | null;

export const LINES = [0, 1, 2] as const;
export const WINDOWS = [1, 2, 3, 4] as const;
export const LONGEST_CLUE = 120;
export const LONGEST_NOTES = 2000;
export const LONGEST_NAME = 30;
export const LONGEST_WORD = 60;
const JUDGING_SECONDS = 30;

/** Return the team of a seat: 0 for White, 1 for Black; null for a spectator. */
export function teamOf(view: View, seat: number | null): number | null {
  if (seat === null) return null;
  return view.teams[0].seats.includes(seat) ? 0 : 1;
}

/** With three players two form the team and one intercepts, without keywords of their own. */
export function isThree(view: View): boolean {
  return view.teams[0].seats.length + view.teams[1].seats.length === 3;
}

/** A fact for texts: whether a team is one person, as the interceptor is (DEC-56). */
export type Size = { alone: "yes" | "no" };

export function size(view: View, team: number | null): Size {
  return { alone: team !== null && view.teams[team]!.seats.length === 1 ? "yes" : "no" };
}

export function teamName(view: View, team: number, speak: Speak): string {
  const own = view.teams[team]?.name;
  if (own) return own;
  if (isThree(view)) return speak(team === 0 ? "decrypto-ui-team" : "decrypto-ui-interceptor");
  return speak(team === 0 ? "decrypto-ui-white" : "decrypto-ui-black");
}

/** The facts that name a team within a sentence, as the log has them. */
export type Called = { team: "named" | "pair" | "interceptor" | "white" | "black"; called: string };

export function called(view: View, team: number): Called {
  const own = view.teams[team]?.name ?? "";
  const parts = isThree(view) ? (["pair", "interceptor"] as const) : (["white", "black"] as const);
  return { team: own ? "named" : parts[team ? 1 : 0], called: own };
}

export function may(legal: Legal, type: Action["type"]): boolean {
  return legal?.actions?.some((action) => action.type === type) ?? false;
}

/** Return the seats that the viewer may name as encryptor. */
export function choices(legal: Legal): number[] {
  return (legal?.actions ?? []).flatMap((action) => (action.type === "choose_encryptor" ? [action.seat] : []));
}

/** Return whose windows stand before the viewer: of the clues discussed, else their own. */
export function screenTeam(view: View, seat: number | null): number {
  if (view.half !== null) return view.half;
  const mine = teamOf(view, seat);
  return mine !== null && view.teams[mine]!.words.length > 0 ? mine : 0;
}

/** Return the sides of the sheet as they lie before the viewer: the own one first. */
export function sides(view: View, seat: number | null): Decrypto.Side[] {
  const mine = teamOf(view, seat) ?? 0;
  return [view.sheet[mine]!, view.sheet[1 - mine]!];
}

export interface SheetRound {
  round: number;
  /** What is written down; null before the clues are known. */
  row: Decrypto.Row | null;
  /** The guess of the sheet's owner; a spectator, who makes none, sees how its team decoded. */
  guess: Digits | null;
  /** Its clues are being written, or wait for their turn. */
  sealed: boolean;
  caught: boolean;
  misread: boolean;
}

/** Return all rounds of one side of the sheet, those to come as well (DEC-65). */
export function sheetRounds(view: View, side: Decrypto.Side): SheetRound[] {
  const playing = view.phase !== "over" && view.phase !== "names";
  return Array.from({ length: isThree(view) ? 5 : 8 }, (_, at) => {
    const round = at + 1;
    const row = side.rows.find((one) => one.round === round) ?? null;
    const told = view.history.find((half) => half.team === side.team && half.round === round);
    const caught = told !== undefined && same(told.interception, told.code);
    const guess = row?.guess ?? (view.viewer === null ? (told?.decoding ?? null) : null);
    return { round, row, guess, sealed: playing && row === null && round === view.round, caught, misread: told !== undefined && !same(told.decoding, told.code) };
  });
}

/** Return the guess that the viewer's team makes now; null where it makes none. */
export function currentGuess(view: View): Digits | null {
  if (view.half === null) return null;
  return view.sheet[view.half]?.rows.at(-1)?.guess ?? null;
}

/** Return how many members of a team guess in this half-round: all but the author of the clues. */
export function guessers(view: View, team: number): number {
  return view.teams[team]!.seats.length - (view.half === team ? 1 : 0);
}

/** Return the computer players who guess with a seat now, and may talk about it (DEC-18, DEC-50). */
export function matesOf(view: View, seat: number, seats: readonly SeatInfo[]): number[] {
  const team = teamOf(view, seat) ?? 0;
  const { encryptor, seats: members } = view.teams[team]!;
  if (view.half === team && seat === encryptor) return [];
  const silent = view.half === team || view.options.silent_encryptor;
  return members.filter((one) => one !== seat && seats[one]?.kind === "bot" && !(silent && one === encryptor));
}

export interface Thought {
  line: Line;
  reasons: readonly Line[];
  code: Digits;
}

/** Return what a team-mate has said last about the clues on the table. */
export function thoughtOf(view: View, said: readonly Said[], seat: number): Thought | null {
  const last = said.findLast((one) => one.seat === seat && one.lines?.[0]?.facts?.round === view.round && one.lines[0].facts.half === view.half);
  const [line, ...reasons] = last?.lines ?? [];
  return line ? { line, reasons, code: line.facts?.code as unknown as Digits } : null;
}

export function isComplete(guess: Digits | null): guess is Digits {
  return guess !== null && guess.every((digit) => digit > 0);
}

/** Put a peg into a socket, take it out again, or exchange it with the one that holds the digit. */
export function withPeg(guess: Digits, line: number, digit: number): Digits {
  const next: Digits = [...guess];
  const had = next[line] ?? 0;
  const other = next.indexOf(digit);
  if (had === digit) next[line] = 0;
  else {
    if (other >= 0) next[other] = had;
    next[line] = digit;
  }
  return next;
}

/** Return a guess in words that no line break takes apart. */
export function spoken(guess: readonly number[]): string {
  return guess.map((digit) => (digit ? String(digit) : "?")).join("\u00a0–\u2060\u00a0");
}

export function same(a: readonly number[] | null, b: readonly number[] | null): boolean {
  return a !== null && b !== null && a.every((digit, at) => digit === b[at]);
}

export interface Segment {
  text: string;
  level: "block" | "warning" | null;
}

/** Cut a draft into parts that are marked and parts that are not; places count whole characters. */
export function segments(text: string, findings: readonly Decrypto.Finding[]): Segment[] {
  const parts: Segment[] = [];
  [...text].forEach((letter, at) => {
    const found = findings.filter((one) => one.start <= at && at < one.end);
    const level = found.some((one) => one.level === "block") ? "block" : found.length ? "warning" : null;
    const last = parts.at(-1);
    if (last && last.level === level) last.text += letter;
    else parts.push({ text: letter, level });
  });
  return parts;
}

/** Return a draft as the server keeps it: on one line, and empty if there is nothing to be seen. */
export function tidy(text: string): string {
  const line = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : "";
}

export interface Sand {
  what: "sand" | "clues" | "guess" | "answer" | "vote" | "names";
  left: number;
  of: number;
}

/** Return the limit that runs now, and how long it is in all. */
export function sand(view: View, timers: Readonly<Record<string, number>>): Sand | null {
  const entry = Object.entries(timers)[0];
  if (!entry) return null;
  const what = entry[0].split("-")[0] as Sand["what"];
  const whole = { sand: view.options.timer, clues: view.options.first_clue_limit, guess: view.options.guess_limit, names: view.options.names_limit, answer: JUDGING_SECONDS, vote: JUDGING_SECONDS };
  return { what, left: entry[1], of: Math.max(1, whole[what] ?? entry[1]) };
}

export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Return the last announced time limit of 30, 10 and 5 seconds; null before the first. */
export function threshold(left: number): number | null {
  return [5, 10, 30].find((limit) => left <= limit) ?? null;
}

/** Return what a team is doing, as a key under `decrypto-ui-state-`. */
export function teamState(view: View, team: number): string | null {
  const its = view.teams[team]!;
  if (view.phase === "choose" && its.words.length) return its.encryptor === null ? "chooses" : "chosen";
  if (view.phase === "write" && its.encryptor !== null) return its.submitted ? "submitted" : "writes";
  if (view.phase === "guess" && its.fixed) return "fixed";
  if (view.phase === "guess" && its.agreed.length) return "agreeing";
  if (view.phase === "names") return its.named ? "named" : "names";
  return null;
}

export function notes(view: View, speak: Speak): SeatNote[] {
  const count = view.teams[0].seats.length + view.teams[1].seats.length;
  return Array.from({ length: count }, (_, seat) => {
    const team = teamOf(view, seat) ?? 0;
    const its = view.teams[team]!;
    const writes = its.encryptor === seat && view.phase !== "over" && view.phase !== "names";
    const name = teamName(view, team, speak);
    // among many the colour tells the team
    const remark = writes ? speak(count > 6 ? "decrypto-ui-encryptor" : "decrypto-ui-encryptor-of", { team: name }) : name;
    const guessed = view.phase === "guess" && !(writes && view.half === team) && (its.fixed || its.agreed.includes(seat));
    const sealed = (writes && view.phase === "write" && its.submitted) || guessed || (view.phase === "names" && its.named);
    return { label: `${remark}.`, remark, team, sealed };
  });
}

export function round(view: View): number | null {
  return view.phase === "deal" ? null : view.round;
}
