import { expect, it } from "vitest";
import { kept, ranked, waits } from "./order";
import type { Row } from "./rows";

const row = (id: string, changed: number, more: Partial<Row> = {}): Row => ({ id, game: "kryptos", seat: 0, status: "playing", name: "", changed, my_turn: false, players: [], teams: [], scores: [], to_act: [], task: "", invited: null, paused: null, ...more });

it("puts my turns first, then invitations, then what waits for others, the newest of each first", () => {
  const tables = [row("others", 9), row("asked", 5, { invited: 1 }), row("old", 1, { my_turn: true }), row("new", 3, { my_turn: true })];
  expect(ranked(tables)).toEqual(["new", "old", "asked", "others"]);
});

it("says that a game of this device waits: while I am away nobody plays there", () => {
  expect([row("there", 1), row("mine", 1, { my_turn: true }), row("here", 1, { local: true })].map(waits)).toEqual([false, true, true]);
});

it("leaves every row where it is when it becomes my turn, and puts what is new last", () => {
  const before = ranked([row("a", 2), row("b", 1)]);
  expect(kept(before, [row("c", 9, { my_turn: true }), row("a", 2), row("b", 8, { my_turn: true })])).toEqual(["a", "b", "c"]);
  expect(kept(before, [row("b", 1)])).toEqual(["b"]);
});
