import { describe, expect, it } from "vitest";
import { selectorOf } from "./find";

describe("what glows", () => {
  it("is found by its kind and its numbers, counted from one", () => {
    expect(selectorOf("kryptos", "card:1:3")).toBe('[data-card="1:2"], [data-glance="1"][aria-expanded=false]');
    expect(selectorOf("kryptos", "number:13")).toBe('[data-space="13"]');
  });

  it("may be something that every board has", () => {
    expect(selectorOf("kreta", "main")).toBe("[data-main-button]");
  });

  it("is nothing where no board has it", () => {
    expect(selectorOf("kryptos", "dragon")).toBeNull();
  });
});
