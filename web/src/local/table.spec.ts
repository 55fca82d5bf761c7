import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "$lib/api";
import type { CreateTable, Local } from "$lib/generated/types";
import { LocalTable, type Carrier, type Keeper } from "./table";

const HEAD = { sheet: { id: "abc" }, talk: [], content: null };
const WISH = { game: "kryptos", seats: 3, bots: {} } as unknown as CreateTable;
const PROBLEM = { rule: "TABLE-6", reason: "table-options", facts: {}, text: "No." };

/** An engine that answers errands by their type, and notes them. */
class Fake implements Carrier {
  errands: Local.Errands[] = [];
  thoughts: Local.Thought[] = [];
  answers: Partial<Record<Local.Errands["type"], Local.Done>> = { open: { head: HEAD, rows: [["abc", 1]] } };
  thinks: () => Promise<string> = () => Promise.resolve('{"type":"guess"}');

  errand(text: string): Promise<string> {
    const errand = JSON.parse(text) as Local.Errands;
    this.errands.push(errand);
    return Promise.resolve(JSON.stringify(this.answers[errand.type] ?? {}));
  }

  think(text: string): Promise<string> {
    this.thoughts.push(JSON.parse(text) as Local.Thought);
    return this.thinks();
  }

  get kinds(): string[] {
    return this.errands.map((errand) => errand.type);
  }
}

const thought = (level: string | null) => ({ type: "thought" as const, aloud: false, going_on: false, action: null, content: null, id: 7, game: "kryptos", seat: 1, level, view: {}, memory: null, seed: 1, number: 2 });

describe("a table of this browser", () => {
  let engine: Fake;
  let happened: string[];
  const keeper: Keeper = { keep: async (id, head, rows) => void happened.push(`kept ${id} ${head ? "head " : ""}${rows.length}`) };
  const open = () => LocalTable.open(engine, keeper, () => "fr", WISH, "Ana");
  const connect = (table: LocalTable, address = "ws://x/api") => {
    const line = table.opens(address);
    line.onmessage = ({ data }) => void happened.push(`shown ${String(data)}`);
    return line;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    engine = new Fake();
    happened = [];
  });
  afterEach(() => void vi.useRealTimers());

  it("is known by the name that the engine gave it, and kept", async () => {
    const table = await open();
    expect(table.id).toBe("abc");
    expect(happened).toEqual(["kept abc head 1"]);
    expect(engine.errands[0]).toMatchObject({ type: "open", language: "fr", name: "Ana" });
  });

  it("says why it cannot be", async () => {
    engine.answers.open = { error: PROBLEM };
    await expect(open()).rejects.toThrow(ApiError);
  });

  it("keeps a step before it is shown", async () => {
    const table = await open();
    engine.answers.hear = { rows: [["abc", 2], ["abc", 3]], messages: [{ type: "shown" }] };
    const line = connect(table);
    await vi.advanceTimersByTimeAsync(0);
    line.send('{"type":"play"}');
    await vi.advanceTimersByTimeAsync(0);
    expect(happened.slice(1)).toEqual(["kept abc 2", 'shown {"type":"shown"}']);
  });

  it("goes on where there is no more room, says so, and keeps all of it once there is", async () => {
    const full = new DOMException("full", "QuotaExceededError");
    const kept: unknown[] = [];
    const tight: Keeper = { keep: vi.fn(async (_, head, rows) => void kept.push(head, ...rows)) };
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.mocked(tight.keep).mockRejectedValueOnce(full).mockRejectedValueOnce(full);
    const table = await LocalTable.open(engine, tight, () => "en", WISH, "Ana");
    engine.answers.hear = { rows: [["abc", 2]], messages: [{ type: "shown" }] };
    const line = connect(table);
    await vi.advanceTimersByTimeAsync(0);
    line.send("{}");
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual(['shown {"type":"shown"}']);
    expect(table.unkept).toBe("room");
    engine.answers.hear = { rows: [["abc", 3]] };
    line.send("{}");
    await vi.advanceTimersByTimeAsync(0);
    expect(kept).toEqual([HEAD, ["abc", 1], ["abc", 2], ["abc", 3]]);
    expect(table.unkept).toBe(null);
  });

  it("keeps nothing more where another page has gone on with it", async () => {
    const taken: Keeper = { keep: vi.fn(() => Promise.reject(new DOMException("there", "ConstraintError"))) };
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const table = await LocalTable.open(engine, taken, () => "en", WISH, "Ana");
    engine.answers.hear = { rows: [["abc", 2]] };
    const line = connect(table);
    await vi.advanceTimersByTimeAsync(0);
    line.send("{}");
    await vi.advanceTimersByTimeAsync(0);
    expect(table.unkept).toBe("tab");
    expect(taken.keep).toHaveBeenCalledTimes(1);
  });

  it("is left when the step that is under way is kept", async () => {
    const table = await open();
    engine.answers.hear = { rows: [["abc", 2]] };
    const line = connect(table);
    await vi.advanceTimersByTimeAsync(0);
    line.send("{}");
    line.send("{}");
    await Promise.resolve();
    await table.leave();
    expect(happened.slice(1)).toEqual(["kept abc 1"]);
  });

  it("shows only what was missed to who comes back", async () => {
    connect(await open(), "ws://x/api?seen=12");
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.errands.at(-1)).toMatchObject({ type: "connect", seen: 12 });
  });

  it("has computer players think, and wakes when they are due", async () => {
    engine.answers.connect = { think: [thought("hard")] };
    engine.answers.answer = { wake: 0.8 };
    connect(await open());
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.errands.at(-1)).toMatchObject({ type: "answer", id: 7, plan: { type: "guess" } });
    await vi.advanceTimersByTimeAsync(800);
    expect(engine.kinds).toEqual(["open", "connect", "answer", "wake"]);
  });

  it("lets a computer player that fails play what is safe", async () => {
    engine.answers.connect = { think: [thought("hard")] };
    engine.thinks = () => Promise.reject(new Error("lost"));
    connect(await open());
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.errands.at(-1)).toMatchObject({ type: "answer", id: 7, plan: null });
  });

  it("gives a hint to who asks, and answers for no seat by it", async () => {
    const table = await open();
    engine.answers.hint = { think: [thought(null)] };
    engine.thinks = () => Promise.resolve('{"number":2,"action":{}}');
    expect(await table.hint()).toEqual({ number: 2, action: {} });
    expect(engine.kinds).toEqual(["open", "hint"]);
  });

  it("waits while nobody looks", async () => {
    const line = connect(await open());
    await vi.advanceTimersByTimeAsync(0);
    line.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.kinds).toEqual(["open", "connect", "leave"]);
  });

  it("does nothing more once it is closed", async () => {
    engine.answers.connect = { wake: 5 };
    const table = await open();
    connect(table);
    await vi.advanceTimersByTimeAsync(0);
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.kinds).not.toContain("wake");
  });
});
