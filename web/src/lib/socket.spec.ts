import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Connection } from "./socket";

/** A socket that does not notice by itself when the network goes away. */
class Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  close(): void {
    this.readyState = 2;
  }

  admit(): void {
    this.readyState = 1;
    this.onopen!();
  }

  say(type: string): void {
    this.onmessage!({ data: JSON.stringify({ type }) });
  }

  fall(code = 1006): void {
    this.readyState = 3;
    this.onclose!({ code });
  }
}

let lines: Line[];
let states: Connection[];
let heard: string[];
let socket: Socket;

function begin(): void {
  [lines, states, heard] = [[], [], []];
  const open = () => {
    lines.push(new Line());
    return lines.at(-1) as unknown as WebSocket;
  };
  socket = new Socket("ws://here", { message: (one) => heard.push(one.type), connection: (state) => states.push(state), query: () => "" }, open);
}

/** Turn to the page. */
function look(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Let an attempt fail each time until so many milliseconds have passed; return when each of them began. */
function attempts(until: number, attempt: (line: Line) => void): number[] {
  const begun: number[] = [];
  for (let now = 0; now <= until; now += 25) {
    if (lines.at(-1)!.readyState === 0) {
      begun.push(now);
      attempt(lines.at(-1)!);
    }
    vi.advanceTimersByTime(25);
  }
  return begun;
}

beforeEach(() => {
  vi.useFakeTimers();
  begin();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("a table knows at once that the network is gone, and comes back with it", () => {
  lines[0]!.admit();
  globalThis.dispatchEvent(new Event("offline"));
  expect(states).toEqual(["connecting", "open", "lost"]);
  lines[0]!.fall();
  expect(states.at(-1)).toBe("lost");
  globalThis.dispatchEvent(new Event("online"));
  lines[1]!.admit();
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  socket.close();
  globalThis.dispatchEvent(new Event("offline"));
  globalThis.dispatchEvent(new Event("online"));
  look();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test("a lost line is tried again soon, then less often, and never more than five seconds apart", () => {
  const begun = attempts(60_000, (line) => line.fall());
  const gaps = begun.slice(1).map((at, place) => at - begun[place]!);
  expect(gaps[0]).toBeLessThanOrEqual(275);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(5_025);
  expect(Math.max(...gaps)).toBeGreaterThan(2_000);
  expect(begun.length).toBeLessThan(35);
});

test("clients do not come back all at the same moment", () => {
  const moments = new Set(Array.from({ length: 20 }, () => {
    socket.close();
    begin();
    lines[0]!.fall();
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    return Date.now() - before;
  }));
  expect(moments.size).toBeGreaterThan(5);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(125);
});

test("who looks at the page again does not wait, nor begins a second attempt beside the first", () => {
  attempts(20_000, (line) => line.fall());
  const tried = lines.length;
  look();
  expect(lines).toHaveLength(tried + 1);
  look();
  expect(lines).toHaveLength(tried + 1);
  lines.at(-1)!.admit();
  look();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(tried + 1);
  expect(states.at(-1)).toBe("open");
});

test("an attempt that began without a network is given up when it comes, and heard no more", () => {
  globalThis.dispatchEvent(new Event("online"));
  expect(lines.map((line) => line.readyState)).toEqual([2, 0]);
  lines[0]!.admit();
  lines[0]!.say("table");
  lines[0]!.fall();
  expect([heard, states]).toEqual([[], ["connecting", "connecting"]]);
});

test("a server that lets one in only to say that it is full is not stormed", () => {
  const begun = attempts(60_000, (line) => (line.admit(), line.say("error"), line.fall(1013)));
  expect(begun.length).toBeLessThan(35);
});

test("who was let in comes back soon", () => {
  attempts(20_000, (line) => line.fall());
  look();
  lines.at(-1)!.admit();
  lines.at(-1)!.say("table");
  const tried = lines.length;
  lines.at(-1)!.fall();
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(tried + 1);
});
