import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Shown, StoryLine } from "$lib/generated/types";
import { TAKEN_BACK } from "$lib/story";
import { pace, type PaceName } from "./pace.svelte";
import { actsOf, placed, type Scenes } from "./scenes";
import { BOUND, SHORT, Stage } from "./stage.svelte";

const SCENES: Scenes = {
  guess: {
    beats: [{ lasts: 900, marks: ["said card:{owner}"], sound: "say", early: true }, { lasts: 700, marks: ["turn card:{owner}"], sound: "card" }],
    keeps: ["card:{owner}"],
    slip: { to: "owner", title: "found" },
  },
  drawn: { beats: [], slip: { to: "owner", title: "found", joins: true } },
  plays: { beats: [{ lasts: 300 }] },
  bid: { beats: [{ lasts: 500, marks: ["open bid:{seat}"] }], together: "", by: "" },
};

const line = (n: number, key: string, facts: Record<string, number> = {}): StoryLine => ({ n, key, facts });
const guess = (n: number, seat: number, owner: number) => line(n, "guess", { seat, owner });

function shown(number: number, story: StoryLine[], more: Partial<Shown> = {}): Shown {
  return { type: "shown", number, ask: 0, view: { number }, legal: null, story, clocks: {}, timers: [], muted: [], to_act: [1], outcome: null, retract: 0, ...more };
}

let heard: string[] = [];

function open(seat: number | null = 0, table = "t"): Stage {
  const stage = new Stage(table, () => seat, (tune) => heard.push(tune));
  stage.open(SCENES, ["has-bid"]);
  return stage;
}

/** A stage on which the first position stands. */
function began(seat: number | null = 0): Stage {
  const stage = open(seat);
  stage.receive(shown(1, []));
  return stage;
}

function setMotion(less: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: less }));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  pace.choose("normal");
  heard = [];
  setMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("places are written with the facts of the line", () => {
  expect(placed("said card:{owner}:{index}", line(1, "guess", { owner: 2, index: 5 }))).toEqual({ how: "said", at: "card:2:5" });
});

test("lines without a scene are told with the next that has one", () => {
  const acts = actsOf([line(1, "pay"), guess(1, 1, 2)], SCENES);
  expect(acts.map((act) => act.words.map((one) => one.key))).toEqual([["pay", "guess"]]);
});

test("lines that belong together are one scene, but never those of two steps", () => {
  const acts = actsOf([line(1, "bid", { seat: 0 }), line(1, "bid", { seat: 1 }), line(2, "bid", { seat: 0 })], SCENES);
  expect(acts.map((act) => act.lines.length)).toEqual([2, 1]);
});

test("what is said comes before what it brings", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  expect([stage.drawn?.number, stage.marks.how("card:2")]).toEqual([1, "said"]);
  vi.advanceTimersByTime(899);
  expect(stage.drawn?.number).toBe(1);
  vi.advanceTimersByTime(1);
  expect([stage.drawn?.number, stage.before?.number, stage.marks.how("card:2")]).toEqual([2, 1, "turn"]);
  vi.advanceTimersByTime(700);
  expect([stage.running, stage.marks.how("card:2")]).toEqual([false, null]);
  expect(heard).toEqual(["say", "card"]);
});

test("positions keep their order, however quickly they come", () => {
  const stage = began();
  const seen: number[] = [];
  for (const number of [2, 3, 4]) stage.receive(shown(number, [guess(number, 1, 2)]));
  while (stage.running) {
    seen.push(stage.drawn!.number);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 4]);
  expect(stage.drawn?.number).toBe(4);
});

test("the stage is never behind by more than its bound, and forgets nothing that it leaves out", () => {
  const stage = began();
  for (let number = 2; number < 60; number++) stage.receive(shown(number, [guess(number, 1, 2)]));
  vi.advanceTimersByTime(BOUND + 900);
  expect([stage.running, stage.drawn?.number]).toEqual([false, 59]);
  expect(stage.happened.at(-1)?.lines[0]?.n).toBe(59);
});

test("a long queue is hurried, and no beat below what can be seen", () => {
  const stage = began();
  for (let number = 2; number < 12; number++) stage.receive(shown(number, [guess(number, 1, 2)]));
  vi.advanceTimersByTime(900);
  expect(stage.marks.how("card:2")).toBe("turn");
  vi.advanceTimersByTime(449);
  expect(stage.marks.how("card:2")).toBe("turn");
  vi.advanceTimersByTime(1);
  expect(stage.marks.how("card:2")).toBe("said");
});

