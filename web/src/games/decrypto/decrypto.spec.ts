import { mount } from "svelte";
import { describe, expect, it } from "vitest";
import { Catalogue, type Facts } from "$lib/speech";
import type { Decrypto } from "$lib/generated/types";
import { barOf, sentence, type Doing } from "./bars";
import { clock, currentGuess, isComplete, may, notes, sand, screenTeam, segments, sheetRounds, sides, teamName, teamOf, teamState, threshold, tidy, withPeg, type Action, type View } from "./decrypto";
import Plates from "./Plates.svelte";
import Plugboard from "./Plugboard.svelte";
import Sheets from "./Sheets.svelte";
import Tokens from "./Tokens.svelte";
import { Hunches } from "./hunches.svelte";
import recorded from "./recorded.json";
import texts from "../../../../src/kastellan/locale/en/decrypto-ui.ftl?raw";
import story from "../../../../src/kastellan/locale/en/decrypto.ftl?raw";
import frenchTexts from "../../../../src/kastellan/locale/fr/decrypto-ui.ftl?raw";
import frenchStory from "../../../../src/kastellan/locale/fr/decrypto.ftl?raw";
import bulgarianTexts from "../../../../src/kastellan/locale/bg/decrypto-ui.ftl?raw";
import bulgarianStory from "../../../../src/kastellan/locale/bg/decrypto.ftl?raw";

