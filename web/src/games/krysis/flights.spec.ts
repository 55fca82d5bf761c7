import { describe, expect, it } from "vitest";
import type { Krysis } from "$lib/generated/types";
import { flights } from "./flights";

const seat = (more: Partial<Krysis.SeatView>) => ({ camp: [0, 0, 0], face_down: 0, hq: null, hoard_cards: null, space: null, level: 0, ...more }) as Krysis.SeatView;
const view = (seats: Krysis.SeatView[], more: Partial<Krysis.View> = {}) =>
  ({ seats, phase: "action", active: 0, theft: null, bank: [9, 9, 9], pile: 9, scrap: [0, 0, 0, 0, 0, 0], options: { bank: "finite" }, ...more }) as unknown as Krysis.View;

describe("goods that travel", () => {
  it("come out of the mine where somebody has dug", () => {
    const before = view([seat({})], { phase: "place" });
    const after = view([seat({ camp: [2, 0, 0], face_down: 1, space: 3, level: 2 })], { phase: "place", bank: [7, 9, 9] });
    expect(flights(before, after)).toEqual([
      { kind: 0, count: 2, from: "mine:3", to: "camp:0" },
      { kind: 3, count: 1, from: "mine:3", to: "camp:0" },
    ]);
  });

  it("go from the robbed camp to the team that carries them, and on", () => {
    const theft = { crystals: [0, 2, 0], announced: 0 } as unknown as Krysis.TheftView;
    const rich = view([seat({}), seat({ camp: [0, 3, 0] })]);
    const taken = view([seat({}), seat({ camp: [0, 1, 0] })], { theft });
    expect(flights(rich, taken)).toEqual([{ kind: 1, count: 2, from: "camp:1", to: "team:0" }]);
    const sold = view([seat({}), seat({ camp: [0, 1, 0] })], { bank: [9, 11, 9] });
    expect(flights(taken, sold)).toEqual([{ kind: 1, count: 2, from: "team:0", to: "bank" }]);
    const hidden = view([seat({}), seat({ camp: [0, 1, 0] })]);
    expect(flights(taken, hidden)).toEqual([{ kind: 1, count: 2, from: "team:0", to: "hq:0" }]);
  });

  it("come from the bank when it is paid, also when the bank is endless", () => {
    const options = { bank: "unlimited" } as Krysis.Options;
    expect(flights(view([seat({})], { options }), view([seat({ camp: [0, 0, 3] })], { options }))).toEqual([{ kind: 2, count: 3, from: "bank", to: "camp:0" }]);
    const paid = view([seat({ camp: [0, 0, 3] })], { bank: [9, 9, 6] });
    expect(flights(view([seat({})]), paid)).toEqual([{ kind: 2, count: 3, from: "bank", to: "camp:0" }]);
  });

  it("go to the headquarters of whoever carried them, though it is another's turn by then", () => {
    const before = view([seat({ camp: [2, 0, 0] }), seat({})], { active: 0 });
    expect(flights(before, view([seat({}), seat({})], { active: 1 }))).toEqual([{ kind: 0, count: 2, from: "camp:0", to: "hq:0" }]);
  });

  it("go to the bank when they are sold, also artefacts and to an endless bank", () => {
    const options = { bank: "unlimited" } as Krysis.Options;
    const before = view([seat({ camp: [1, 0, 0], face_down: 1 })], { options });
    expect(flights(before, view([seat({})], { options, bank: [10, 9, 9], scrap: [0, 1, 0, 0, 0, 0] }))).toEqual([
      { kind: 0, count: 1, from: "camp:0", to: "bank" },
      { kind: 3, count: 1, from: "camp:0", to: "bank" },
    ]);
  });

  it("stay in the camp while they are played, until they are discarded", () => {
    const hidden = view([seat({ face_down: 2 })]);
    const played = view([seat({ face_down: 1, weapon: 1 })]);
    expect(flights(hidden, played)).toEqual([]);
    expect(flights(played, view([seat({ face_down: 1 })], { scrap: [0, 1, 0, 0, 0, 0] }))).toEqual([{ kind: 3, count: 1, from: "camp:0", to: "bank" }]);
  });

  it("are not in the robbers' hands before they are drawn", () => {
    const theft = { crystals: [0, 0, 0], announced: 1, drawn: 0 } as unknown as Krysis.TheftView;
    const rich = view([seat({}), seat({ face_down: 2 })]);
    const announced = view([seat({}), seat({ face_down: 2 })], { phase: "theft", theft });
    expect(flights(rich, announced)).toEqual([]);
    expect(flights(announced, view([seat({}), seat({ face_down: 1 })], { phase: "destination", theft: { ...theft, drawn: 1 } }))).toEqual([{ kind: 3, count: 1, from: "camp:1", to: "team:0" }]);
  });

  it("stay where they are while bids are made, and when a replay jumps", () => {
    const rich = view([seat({ camp: [1, 1, 1] })], { phase: "bid" });
    expect(flights(rich, view([seat({})]))).toEqual([]);
    expect(flights(null, rich)).toEqual([]);
  });
});