test("whoever skips is in the present, and knows what happened", () => {
  const stage = began();
  for (const number of [2, 3]) stage.receive(shown(number, [guess(number, 1, 2)]));
  stage.skip();
  expect([stage.running, stage.drawn?.number, stage.happened.length]).toEqual([false, 3, 2]);
  vi.advanceTimersByTime(60_000);
  expect(stage.happened).toHaveLength(2);
});

test("places stay marked with who acted until I act", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  stage.receive(shown(3, [guess(3, 2, 3)]));
  vi.advanceTimersByTime(10_000);
  expect([stage.marks.flag("card:2"), stage.marks.flag("card:3")]).toEqual([{ seat: 1 }, { seat: 2 }]);
  stage.receive(shown(4, [], { ask: 1 }));
  expect([stage.marks.flag("card:2"), stage.happened]).toEqual([null, []]);
});

test("when I act the scenes are cut, and what I did is no news to me", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  stage.receive(shown(3, [guess(3, 0, 2)], { ask: 1 }));
  expect([stage.drawn?.number, stage.marks.how("card:2")]).toEqual([3, "turn"]);
  vi.advanceTimersByTime(700);
  expect(stage.happened).toEqual([]);
});

test("what belongs to one deed is told on one slip, and another's deed on another", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 0)]));
  stage.receive(shown(3, [line(3, "drawn", { seat: 1, owner: 0 })]));
  stage.receive(shown(4, [line(4, "drawn", { seat: 2, owner: 0 })]));
  stage.skip();
  expect(stage.slips.map((slip) => slip.act.words.map((word) => [word.key, word.facts.seat]))).toEqual([[["guess", 1], ["drawn", 1]], [["drawn", 2]]]);
  expect(stage.happened.length).toBe(3);
});

test("what leads to a scene is told before it, not in its middle, and not to who did it", () => {
  const told = (seat: number, ...lasts: number[]) => {
    const stage = began();
    stage.receive(shown(2, [line(2, "plays", { seat }), guess(2, 1, 2)]));
    return lasts.map((time) => {
      const now = [stage.told?.words.map((word) => word.key), stage.drawn?.number];
      vi.advanceTimersByTime(time);
      return now;
    });
  };
  expect(told(1, 300, 900, 700, 0)).toEqual([[["plays"], 1], [["guess"], 1], [["guess"], 2], [undefined, 2]]);
  expect(told(0, 900, 700, 0)).toEqual([[["guess"], 1], [["guess"], 2], [undefined, 2]]);
});

test("what befalls me is held longer and leaves a slip, which I can put away", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 0)]));
  vi.advanceTimersByTime(900 + 700 + 599);
  expect(stage.running).toBe(true);
  vi.advanceTimersByTime(1);
  expect([stage.running, stage.slips.map((slip) => slip.title)]).toEqual([false, ["found"]]);
  stage.putAway(stage.slips[0]!);
  expect(stage.slips).toEqual([]);
});

test("what happened can be seen again, from where it began", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  stage.receive(shown(3, []));
  vi.advanceTimersByTime(5_000);
  stage.again();
  expect([stage.drawn?.number, stage.marks.how("card:2")]).toEqual([1, "said"]);
  vi.advanceTimersByTime(1_600);
  expect([stage.running, stage.drawn?.number, stage.happened.length]).toEqual([false, 3, 1]);
});

test("after a reconnect nothing is told twice", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  stage.receive(shown(2, [], { view: { fresh: true } }));
  vi.advanceTimersByTime(5_000);
  expect([stage.happened.length, stage.drawn?.view]).toEqual([1, { fresh: true }]);
});

test("what was missed while the line was down is told from one position", () => {
  const stage = began();
  stage.receive(shown(4, [guess(2, 1, 2), guess(3, 1, 3), guess(4, 1, 4)]));
  vi.advanceTimersByTime(10_000);
  expect([stage.happened.length, stage.drawn?.number]).toEqual([3, 4]);
});

test("what was taken back never happened: it leaves no flag, no slip and no scene", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 3)]));
  stage.receive(shown(3, [guess(3, 2, 0)]));
  stage.receive(shown(4, [line(4, TAKEN_BACK, { seat: 2 })]));
  expect([stage.running, stage.drawn?.number, stage.settled?.number, stage.slips]).toEqual([false, 4, 4, []]);
  expect([stage.marks.flag("card:0"), stage.marks.flag("card:3")]).toEqual([null, { seat: 1 }]);
});

test("what stands outside the scene speaks of no later position than the scene", () => {
  const stage = began();
  const said: number[] = [];
  for (const number of [2, 3]) stage.receive(shown(number, [guess(number, 1, 2)]));
  while (stage.running) {
    said.push(stage.settled!.number);
    vi.advanceTimersToNextTimer();
  }
  expect(said).toEqual([1, 1, 2, 2]);
  expect(stage.settled?.number).toBe(3);
  stage.again();
  expect([stage.running, stage.settled?.number]).toEqual([true, 1]);
  stage.skip();
  expect(stage.settled?.number).toBe(3);
});

