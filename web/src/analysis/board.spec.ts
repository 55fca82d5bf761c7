import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Local } from "$lib/generated/types";
import type { Carrier } from "../local/table";
import { AnalysisBoard } from "./board.svelte";
import { OPEN, type Kept } from "./keep";

const RECORD: Kept = { id: "abc", game: "kryptos", title: "", names: ["A", "B"], updated: 0, from: null, open: "open text", eyes: {}, shown: OPEN, at: 0, players: { 1: "easy" } };

/** A thought of a computer player: the steps of its turn. */
const PLAN = '[{"action":{}}]';

/** An engine in which seats 0 and 1 act in turn, each step one node further. */
class Fake implements Carrier {
  asked: Record<string, unknown>[] = [];
  eyes: number | null = null;
  error: Local.Done["error"] = null;
  thinks: () => Promise<string> = () => Promise.resolve(PLAN);
  #last = 0;
  #tree: Local.Twig[] = [];

  errand(text: string): Promise<string> {
    const asked = JSON.parse(text) as Record<string, unknown> & { type: string; node?: number; seat?: number | null };
    this.asked.push(asked);
    if (this.error) return Promise.resolve(JSON.stringify({ error: this.error }));
    if (asked.type === "branches-think") return Promise.resolve(JSON.stringify({ think: [{ id: 1 }] }));
    let node = asked.node ?? 0;
    if (asked.type === "branches-read") [this.eyes, this.#tree, this.#last] = [asked.text === "open text" ? null : 1, [], 0];
    if (asked.type === "branches-eyes") [this.eyes, node] = [asked.eyes as number, 0];
    if (asked.type === "branches-play") this.#tree.push({ node: (this.#last += 1), parent: node, seat: asked.by as number });
    if (asked.type === "branches-play") node = this.#last;
    const shown = { node, seat: asked.seat ?? this.eyes ?? node % 2, to_act: [node % 2], outcome: null, unknown: true, imagined: [], lucky: false, deals: null };
    const kept = asked.type === "branches-go" ? null : `${asked.type} at ${node}`;
    return Promise.resolve(JSON.stringify({ found: { game: "kryptos", names: [], seats: 2, eyes: this.eyes, shown, kept, tree: this.#tree } }));
  }

  think(): Promise<string> {
    return this.thinks();
  }

  get kinds(): string[] {
    return this.asked.map((one) => String(one.type).slice(9));
  }
}

describe("an analysis board", () => {
  let engine: Fake;
  let kept: Kept[];
  let board: AnalysisBoard;

  beforeEach(async () => {
    engine = new Fake();
    kept = [];
    board = new AnalysisBoard(engine, RECORD, (one) => (kept.push(one), Promise.resolve(true)));
    await board.open();
  });

  it("plays a move of the reader, and lets computers answer for their seats", async () => {
    await board.play({ type: "guess" });
    expect(board.tree.map((twig) => twig.seat)).toEqual([0, 1]);
    expect(board.at).toBe(2);
    expect(kept.at(-1)).toMatchObject({ open: "branches-play at 2", at: 2 });
  });

  it("keeps what each pair of eyes saw apart from the truth", async () => {
    await board.choose(1);
    expect(board.eyes).toBe(1);
    expect(kept.at(-1)).toMatchObject({ shown: "1@0", open: "branches-read at 0", eyes: { "1@0": "branches-eyes at 0" }, players: { 0: "easy" } });
    await board.choose(null);
    expect(engine.asked.filter((one) => one.type === "branches-read").at(-1)).toMatchObject({ text: "branches-read at 0" });
  });

  it("drops a thought when the reader has gone elsewhere meanwhile", async () => {
    let answer: (text: string) => void = () => undefined;
    engine.thinks = () => new Promise((done) => (answer = done));
    const moving = board.moveOne();
    await vi.waitFor(() => expect(board.thinking).toBe(0));
    await board.go(0);
    answer(PLAN);
    await moving;
    expect(engine.kinds).not.toContain("play");
    expect(board.thinking).toBeNull();
  });

  it("says why something was not done, and goes on", async () => {
    engine.error = { rule: "KRP-23", reason: "", facts: {}, text: "No." };
    await board.play({});
    expect(board.problem).toBe("No.");
    engine.error = null;
    await board.go(0);
    expect(board.problem).toBe("");
  });

  it("shows advice only where it was asked for", async () => {
    engine.thinks = () => Promise.resolve("[0.5, 0.25]");
    await board.advise();
    expect([board.chanceAt(0), board.found?.seat]).toEqual([0.5, 0]);
    await board.choose(1);
    expect([board.chanceAt(0), board.found]).toEqual([null, null]);
  });

  it("tells where nothing can be kept", async () => {
    board = new AnalysisBoard(engine, RECORD, () => Promise.resolve(false));
    await board.open();
    await vi.waitFor(() => expect(board.unkept).toBe(true));
  });

  it("works out the chances along the line, first at its ends", async () => {
    engine.thinks = () => Promise.resolve("[0.75, 0.25]");
    for (let step = 0; step < 5; step += 1) await board.moveOne();
    engine.asked = [];
    await board.weighLine();
    expect(board.line).toEqual([0, 1, 2, 3, 4, 5]);
    const weighed = engine.asked.filter((one) => one.by === 0).map((one) => one.node);
    expect(weighed).toEqual([0, 5, 4, 2, 1, 3]);
    expect(board.chancesAt(3)).toEqual([0.75, 0.25]);
  });

  it("says nothing of a step that went while its chances were worked out", async () => {
    engine.thinks = async () => {
      engine.thinks = () => Promise.resolve("[1, 0]");
      await board.go(0);
      throw new Error("gone");
    };
    await board.weighLine();
    expect(board.problem).toBe("");
  });
});
