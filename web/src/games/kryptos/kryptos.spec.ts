import { mount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Kryptos } from "$lib/generated/types";
import { barOf, type Choosing } from "./bars";
import Legend from "./Legend.svelte";
import { beside, between, coloursOf, hidden, highest, known, labelOf, missedIn, notes, numberAt, others, padFor, sentence, step, TRACK, turnedUp, worth } from "./kryptos";
import { possible } from "./possible";
import recorded from "./recorded.json";

const shown = recorded as unknown as { seat: number; view: Kryptos.View }[];
const views = shown.map((one) => one.view);
const middle = views[3]!;
const last = views.at(-1)!;
const colourOf = coloursOf(null);
const speak = (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`;

describe("the track", () => {
  it("holds four consecutive numbers in each column", () => {
    expect([[0, 0], [3, 0], [0, 1], [3, 11]].map(([row, column]) => numberAt(row!, column!, TRACK))).toEqual([1, 4, 5, 48]);
  });

  it("is on a phone a pad of eight in a row, with the rows that are in play (KRP-4)", () => {
    expect([32, 36, 40, 48].map((numbers) => padFor(numbers).rows)).toEqual([4, 5, 5, 6]);
    expect([[0, 0], [0, 7], [1, 0], [4, 7]].map(([row, column]) => numberAt(row!, column!, padFor(36)))).toEqual([1, 8, 9, 40]);
  });

  it("is walked with arrow keys and never left", () => {
    const walk = (number: number, key: string) => [step(number, key, TRACK), step(number, key, padFor(48))];
    expect(walk(1, "ArrowRight")).toEqual([5, 2]);
    expect(walk(1, "ArrowDown")).toEqual([2, 9]);
    expect(walk(1, "ArrowUp")).toEqual([1, 1]);
    expect(walk(48, "ArrowRight")).toEqual([48, 48]);
    expect(walk(10, "End")).toEqual([46, 16]);
    expect(walk(10, "Home")).toEqual([2, 9]);
    expect(walk(10, "x")).toEqual([10, 10]);
  });

  it("reads colours from the content", () => {
    expect(colourOf.slice(1, 6)).toEqual([0, 1, 2, 3, 0]);
    const two = [{ id: "a", symbol: "", name: {}, numbers: [7] }, { id: "b", symbol: "", name: {}, numbers: [1] }];
    expect(coloursOf({ colours: two })[1]).toBe(1);
  });
});

describe("the legend of the track", () => {
  const shown = (hints: boolean, own: boolean) => {
    const target = document.createElement("div");
    mount(Legend, { target, props: { compact: false, hints, own, speak } });
    return target.textContent ?? "";
  };

  it("explains what fits only where it is worked out, and own numbers only to whoever has some", () => {
    expect(shown(true, true)).toMatch(/legend-out.*legend-own.*legend-may/s);
    expect(shown(false, true)).toMatch(/space-said.*legend-own/s);
    expect(shown(false, true)).not.toMatch(/legend-out|legend-may/);
    expect(shown(true, false)).not.toContain("legend-own");
  });
});

describe("a hand of a recorded game", () => {
  it("is worth up to three points", () => {
    for (const hand of views.flatMap((view) => view.hands)) expect(worth(hand)).toBe(Math.min(3, hidden(hand)));
  });

  it("shows the open cards beside a hidden one", () => {
    const hand: Kryptos.HandView = { values: [null, 8, null, null, 20], face_up: [false, true, false, false, true], stock: [1, 1, 1, 0], wrong: [] };
    expect(between(hand, 0)).toEqual([null, 8]);
    expect(between(hand, 2)).toEqual([8, 20]);
  });

  it("is drawn in turn order after the viewer's", () => {
    expect(others(middle, 2)).toEqual([3, 0, 1]);
    expect(others(middle, null)).toEqual([0, 1, 2, 3]);
  });
});

describe("what changed", () => {
  it("is exactly the cards that were turned up between two views", () => {
    const open = (view: Kryptos.View) => view.hands.flatMap((hand) => hand.face_up).filter(Boolean).length;
    for (const [at, view] of views.slice(1).entries()) expect(turnedUp(views[at]!, view).size).toBe(open(view) - open(views[at]!));
    expect(turnedUp(null, middle).size).toBe(0);
  });
});

describe("what a hand leaves open", () => {
  it("is never nothing and never contradicts the view", () => {
    for (const { view, seat } of shown.filter((one) => one.view.phase !== "over")) {
      for (const owner of others(view, seat)) {
        const fits = possible(view, owner, colourOf);
        view.hands[owner]!.face_up.forEach((up, index) => {
          expect(fits[index]!.size).toBeGreaterThan(0);
          if (up) return;
          for (const number of fits[index]!) {
            expect(view.uncovered).toContain(number);
            expect(view.hands[owner]!.wrong[index]).not.toContain(number);
            expect(view.hands[seat]!.values).not.toContain(number);
          }
        });
      }
    }
  });

  it("follows from order, stock and what was said wrongly, in a small case", () => {
    const hand: Kryptos.HandView = { values: [null, 5, null], face_up: [false, true, false], stock: [1, 1, 0, 0], wrong: [[], [], []] };
    const view = { ...middle, viewer: 0, uncovered: [1, 2, 6, 9], hands: [{ ...hand, values: [40, 41, 42] }, hand] };
    // (1, 6), (2, 9): two ways; (1, 9) needs two red and (2, 6) two blue cards
    expect(possible(view, 1, colourOf)).toEqual([new Set([1, 2]), new Set([5]), new Set([6, 9])]);
    const said = { ...view, hands: [view.hands[0]!, { ...hand, wrong: [[1], [], []] }] };
    expect(possible(said, 1, colourOf)).toEqual([new Set([2]), new Set([5]), new Set([9])]);
  });
});

describe("the way of the arrow keys", () => {
  const row = others(middle, 0);

  it("leads along a hand and to the same place of the next one", () => {
    expect(beside(`${row[0]}:3`, "ArrowRight", row, middle, false)).toBe(`${row[0]}:4`);
    expect(beside(`${row[0]}:3`, "ArrowDown", row, middle, false)).toBe(`${row[1]}:3`);
  });

  it("goes down within a hand of two rows, and from its last row to the next hand", () => {
    const half = Math.ceil(middle.hands[row[0]!]!.values.length / 2);
    expect(beside(`${row[0]}:1`, "ArrowDown", row, middle, true)).toBe(`${row[0]}:${1 + half}`);
    expect(beside(`${row[0]}:${1 + half}`, "ArrowUp", row, middle, true)).toBe(`${row[0]}:1`);
    expect(beside(`${row[0]}:${1 + half}`, "ArrowDown", row, middle, true)).toBe(`${row[1]}:${1 + half}`);
  });
});

it("a card is missed when something wrong was said of it", () => {
  const wrong = middle.hands[1]!.wrong.map((said, index) => (index === 4 ? [...said, 19] : said));
  const after = { ...middle, hands: middle.hands.map((hand, seat) => (seat === 1 ? { ...hand, wrong } : hand)) };
  expect([...missedIn(middle, after)]).toEqual(["1:4"]);
});

describe("the bar", () => {
  const said: Kryptos.Action[] = [];
  const choosing: Choosing = { view: { ...middle, phase: "second" }, seat: 0, myTurn: true, target: { seat: 1, index: 2 }, value: null, shows: null, speak, play: (action) => said.push(action), forget: () => undefined };

  it("says what is known of the chosen card, then what a number would bring", () => {
    expect(barOf({ ...choosing, view: { ...middle, phase: "first" } }).consequence).toBe(known(middle.hands[1]!, 2, speak));
    expect(barOf(choosing).sentence).toContain("kryptos-ui-second");
    expect(barOf(choosing).consequence).toContain(known(middle.hands[1]!, 2, speak));
    const bar = barOf({ ...choosing, value: 9 });
    expect(bar.consequence).toContain("kryptos-ui-if-second");
    bar.buttons?.forEach((button) => button.act());
    expect(said).toEqual([{ type: "end_turn" }, { type: "guess", target: 1, index: 2, value: 9 }]);
  });

  it("asks for a card where the number was chosen first", () => {
    const bar = barOf({ ...choosing, view: { ...middle, phase: "first" }, target: null, value: 9 });
    expect(bar.sentence).toBe(speak("kryptos-ui-choose-card-for", { value: 9 }));
    expect(bar.buttons?.map((button) => button.label)).toEqual([speak("kryptos-ui-change")]);
    expect(barOf({ ...choosing, target: null, value: 9 }).consequence).toContain("kryptos-ui-second");
  });
});

describe("the words", () => {
  it("give each seat its points out of fifteen", () => {
    expect(notes(middle, speak).map((note) => note.figure)).toEqual(middle.points.map(String));
    expect(notes(middle, speak).flatMap((note, seat) => (note.remark ? [seat] : []))).toEqual([middle.first]);
    expect(notes(middle, speak)[middle.first ?? -1]?.label).toContain("kryptos-ui-first-help");
  });

  it("say what happens in every phase of the recorded game", () => {
    for (const { view, seat } of shown) expect(sentence(view, seat, speak).sentence).toMatch(/^kryptos-ui-/);
    expect(sentence(last, 0, speak).sentence).toContain("kryptos-ui-over");
  });

  it("tell the first card that is shown from the second (KRP-14)", () => {
    const shows = (face_up: boolean[]) => ({ ...middle, phase: "reveal" as const, turn: 1, hands: middle.hands.map((hand) => ({ ...hand, face_up })) });
    const [first, second] = [shows([false, false, false]), shows([false, true, false])];
    expect(sentence(first, 0, speak).sentence).toBe('kryptos-ui-reveal-wait {"seat":1,"number":1}');
    expect(sentence(second, 0, speak).sentence).toBe('kryptos-ui-reveal-wait {"seat":1,"number":2}');
    const bar = barOf({ view: second, seat: 1, myTurn: true, target: null, value: null, shows: null, speak, play: () => undefined, forget: () => undefined });
    expect(bar.sentence).toBe('kryptos-ui-reveal-choose {"number":2}');
  });

  it("ask nobody to choose where nobody can, as in a replay", () => {
    const reveal = { ...middle, phase: "reveal" as const, turn: 1 };
    expect(sentence(reveal, 1, speak)).toEqual(sentence(reveal, null, speak));
  });

  it("announce the last round to whoever plays and whoever waits (KRP-35)", () => {
    const play = { ...middle, phase: "first" as const, turn: 0 };
    const bar = (view: Kryptos.View) => barOf({ view, seat: 0, myTurn: true, target: null, value: null, shows: null, speak, play: () => undefined, forget: () => undefined }).lead;
    expect([bar({ ...play, triggered: false }), bar({ ...play, triggered: true })]).toEqual(["kryptos-ui-your-turn {}", "kryptos-ui-your-last-turn {}"]);
    expect(sentence({ ...play, triggered: false }, 1, speak).sentence).not.toContain("last-round");
    for (const phase of ["first", "second"]) expect(sentence({ ...play, phase, triggered: true }, 1, speak).sentence).toContain("last-round");
  });

  it("call no card hidden that lies open at the end (KRP-R33)", () => {
    const at = middle.hands[1]!.values.indexOf(null);
    const shown = { ...middle.hands[1]!, values: middle.hands[1]!.values.map((value, index) => (index === at ? 7 : value)) };
    expect(labelOf(shown, 1, at, colourOf, [], speak)).toBe(`kryptos-ui-card-never-found ${JSON.stringify({ seat: 1, index: at + 1, value: 7, colour: "2" })}`);
    expect(labelOf(middle.hands[1]!, 1, at, colourOf, [7], speak)).toMatch(/^kryptos-ui-card-hidden.*kryptos-ui-marked/);
  });

  it("know which numbers are not in play", () => {
    expect(highest(middle)).toBe(36);
  });
});
