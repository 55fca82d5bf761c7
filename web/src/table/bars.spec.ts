import { expect, test } from "vitest";
import type { TableInfo } from "$lib/generated/types";
import { absentOne, connectionBar } from "./bars";

test("only who plays is told that a move is saved", () => {
  expect(connectionBar("lost", 0)).not.toEqual(connectionBar("lost", null));
  expect(connectionBar("refused", 0)).toEqual(connectionBar("refused", null));
});

test("a stand-in is offered to the host, for whoever is waited for and not here", () => {
  const seats = [{ seat: 0, kind: "person", connected: true }, { seat: 1, kind: "person", connected: false }, { seat: 2, kind: "bot", connected: false }];
  const table = (my_seat: number | null) => ({ status: "playing", host_seat: 0, my_seat, seats }) as unknown as TableInfo;
  expect(absentOne(table(0), [1])?.seat).toBe(1);
  expect(absentOne(table(0), [0, 2])).toBeUndefined();
  expect(absentOne(table(1), [1])).toBeUndefined();
  expect(absentOne(table(null), [1])).toBeUndefined();
});
