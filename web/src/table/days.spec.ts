import { describe, expect, it, vi } from "vitest";
import type { TableInfo } from "$lib/generated/types";
import { isOnHoliday, overDays, pauseBar } from "./days";

const seats = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}`, kind: seat === 2 ? "bot" : "person", connected: true, host: seat === 0 }));
const table = (my_seat: number | null, pause: TableInfo["pause"]) => ({ id: "t", seats, my_seat, pause }) as unknown as TableInfo;
const said = { sentence: "Play a card.", buttons: [{ label: "Play", act: () => {} }] };
const labels = (bar: { buttons?: readonly { label: string }[] }) => (bar.buttons ?? []).map(({ label }) => label);

describe("a pause", () => {
  it("is for tables with a day or more for a move", () => {
    expect([overDays({ per_move: 86_400, per_game: null }), overDays({ per_move: 300, per_game: null }), overDays(null)]).toEqual([true, false, false]);
  });

  it("is asked of who has not agreed, and not of computers, watchers and who has", () => {
    const asked = { seat: 0, agreed: [0], id: "q", since: null };
    const wish = vi.fn();
    const bar = pauseBar(said, table(1, asked), wish);
    bar.buttons!.forEach(({ act }) => act());
    expect(wish.mock.calls).toEqual([[false], [true]]);
    for (const seat of [0, null]) expect(pauseBar(said, table(seat, asked), wish)).toMatchObject({ sentence: "Play a card.", buttons: said.buttons });
    expect(pauseBar(said, table(0, asked), wish).consequence).toContain("days-pause-waiting");
  });

  it("can be ended by any player while it lasts, who may play as well", () => {
    const paused = { seat: 0, agreed: [0, 1], id: "q", since: 1_700_000_000 };
    const wish = vi.fn();
    const bar = pauseBar(said, table(1, paused), wish);
    expect(labels(bar)).toHaveLength(2);
    bar.buttons![1]!.act();
    expect(wish.mock.calls).toEqual([[false]]);
    expect(labels(pauseBar(said, table(null, paused), wish))).toEqual(["Play"]);
    expect(pauseBar(said, table(1, null), wish)).toBe(said);
  });
});

describe("a holiday", () => {
  it("lasts until its end, and is nothing to who has none", () => {
    expect([isOnHoliday({ holiday: 100 }, 99), isOnHoliday({ holiday: 100 }, 100), isOnHoliday({}, 0), isOnHoliday({ holiday: null }, 0)]).toEqual([true, false, false, false]);
  });
});
