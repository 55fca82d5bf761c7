import { expect, test } from "vitest";
import { connectionBar } from "./bars";

test("only who plays is told that a move is saved", () => {
  expect(connectionBar("lost", 0)).not.toEqual(connectionBar("lost", null));
  expect(connectionBar("refused", 0)).toEqual(connectionBar("refused", null));
});
