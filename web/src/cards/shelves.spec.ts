import { describe, expect, it } from "vitest";
import house from "../../../src/kastellan/games/krysis/content/house.json";
import { allAgents, asFile, freshId, ofKind, shelfOf, shown, withDrawing, type File } from "./shelves";

const file = house as unknown as File;

describe("the cards of Krysis as they are edited", () => {
  it("are what boards are shown, and back", () => {
    expect(shown(file).all_agents).toHaveLength(40);
    expect(asFile(shown(file))).toEqual(file);
  });

  it("lead from a place to its part", () => {
    const places = ["$.agents[3].stars", "$.extras[0].skill", "$.entrance[1]", "$.companies[2]", "$.companies[2].name", "$.missions[0].name", "krysis file.artefacts[1].copies"];
    expect(places.map(shelfOf)).toEqual(["agents", "specials", "mine", "companies", "names", "names", "artefacts"]);
  });

  it("exchange drawings, so that no two agents have the same", () => {
    const changed = withDrawing(file, ["agents", 0], "W9");
    expect([changed.agents[0]?.id, changed.agents[17]?.id]).toEqual(["W9", "C1"]);
    expect(new Set(allAgents(changed).map((agent) => agent.id)).size).toBe(40);
    expect(changed.agents[0]?.name).toEqual(file.agents[0]?.name);
  });

  it("have none for an agent that wants none", () => {
    const changed = withDrawing(file, ["companies", 1, "specials", 2], "");
    expect(changed.companies[1]?.specials[2]?.id).toBe("own1");
    expect(freshId(changed)).toBe("own2");
  });

  it("lose what only the other kind has", () => {
    expect(ofKind(file.agents[0]!, "warrior")).toMatchObject({ kind: "warrior", slots: "", combat: 1 });
    expect(ofKind(file.agents[17]!, "carrier")).toMatchObject({ kind: "carrier", slots: "B", combat: 0 });
  });
});
