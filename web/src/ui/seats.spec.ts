import { describe, expect, it } from "vitest";
import { reader } from "$lib/language.svelte";
import { nameAt } from "./seats";

describe("a name at the table", () => {
  it("of a computer player is said in the reader's language", async () => {
    const said: string[] = [];
    for (const language of ["en", "fr", "bg"] as const) {
      await reader.choose(language);
      said.push(nameAt({ seat: 0, name: "seat-normal-1" }), nameAt({ seat: 2, name: "" }));
    }
    expect(said).toEqual(["Ariadne", "Jay", "Ariane", "Mésange", "Ариадна", "Сойка"]);
  });

  it("that was kept before, or given by a person, is said as it is", () => {
    for (const name of ["Athéna", "Ana", "seat-hard-9"]) expect(nameAt({ seat: 0, name })).toBe(name);
  });
});
