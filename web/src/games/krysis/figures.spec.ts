import { describe, expect, it } from "vitest";
import house from "../../../../src/kastellan/games/krysis/content/house.json";
import { figureOf } from "./figures";

const agents = [...house.agents, ...house.specials, ...house.companies.flatMap((company) => company.specials), ...house.extras];

describe("the drawings", () => {
  it("show every agent of the house, each in its own way", () => {
    const drawings = agents.map((agent) => figureOf(agent.id));
    expect(drawings).toHaveLength(40);
    expect(drawings.filter((drawing) => !drawing)).toEqual([]);
    expect(new Set(drawings).size).toBe(agents.length);
  });

  it("use only colours that a card gives them", () => {
    const colours = new Set(agents.flatMap((agent) => [...(figureOf(agent.id) ?? "").matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((found) => found[1])));
    expect([...colours].sort()).toEqual(["none", ...["art", "d", "g", "hl", "k", "l", "m", "r", "s", "t", "u", "w"].map((name) => `var(--${name})`)]);
  });

  it("have nothing for an agent whom nobody has drawn", () => {
    expect(figureOf("C10")).toBeNull();
  });
});
