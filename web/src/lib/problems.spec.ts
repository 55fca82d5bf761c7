import { describe, expect, it } from "vitest";
import { moment } from "./moments";
import { inTheirTime } from "./problems";

describe("moments in a refusal", () => {
  it("are told by the reader's clock", () => {
    const told = inTheirTime({ until: "2026-11-24T20:12:00Z", seat: 2, name: "2026" });
    expect(told).toEqual({ until: moment(Date.UTC(2026, 10, 24, 20, 12) / 1000), seat: 2, name: "2026" });
    expect(told.until).toContain("2026");
    expect(told.until).not.toContain("Z");
  });
});
