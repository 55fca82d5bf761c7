import { expect, test } from "vitest";
import { Socket, type Connection } from "./socket";

/** A socket that is open at once, and does not notice when the network goes away. */
class Line {
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage = null;
  close(): void {
    this.readyState = 2;
  }
}

test("a table knows at once that the network is gone, and comes back with it", () => {
  const lines: Line[] = [];
  const states: Connection[] = [];
  const open = () => {
    lines.push(new Line());
    return lines.at(-1) as unknown as WebSocket;
  };
  const socket = new Socket("ws://here", { message: () => undefined, connection: (state) => states.push(state), query: () => "" }, open);
  lines[0]!.onopen!();
  globalThis.dispatchEvent(new Event("offline"));
  expect(states).toEqual(["connecting", "open", "lost"]);
  lines[0]!.onclose!({ code: 1006 });
  expect(states.at(-1)).toBe("lost");
  globalThis.dispatchEvent(new Event("online"));
  lines[1]!.onopen!();
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  socket.close();
  globalThis.dispatchEvent(new Event("offline"));
  globalThis.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(2);
});
