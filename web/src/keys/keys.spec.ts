import { describe, expect, it } from "vitest";
import type { StoryLine } from "$lib/generated/types";
import type { BoardModule } from "../games/board";
import recorded from "../games/kryptos/recorded.json";
import { lies } from "../games/kryptos/lies";
import type { Kryptos } from "$lib/generated/types";
import { changed, mayWords, type Shown } from "./answers";
import { called, keysOf, pressed, QUESTIONS, type Doing } from "./keys";

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });

function doing(log: string[], running = false): Doing {
  const note = (what: string) => () => void log.push(what);
  return { list: note("list"), ask: (question) => void log.push(question), questions: QUESTIONS, help: note("help"), retract: { may: () => true, act: (whole) => void log.push(whole ? "all" : "one") }, scenes: { running: () => running, skip: note("skip"), again: note("again") } };
}

function done(event: KeyboardEvent, on = "<p></p>", running = false): string[] {
  const log: string[] = [];
  document.body.innerHTML = on;
  const keys = keysOf(doing(log, running));
  const listen = (heard: Event) => pressed(heard as KeyboardEvent, keys);
  window.addEventListener("keydown", listen);
  document.body.querySelector("*")!.dispatchEvent(event);
  window.removeEventListener("keydown", listen);
  return log;
}

describe("a key", () => {
  it("asks the board, also from a field that is typed in", () => {
    expect(done(press("F2"))).toEqual(["may"]);
    expect(done(press("F2", { shiftKey: true }), "<input>")).toEqual(["lies"]);
    expect(done(press("F8"), "<textarea></textarea>")).toEqual(["changed"]);
  });

  it("is a letter of the text where one types", () => {
    expect(done(press("?", { shiftKey: true }))).toEqual(["list"]);
    expect(["?", "h", "r"].flatMap((key) => done(press(key), "<input>"))).toEqual([]);
    expect(done(press("z", { ctrlKey: true }), "<input>")).toEqual([]);
  });

  it("counts as it is printed, and on keyboards of other alphabets as it lies", () => {
    expect(called(press("z", { ctrlKey: true, code: "KeyW" }))).toBe("Control+Z");
    expect(called(press("з", { metaKey: true, shiftKey: true, code: "KeyZ" }))).toBe("Control+Shift+Z");
    expect(done(press("z", { ctrlKey: true }))).toEqual(["one"]);
  });

  it("with Alt or Control belongs to the browser", () => {
    expect([press("h", { ctrlKey: true }), press("F2", { altKey: true }), press("r", { metaKey: true })].flatMap((one) => done(one))).toEqual([]);
  });

  it("ends a scene only while one is played, and the space bar not where it presses something", () => {
    expect(done(press("Escape"))).toEqual([]);
    expect(done(press("Escape"), "<p></p>", true)).toEqual(["skip"]);
    expect(done(press(" "), "<button></button>", true)).toEqual([]);
    expect(done(press(" "), "<p></p>", true)).toEqual(["skip"]);
  });
});

describe("the board answers", () => {
  const speak = (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`;
  const line = (n: number, key: string): StoryLine => ({ n, key, facts: {} }) as StoryLine;
  const shown = (story: StoryLine[], since?: number) => ({ module: { fleeting: ["has-bid"] } as unknown as BoardModule, story, since, speak }) as unknown as Shown;

  it("what may be done by what the bar says and offers", () => {
    document.body.innerHTML = "<section><p role=status><b>Your turn.</b> Choose.<small>It stays.</small></p><button>Change</button><button disabled>Say</button></section>";
    const said = mayWords(document.querySelector("section"), null);
    expect(said).toContain("Your turn. Choose. It stays.");
    expect(said).toContain("keys-buttons");
  });

  it("what changed since my last turn, else the last step, and no stale news", () => {
    const story = [line(1, "a"), line(2, "b"), line(3, "has-bid"), line(3, "c")];
    expect(changed(shown(story, 2))).toEqual(["b {}", "c {}"]);
    expect(changed(shown(story))).toEqual(["c {}"]);
  });

  it("no card that the viewer does not see", () => {
    for (const { seat, view } of recorded as unknown as { seat: number; view: Kryptos.View }[]) {
      const words = lies(view, seat, null, speak);
      const told = words.filter((one) => /"value":/.test(one)).length;
      expect(told).toBe(view.hands.flatMap((hand) => hand.values).filter((value) => value !== null).length);
    }
  });
});