const shown = recorded as unknown as { seat: number; view: View; legal: { count: number; actions: Action[] | null } }[];
const speak = (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`;
const at = (phase: View["phase"]) => shown.filter((one) => one.view.phase === phase);

function doing(one: (typeof shown)[number], sent: Action[] = []): Doing {
  return {
    view: one.view, seat: one.seat, legal: one.legal, speak, send: (_, action) => sent.push(action), guess: currentGuess(one.view),
    desk: { checked: true, confirmed: [true, true, true] }, objecting: null, setObjecting: () => undefined,
  };
}

describe("pegs", () => {
  it("are put in, taken out and exchanged, never doubled", () => {
    expect(withPeg([0, 0, 0], 1, 3)).toEqual([0, 3, 0]);
    expect(withPeg([0, 3, 0], 1, 3)).toEqual([0, 0, 0]);
    expect(withPeg([4, 3, 1], 0, 3)).toEqual([3, 4, 1]);
    expect(withPeg([0, 3, 1], 0, 3)).toEqual([3, 0, 1]);
    for (let line = 0; line < 3; line++)
      for (let digit = 1; digit <= 4; digit++) {
        const chosen = withPeg([4, 3, 0], line, digit).filter(Boolean);
        expect(new Set(chosen).size).toBe(chosen.length);
      }
  });

  it("make a whole guess when there are three", () => {
    expect(isComplete([4, 3, 1])).toBe(true);
    expect(isComplete([4, 0, 1])).toBe(false);
    expect(isComplete(null)).toBe(false);
  });
});

describe("a draft", () => {
  const found = (start: number, end: number, level: "block" | "warning"): Decrypto.Finding => ({ rule: "DEC-53", level, start, end, keyword: "", earlier: "", reason: "" });

  it("is marked letter by letter, a block over a warning", () => {
    expect(segments("hivernage", [found(0, 5, "block")])).toEqual([{ text: "hiver", level: "block" }, { text: "nage", level: null }]);
    expect(segments("abc", [found(0, 3, "warning"), found(1, 2, "block")]).map((one) => one.level)).toEqual(["warning", "block", "warning"]);
  });

  it("counts whole characters as the server does", () => {
    expect(segments("🦊 fox", [found(2, 5, "block")])).toEqual([{ text: "🦊 ", level: null }, { text: "fox", level: "block" }]);
  });

  it("is kept on one line", () => {
    expect(tidy("  la  Joconde\n")).toBe("la Joconde");
    expect(tidy(" \u200b ")).toBe("");
  });
});

describe("the sand", () => {
  it("speaks at 30, 10 and 5 seconds only", () => {
    expect([31, 30, 11, 10, 6, 5, 0].map(threshold)).toEqual([null, 30, 30, 10, 10, 5, 5]);
    expect([72, 0.2, 9].map(clock)).toEqual(["1:12", "0:01", "0:09"]);
  });

  it("knows what it measures", () => {
    const view = at("write")[0]!.view;
    expect(sand(view, {})).toBeNull();
    expect(sand(view, { "sand-2": 12 })).toEqual({ what: "sand", left: 12, of: view.options.timer });
    expect(sand(view, { "vote-2-0-1": 9 })?.of).toBe(30);
  });
});

describe("a recorded game", () => {
  it("goes through every phase that people see", () => {
    expect(new Set(shown.map((one) => one.view.phase))).toEqual(new Set(["write", "guess", "names", "over"]));
  });

  it("is told in every phase to players and spectators", () => {
    for (const { view, seat } of shown) {
      expect(sentence(view, seat, speak).sentence).toMatch(/^decrypto-ui-/);
      expect(sentence(view, null, speak).sentence).toMatch(/^decrypto-ui-/);
    }
  });

  it("shows the windows of the clues discussed, and the own side first", () => {
    for (const { view, seat } of shown) {
      const mine = teamOf(view, seat)!;
      if (view.half !== null) expect(screenTeam(view, seat)).toBe(view.half);
      else expect(screenTeam(view, seat)).toBe(mine);
      expect(sides(view, seat).map((side) => side.team)).toEqual([mine, 1 - mine]);
    }
  });

  it("gives each seat its team", () => {
    for (const { view } of shown) {
      const rail = notes(view, speak);
      rail.forEach((note, seat) => expect(view.teams[note.team ?? 9]!.seats).toContain(seat));
      expect(teamName(view, 0, speak)).toMatch(/^decrypto-ui-white|^Owls/);
    }
    expect(teamState(at("write")[0]!.view, 0)).toMatch(/writes|submitted/);
  });

  it("offers in the bar nothing but what is legal", () => {
    const pressed = new Set<string>();
    for (const one of shown.filter((each) => each.view.phase !== "over")) {
      const sent: Action[] = [];
      for (const button of barOf(doing(one, sent)).buttons ?? []) if (!button.disabled) button.act();
      for (const action of sent) {
        pressed.add(action.type);
        expect(one.legal.actions?.map((legal) => JSON.stringify(legal))).toContain(JSON.stringify(action));
      }
    }
    expect([...pressed].sort()).toEqual(["answer_objection", "fix_guess", "fix_names", "reopen_guess", "submit_clues"]);
  });

  it("lets whoever is wanted do something", () => {
    for (const one of shown.filter((each) => (each.legal.actions?.length ?? 0) > 0)) {
      const can = one.view.desk !== null || may(one.legal, "vote") || (barOf(doing(one)).buttons ?? []).length > 0;
      expect(can).toBe(true);
    }
  });
});

describe("what is said", () => {
  const desk = at("write").find((one) => one.view.desk)!;
  const guessing = shown.find((one) => may(one.legal, "draft_guess") && one.view.half === teamOf(one.view, one.seat))!;
  const three = (view: View): View => ({ ...view, teams: [{ ...view.teams[0], seats: [0, 1] }, { ...view.teams[1], seats: [2], encryptor: null, words: [] }] });
  const timed = (view: View, timer: number, first_clue_limit: number, submitted: boolean): View => ({ ...view, options: { ...view.options, timer, first_clue_limit }, teams: [{ ...view.teams[0], submitted: false }, { ...view.teams[1], submitted }] });
  const handing = (view: View) => barOf({ ...doing(desk), view }).consequence;

  it("speaks of sand only where it will run, and of time only where it runs (DEC-13, DEC-14, DEC-64)", () => {
    expect(handing(timed(desk.view, 30, 0, false))).toContain("hand-in-help");
    expect(handing(timed(desk.view, 30, 0, true))).toContain("hand-in-sand");
    expect(handing(timed(desk.view, 0, 0, false))).toContain("hand-in-final");
    expect(handing(timed(desk.view, 0, 0, true))).toContain("hand-in-final");
    expect(handing(timed(desk.view, 0, 90, true))).toContain("hand-in-sand");
    expect(handing(three(timed(desk.view, 30, 0, false)))).toContain("hand-in-final");
    expect(handing(three(timed(desk.view, 30, 90, false)))).toContain("hand-in-sand");
  });

  it("does not offer to hand in what is still being checked", () => {
    const passing = { ...desk.view, desk: desk.view.desk!.map((line) => ({ ...line, text: "x", status: "passes", findings: [] })) };
    const said = (checked: boolean) => barOf({ ...doing(desk), view: passing, desk: { checked, confirmed: [false, false, false] } }).sentence;
    expect([said(true), said(false)]).toEqual(["decrypto-ui-hand-in-ready {}", "decrypto-ui-checking {}"]);
  });

  it("sends nobody to words that they do not have, nor in round 1 to clues that nobody gave (DEC-56)", () => {
    const first = { ...desk.view, round: 1, desk: null };
    const help = (view: View, seat: number | null) => sentence(view, seat, speak).consequence;
    expect(help(first, 2)).toContain("write-first-help");
    expect(help(three(first), 2)).toBeUndefined();
    expect(help(first, null)).toBeUndefined();
    expect(help({ ...first, round: 2 }, null)).toContain("write-wait-help");
  });

  it("calls fixing what a lone guesser does, even where all have to agree (DEC-20)", () => {
    const all = (seats: number[]): View => ({ ...guessing.view, options: { ...guessing.view.options, guess_lock: "all" }, teams: guessing.view.teams.map((its, team) => (team === guessing.view.half ? { ...its, seats, agreed: [] } : its)) as View["teams"] });
    const main = (view: View) => barOf({ ...doing(guessing), view, guess: [1, 2, 3] }).buttons?.at(-1)?.label;
    const author = guessing.view.teams[guessing.view.half!]!.encryptor!;
    expect(main(all([author, guessing.seat]))).toContain("decrypto-ui-fix ");
    expect(main(all([author, guessing.seat, 9]))).toContain("decrypto-ui-propose ");
  });

  it("invites nobody to object who only watches, as in a replay", () => {
    const flags = (watching: boolean) => {
      const target = document.createElement("div");
      const view = { ...guessing.view, objectable: [1, 2, 3] };
      const clues = view.teams[view.half!]!.clues!;
      mount(Plugboard, { target, props: { view, before: null, clues, guess: null, words: [], pegs: null, names: [], seat: guessing.seat, watching, open: !watching, speak, peg: () => undefined, object: () => undefined } });
      return target.querySelectorAll(".flag").length;
    };
    expect([flags(false), flags(true)]).toEqual([3, 0]);
  });

  it("shows the third token of an interceptor (DEC-62)", () => {
    const target = document.createElement("div");
    mount(Tokens, { target, props: { kind: "intercepted", count: 3, was: 1, label: "", title: "" } });
    expect([target.querySelectorAll(".token").length, target.querySelectorAll(".token.fresh").length]).toEqual([3, 2]);
  });

  it("does not let a team of three players intercept the interceptor (DEC-56)", () => {
    const target = document.createElement("div");
    const side = (view: View, seat: number) => {
      target.replaceChildren();
      mount(Sheets, { target, props: { hunches: new Hunches("", null), playing: true, view, seat, mine: teamOf(view, seat), guess: null, speak, send: () => undefined } });
      return [...target.querySelectorAll("header small")].map((one) => one.textContent);
    };
    const keys = (alone: string, ...all: string[]) => all.map((key) => `decrypto-ui-${key} {"alone":"${alone}"}`);
    expect(side(three(desk.view), 0)).toEqual(keys("no", "ours", "theirs-none"));
    expect(side(three(desk.view), 2)).toEqual(keys("yes", "ours-none", "theirs"));
    expect(side(desk.view, 0)).toEqual(keys("no", "ours", "theirs"));
  });

  it("says nothing of us or of a team to an interceptor, who is alone (DEC-56)", () => {
    const fixed: View = { ...guessing.view, half: 0, round: 1, viewer: 2, muted: [], sheet: [{ ...guessing.view.sheet[0]!, team: 0, rows: [{ ...guessing.view.sheet[guessing.view.half!]!.rows[0]!, guess: [1, 2, 3] }] }, guessing.view.sheet[1]!] };
    const view = three({ ...fixed, teams: [guessing.view.teams[guessing.view.half!]!, { ...guessing.view.teams[1], fixed: true }] });
    const english = new Catalogue("en", [texts, story]);
    const read = (key: string, facts: Facts = {}) => english.say(key, facts, { seats: ["Ada", "Bo", "Cleo"] });
    const target = document.createElement("div");
    mount(Plates, { target, props: { view, before: null, mine: 1, running: null, speak: read } });
    mount(Sheets, { target, props: { hunches: new Hunches("", null), playing: true, view, seat: 2, mine: 1, guess: null, speak: read, send: () => undefined } });
    const spoken = [sentence(view, 2, read).sentence, target.textContent, ...[...target.querySelectorAll("[aria-label], [placeholder]")].flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("placeholder")])].join("\n");
    expect(spoken.match(/\b(us|we|ours?|your team)\b/gi)).toBeNull();
    for (const part of ["you", "Your side", "Your guess is locked in", "your guess", "Your notes", "Only you read this", "Choose your name"]) expect(spoken).toContain(part);
  });

  it("names the sides within a sentence as the log does (DEC-5, DEC-56)", () => {
    const over = at("over")[0]!.view;
    const unnamed: View = { ...over, winner: 1, teams: over.teams.map((its) => ({ ...its, name: "" })) as View["teams"] };
    const named: View = { ...unnamed, teams: unnamed.teams.map((its) => ({ ...its, name: "Owls" })) as View["teams"] };
    const said = (language: "en" | "fr" | "bg", all: string[]) => {
      const catalogue = new Catalogue(language, all);
      return [unnamed, three(unnamed), { ...three(unnamed), winner: 0 }, named].map((view) => sentence(view, null, (key, facts = {}) => catalogue.say(key, facts)).sentence);
    };
    expect(said("en", [texts, story])).toEqual(["Black wins.", "The interceptor wins.", "The team wins.", "Owls wins."]);
    expect(said("fr", [frenchTexts, frenchStory])).toEqual(["Victoire pour les Noirs.", "Victoire pour l’intercepteur.", "Victoire pour l’équipe.", "Victoire pour Owls."]);
    expect(said("bg", [bulgarianTexts, bulgarianStory])).toEqual(["Победа за черните.", "Победа за прихващача.", "Победа за отбора.", "Победа за Owls."]);
  });

  it("asks no spectator for keywords (DEC-38)", () => {
    for (const { view } of at("names")) expect(sentence(view, null, speak).sentence).toContain("names-watch");
  });

  it("holds no answer of the author's for given when the team has fixed its guess (DEC-18)", () => {
    const half = guessing.view.half!;
    const view = { ...guessing.view, teams: guessing.view.teams.map((its) => ({ ...its, fixed: true })) as View["teams"] };
    const rail = notes(view, speak);
    expect(rail.filter((note) => !note.sealed).map((note) => rail.indexOf(note))).toEqual([view.teams[half]!.encryptor]);
  });
});

describe("a side of the sheet", () => {
  it("has eight rounds: those played with what became of them, the sealed one, those to come", () => {
    for (const { view } of shown)
      for (const side of view.sheet) {
        const rounds = sheetRounds(view, side);
        expect(rounds.map((one) => one.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(rounds.filter((one) => one.row)).toHaveLength(side.rows.length);
        expect(rounds.filter((one) => one.sealed).every((one) => one.round === view.round && one.row === null)).toBe(true);
        for (const half of view.history.filter((one) => one.team === side.team)) {
          const { caught, misread } = rounds[half.round - 1]!;
          expect(caught).toBe(String(half.interception) === String(half.code));
          expect(misread).toBe(String(half.decoding) !== String(half.code));
        }
      }
    expect(shown.flatMap(({ view }) => view.sheet.flatMap((side) => sheetRounds(view, side))).some((one) => one.caught || one.misread)).toBe(true);
  });
});

describe("the sheet of a spectator", () => {
  it("holds the announced decoding instead of a guess of their own, and none that is not announced (DEC-22)", () => {
    const { view } = shown.findLast((one) => one.view.phase === "guess" && one.view.history.length > 1)!;
    const watched = { ...view, viewer: null, sheet: view.sheet.map((side) => ({ ...side, rows: side.rows.map((row) => ({ ...row, guess: null })) })) };
    for (const side of watched.sheet)
      for (const { row, round, guess } of sheetRounds(watched, side))
        expect(guess).toEqual(row?.code ? view.history.find((half) => half.team === side.team && half.round === round)!.decoding : null);
  });
});

describe("where teams name their encryptors", () => {
  const writing = at("write")[0]!;
  const choosing = (...encryptors: (number | null)[]): View => ({ ...writing.view, phase: "choose", desk: null, muted: [], teams: writing.view.teams.map((its, team) => ({ ...its, encryptor: encryptors[team] ?? null })) as View["teams"] });
  const named = writing.view.teams[0].seats[0]!;

  it("asks who may name, and tells the others for whom they wait (DEC-9)", () => {
    const legal = { count: 1, actions: [{ type: "choose_encryptor", seat: named } as Action] };
    expect(barOf({ ...doing({ ...writing, view: choosing(null, null), legal }) }).sentence).toContain("choose-now");
    expect(sentence(choosing(named, null), named, speak).sentence).toContain(`choose-wait {"seat":${named}}`);
    expect(sentence(choosing(named, null), null, speak).sentence).toContain("choose-one");
    expect(sentence(choosing(null, null), null, speak).sentence).toContain("choose-watch");
    expect(choosing(named, null).teams.map((_, team) => teamState(choosing(named, null), team))).toEqual(["chosen", "chooses"]);
  });
});
