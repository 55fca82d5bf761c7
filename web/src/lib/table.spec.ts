import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Shown, StoryLine, TableNews } from "./generated/types";
import { joinStory, TAKEN_BACK } from "./story";
import { TableState } from "./table.svelte";

class Line {
  static all: Line[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  connect(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const line = (n: number): StoryLine => ({ key: `line-${n}`, facts: {}, n });

function shown(number: number, more: Partial<Shown> = {}): Shown {
  return {
    type: "shown", number, ask: 0, view: { number }, legal: null, story: [line(number)], clocks: {}, timers: [], muted: [], to_act: [0],
    outcome: null, retract: 0, ...more,
  };
}

const info = (my_seat: number | null) =>
  ({ type: "table", id: "t", game: "kryptos", seats: [{ seat: 0, name: "Mila", kind: "person", connected: false, host: true, ready: true }], my_seat, take_back: null }) as unknown as TableNews;

function open(): [TableState, Line] {
  const table = new TableState("t", null, (address) => new Line(address) as unknown as WebSocket);
  const socket = Line.all.at(-1)!;
  socket.connect();
  socket.say(info(0));
  return [table, socket];
}

/** Let the line come back and the table let this browser in. */
function back(): Line {
  vi.advanceTimersByTime(250);
  const socket = Line.all.at(-1)!;
  socket.connect();
  socket.say(info(0));
  return socket;
}

const refused = (rule: string, ask: number) => ({ type: "refused", ask, refusal: { type: "refusal", rule, reason: "table-stale", facts: {} }, text: rule }) satisfies FromServer;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Line.all = [];
});

describe("a table", () => {
  it("shows what came last, whole, and remembers what was before", () => {
    const [table, socket] = open();
    socket.say(shown(1));
    socket.say(shown(2));
    expect(table.shown?.view).toEqual({ number: 2 });
    expect(table.before?.view).toEqual({ number: 1 });
    expect(table.story.map((one) => one.n)).toEqual([1, 2]);
    expect(table.myTurn).toBe(true);
  });

  it("forgets a wish to take back when the game goes on, not when the same is shown again", () => {
    const [table, socket] = open();
    socket.say(shown(1));
    socket.say({ type: "take_back_asked", seat: 1 });
    socket.say(shown(1));
    expect(table.takeBackBy).toBe(1);
    socket.say(shown(2));
    expect(table.takeBackBy).toBeNull();
  });

  it("sends an action with the ask it was shown, and changes nothing by itself", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 4 }));
    table.play({ type: "end_turn" });
    expect(socket.sent).toEqual([{ type: "play", ask: 4, action: { type: "end_turn" }, hold: true }]);
    expect(table.shown?.number).toBe(1);
    expect(table.waiting).toBe(true);
    socket.say(shown(2, { ask: 5 }));
    expect(table.waiting).toBe(false);
  });

  it("keeps a refusal until it is dismissed or the next move is played", () => {
    const [table, socket] = open();
    socket.say(shown(1));
    table.play({});
    socket.say({ type: "refused", ask: 0, refusal: { type: "refusal", rule: "KRP-23", reason: "kryptos-covered", facts: { value: 7 } }, text: "covered" } satisfies FromServer);
    expect(table.slip?.rule).toBe("KRP-23");
    socket.say(shown(2));
    expect(table.slip?.rule).toBe("KRP-23");
    table.play({});
    expect(table.slip).toBeNull();
  });

  it("forgets what was said at the door once it is let in, and nothing else", () => {
    const [table, socket] = open();
    socket.say({ type: "error", error: { rule: "HTTP-403", reason: "server-private", facts: {}, text: "private" } } satisfies FromServer);
    expect(table.slip?.rule).toBe("HTTP-403");
    socket.close(4403);
    table.again();
    const second = Line.all.at(-1)!;
    second.connect();
    expect(table.slip?.rule).toBe("HTTP-403");
    second.say(info(1));
    expect(table.slip).toBeNull();
    table.refuse({ rule: "KRP-23", reason: "kryptos-covered", facts: {}, text: "covered" });
    second.say(info(1));
    expect(table.slip?.rule).toBe("KRP-23");
  });

  it("asks again when a number is missing, and shows the answer", () => {
    const [table, socket] = open();
    socket.say(shown(1));
    socket.say(shown(4));
    expect(socket.sent).toEqual([{ type: "resync", seen: 1 }]);
    expect(table.shown?.number).toBe(1);
    socket.say(shown(4, { story: [line(2), line(3), line(4)] }));
    expect(table.shown?.number).toBe(4);
    expect(table.story.map((one) => one.n)).toEqual([1, 2, 3, 4]);
  });

  it("comes back by itself, later each time, and says what it has seen", () => {
    const [table, socket] = open();
    socket.say(shown(3));
    socket.close(1006);
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    const second = Line.all.at(-1)!;
    expect(second).not.toBe(socket);
    expect(second.address).toContain("seen=3");
    second.close(1012);
    vi.advanceTimersByTime(249);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(251);
    expect(Line.all).toHaveLength(3);
    Line.all.at(-1)!.connect();
    expect(table.connection).toBe("open");
  });

  it("stops trying where it is not admitted", () => {
    const [table, socket] = open();
    socket.close(4403);
    vi.advanceTimersByTime(60_000);
    expect(table.connection).toBe("refused");
    expect(Line.all).toHaveLength(1);
  });

  it("keeps a step while the line is down, and sends it once the table lets it in again", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    socket.close(1006);
    table.play({ type: "end_turn" });
    expect(socket.sent).toEqual([]);
    expect(table.pressed).toBe(true);
    const second = back();
    expect(second.sent).toEqual([{ type: "play", ask: 3, action: { type: "end_turn" }, hold: true }]);
    second.say(shown(2, { ask: 4 }));
    expect(table.waiting).toBe(false);
    expect(table.slip).toBeNull();
  });

  it("sends a step again whose answer was lost, under its own number, and is silent about the second refusal", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    table.play({ type: "end_turn" });
    socket.close(1006);
    const second = back();
    expect(second.sent).toEqual([{ type: "play", ask: 3, action: { type: "end_turn" }, hold: true }]);
    second.say(shown(2, { ask: 4 }));
    second.say(refused("TABLE-2", 3));
    expect(table.slip).toBeNull();
    expect(table.waiting).toBe(false);
  });

  it("says so when the game went on before a step could leave", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    socket.close(1006);
    table.play({ type: "end_turn" });
    vi.advanceTimersByTime(250);
    const second = Line.all.at(-1)!;
    second.connect();
    second.say(shown(2, { ask: 4 }));
    expect(table.slip?.reason).toBe("client-step-overtaken");
    second.say(info(0));
    expect(second.sent).toEqual([]);
  });

  it("tells why a kept step no longer fits", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    socket.close(1006);
    table.play({ type: "guess" });
    const second = back();
    second.say(refused("KRP-24", 3));
    expect(table.slip?.rule).toBe("KRP-24");
    expect(table.pressed).toBe(false);
  });

  it("takes a step once however often it is pressed, and of drafts the newest", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    table.play({ digit: 1 }, "guess");
    table.play({ digit: 2 }, "guess");
    table.play({ digit: 3 }, "guess");
    table.play({ type: "fix" });
    table.play({ type: "fix" });
    expect(socket.sent).toHaveLength(1);
    expect(table.sending("guess")).toEqual({ digit: 3 });
    socket.say(shown(2, { ask: 4 }));
    socket.say(shown(3, { ask: 5 }));
    socket.say(shown(4, { ask: 6 }));
    expect(socket.sent).toEqual([
      { type: "play", ask: 3, action: { digit: 1 }, hold: true },
      { type: "play", ask: 4, action: { digit: 3 }, hold: true },
      { type: "play", ask: 5, action: { type: "fix" }, hold: true },
    ]);
    expect(table.sending("guess")).toBeNull();
  });

  it("tries another line when one takes a step and never answers", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    table.play({ type: "end_turn" });
    vi.advanceTimersByTime(10_000);
    expect(socket.readyState).toBe(3);
    const second = back();
    expect(second.sent).toEqual([{ type: "play", ask: 3, action: { type: "end_turn" }, hold: true }]);
  });

  it("lets go of a step that the server could not take", () => {
    const [table, socket] = open();
    socket.say(shown(1, { ask: 3 }));
    table.play({ type: "end_turn" });
    socket.say({ type: "error", error: { rule: "HTTP-503", reason: "server-not-kept", facts: {}, text: "not kept" } } satisfies FromServer);
    expect(table.pressed).toBe(false);
    expect(table.slip?.rule).toBe("HTTP-503");
  });

  it("counts unread words of others, once each", () => {
    const [table, socket] = open();
    const said = { type: "chat", id: 1, channel: "table", seat: 1, name: "Théo", text: "Salut", at: 0 } as const;
    socket.say(said);
    socket.say(said);
    socket.say({ ...said, id: 2, seat: 0 });
    expect(table.talk.said).toHaveLength(2);
    expect(table.talk.unread).toBe(1);
    table.talk.read();
    expect(table.talk.unread).toBe(0);
  });

  it("counts what is said on each channel by itself", () => {
    const [table, socket] = open();
    const said = { type: "chat", id: 1, channel: "table", seat: 1, name: "Théo", text: "Salut", at: 0 } as const;
    socket.say(said);
    socket.say({ ...said, channel: "team", text: "Psst" });
    socket.say({ ...said, id: 2 });
    expect(table.talk.said).toHaveLength(3);
    expect(table.talk.heard).toBe("table:2,team:1");
  });

  it("notices who comes and goes", () => {
    const [table, socket] = open();
    socket.say({ type: "presence", seat: 0, connected: true });
    expect(table.info?.seats[0]?.connected).toBe(true);
  });

  it("forgets what one seat was shown when another is taken", () => {
    const [table, socket] = open();
    socket.say(shown(1));
    socket.say(info(null));
    expect(table.shown).toBeNull();
    expect(table.story).toEqual([]);
  });
});

