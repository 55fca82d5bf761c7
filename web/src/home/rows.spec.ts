import { expect, it } from "vitest";
import { asRow } from "./rows";

it("lists a game of this device like one at the server", () => {
  const seats = [
    { seat: 0, name: "seat-easy-0", mine: false },
    { seat: 1, name: "Mila", mine: true },
  ];
  const row = asRow({ id: "x", game: "kryptos", name: "", status: "playing", outcome: null, imported: false, seats, played: 7 });
  expect([row.seat, row.changed, row.local, row.players.map(({ kind }) => kind)]).toEqual([1, 7, true, ["bot", "person"]]);
});
