import { expect, test } from "vitest";
import { initials } from "./badges.svelte";

test("an initial is enough where nobody shares it", () => {
  expect(initials(["Mila", "théo", "Рада"])).toEqual(["M", "T", "Р"]);
});

test("who shares an initial is told apart by a second letter, or by the number of the seat", () => {
  expect(initials(["Mila", "Ariadne", "Agnès"])).toEqual(["M", "Ar", "Ag"]);
  expect(initials(["Player 1", "Player 2", "Petros"])).toEqual(["P1", "P2", "Pe"]);
  expect(initials(["A", "Ana", "a"])).toEqual(["A1", "An", "A3"]);
});