describe("the story", () => {
  it("replaces what is told again", () => {
    expect(joinStory([line(1), line(2)], [line(2), line(3)], 3).map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it("stays when nothing is told", () => {
    expect(joinStory([line(1)], [], 2)).toEqual([line(1)]);
  });

  const by = (n: number, seat: number, key = "moved") => ({ n, key, facts: { seat } });
  const back = (n: number, seat: number) => by(n, seat, TAKEN_BACK);
  const numbers = (story: readonly StoryLine[]) => story.map((one) => one.n);

  it("does not tell what was taken back, step by step", () => {
    const told = [by(1, 0), by(2, 1), by(3, 1), back(4, 1)];
    expect(numbers(joinStory(told.slice(0, 3), told.slice(3), 4))).toEqual([1, 2, 4]);
    expect(numbers(joinStory(told, [back(5, 1)], 5))).toEqual([1, 4, 5]);
    expect(numbers(joinStory(told, [by(5, 1), back(6, 1)], 6))).toEqual([1, 2, 4, 6]);
  });

  it("leaves what others did meanwhile, and what was told before a step that was never told", () => {
    expect(numbers(joinStory([by(1, 1), by(2, 0)], [back(3, 1)], 3))).toEqual([2, 3]);
    expect(numbers(joinStory([by(1, 1)], [back(3, 1)], 3))).toEqual([1, 3]);
  });

  it("is the same when it is told again", () => {
    const once = joinStory([by(1, 0), by(2, 1)], [back(3, 1)], 3);
    expect(joinStory([], once, 3)).toEqual(once);
    expect(joinStory(once, [back(3, 1)], 3)).toEqual(once);
  });
});