test("what a server has forgotten never happened", () => {
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  vi.advanceTimersByTime(5_000);
  stage.receive(shown(3, [guess(3, 2, 0)]));
  stage.receive(shown(2, [guess(2, 1, 2)]));
  expect([stage.running, stage.drawn?.number, stage.happened.length, stage.slips]).toEqual([false, 2, 1, []]);
});

test("people who want less motion see the same as stills, none shorter than they can read", () => {
  setMotion(true);
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  vi.advanceTimersByTime(900);
  expect(stage.marks.how("card:2")).toBe("turn");
  vi.advanceTimersByTime(899);
  expect(stage.running).toBe(true);
});

test("a hidden page plays nothing, and a short replay when somebody looks again", () => {
  const stage = began();
  stage.look(false);
  for (let number = 2; number < 40; number++) stage.receive(shown(number, [guess(number, 1, 2)]));
  vi.advanceTimersByTime(60_000);
  expect([stage.drawn?.number, heard]).toEqual([1, []]);
  stage.look(true);
  expect(stage.running).toBe(true);
  vi.advanceTimersByTime(SHORT);
  expect([stage.running, stage.drawn?.number]).toEqual([false, 39]);
});

test("whoever closed the page is shown what they missed, and marked what happened since their turn", () => {
  const first = began();
  first.receive(shown(2, [guess(2, 1, 2)]));
  vi.advanceTimersByTime(5_000);
  const stage = open();
  stage.receive(shown(4, [guess(2, 1, 2), guess(3, 2, 3), guess(4, 2, 4)]));
  expect([stage.drawn?.number, stage.happened.length, stage.marks.how("card:3")]).toEqual([4, 1, "said"]);
  vi.advanceTimersByTime(5_000);
  expect(stage.happened).toHaveLength(3);
});

test("whoever comes back after days finds every step they missed, and is shown the end of it in time", () => {
  began().receive(shown(2, [guess(2, 0, 2)], { ask: 1 }));
  vi.advanceTimersByTime(3 * 86_400_000);
  const stage = open();
  const missed = Array.from({ length: 20 }, (_, index) => guess(index + 3, 1, 3));
  stage.receive(shown(22, [guess(2, 0, 2), ...missed], { ask: 2, to_act: [0] }));
  expect(stage.running).toBe(true);
  vi.advanceTimersByTime(SHORT);
  expect([stage.running, stage.drawn?.number]).toEqual([false, 22]);
  expect(stage.happened.map((act) => act.lines[0]!.n)).toEqual(missed.map(({ n }) => n));
  const again = open();
  again.receive(shown(22, [guess(2, 0, 2), ...missed], { ask: 2, to_act: [0] }));
  expect([again.running, again.happened.length], "they are shown once, and stay to be shown again").toEqual([false, 20]);
});

test("whoever sits down for the first time is told nothing of the past", () => {
  const stage = open();
  stage.receive(shown(9, [guess(8, 1, 2)]));
  expect([stage.running, stage.happened]).toEqual([false, []]);
});

test.each<[PaceName, number]>([["slow", 1.6], ["normal", 1], ["quick", 0.5]])("at the pace %s a beat lasts %d times as long", (name, factor) => {
  pace.choose(name);
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 2)]));
  vi.advanceTimersByTime(900 * factor - 1);
  expect(stage.drawn?.number).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stage.drawn?.number).toBe(2);
});

test("without scenes everything is there at once, marked, and silent", () => {
  pace.choose("off");
  const stage = began();
  stage.receive(shown(2, [guess(2, 1, 0)]));
  expect([stage.running, stage.drawn?.number, stage.happened.length, stage.slips.length, heard]).toEqual([false, 2, 1, 1, []]);
});

test("it is known who thinks and since when, over all steps of a turn", () => {
  const stage = began();
  const since = stage.thinking.since;
  vi.advanceTimersByTime(4_000);
  stage.receive(shown(2, []));
  expect(stage.thinking).toEqual({ seats: [1], since });
  stage.receive(shown(3, [], { to_act: [0] }));
  expect(stage.thinking.seats).toEqual([]);
});

test("what comes before the scenes are known is played when they are", () => {
  const stage = new Stage("u", () => 0, () => {});
  stage.receive(shown(1, []));
  stage.receive(shown(2, [guess(2, 1, 2)]));
  expect(stage.drawn?.number).toBe(2);
  stage.open(SCENES);
  expect([stage.drawn?.number, stage.running]).toEqual([1, true]);
});
