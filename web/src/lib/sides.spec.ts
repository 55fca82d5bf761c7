import { describe, expect, it } from "vitest";
import type { OptionInfo, SeatInfo, TableInfo } from "./generated/types";
import { otherSide } from "./sides";

type Kind = SeatInfo["kind"];
const OPTIONS = [
  { name: "white", kind: "list", default: [], teams: true },
  { name: "uneven", kind: "flag", default: false, teams: true },
] as OptionInfo[];

function laid(kinds: Kind[], uneven = false): TableInfo {
  const seats = kinds.map((kind, seat) => ({ seat, kind, name: "", connected: true, host: seat === 0 }));
  const teams = [0, 1].map((team) => seats.map(({ seat }) => seat).filter((seat) => seat % 2 === team));
  return { seats, teams, options: { white: [], uneven } } as unknown as TableInfo;
}

const change = (info: TableInfo, seat: number, hosting = true) => otherSide(info, info.seats[seat]!, hosting, OPTIONS);

describe("who changes sides", () => {
  it("takes a free seat there, else that of a computer", () => {
    expect(change(laid(["person", "bot", "person", "free"]), 0, false)).toEqual({ with: 3 });
    expect(change(laid(["person", "bot", "person", "person"]), 2, false)).toEqual({ with: 1 });
    expect(change(laid(["person", "person", "bot", "free"]), 2)).toEqual({ with: 3 });
  });

  it("changes places with whom the host says, and nobody else is moved", () => {
    expect(change(laid(["person", "person", "person", "person"]), 2)).toEqual({ with: 3 });
    expect(change(laid(["person", "person", "person", "person"]), 2, false)).toBeNull();
  });

  it("takes the chair along where the teams may differ", () => {
    expect(change(laid(["person", "bot", "bot", "bot", "free"]), 4)).toEqual({ first: [0, 2] });
    expect(change(laid(["person", "bot", "free", "free"]), 2)).toBeNull();
    expect(change(laid(["person", "bot", "free", "bot", "bot", "bot"], true), 2)).toEqual({ first: [0, 4] });
    expect(change(laid(["person", "bot", "free", "bot", "bot", "bot"]), 2)).toBeNull();
  });
});
