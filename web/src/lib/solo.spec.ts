import { beforeEach, expect, test } from "vitest";
import type { GameInfo, TableInfo } from "./generated/types";
import { isSolo, keepSolo, lastSolo } from "./solo";

const game = { slug: "kreta", seats: [2, 3, 4], bots: ["easy", "normal", "hard"] } as unknown as GameInfo;
beforeEach(() => localStorage.clear());

test("who never chose plays easy computers at the usual table", () => {
  expect(lastSolo(game)).toEqual({ seats: 4, level: "easy" });
});

test("the last choice is kept for each game, and what is no choice any more is not", () => {
  keepSolo("kreta", { seats: 2, level: "hard" });
  expect(lastSolo(game)).toEqual({ seats: 2, level: "hard" });
  expect(lastSolo({ ...game, slug: "krysis" })).toEqual({ seats: 4, level: "easy" });
  localStorage.setItem("kastellan-solo-kreta", '{"seats": 9, "level": "divine"}');
  expect(lastSolo(game)).toEqual({ seats: 4, level: "easy" });
  localStorage.setItem("kastellan-solo-kreta", "null");
  expect(lastSolo(game)).toEqual({ seats: 4, level: "easy" });
});

test("a table is solo when everybody else is a computer", () => {
  const table = (kinds: string[], host = 0) => ({ status: "open", my_seat: 0, host_seat: host, seats: kinds.map((kind, seat) => ({ seat, kind })) }) as unknown as TableInfo;
  expect(isSolo(table(["person", "bot", "bot"]))).toBe(true);
  expect(isSolo(table(["person", "bot", "person"]))).toBe(false);
  expect(isSolo(table(["person", "bot", "free"]))).toBe(false);
  expect(isSolo(table(["person", "bot"], 1))).toBe(false);
});
