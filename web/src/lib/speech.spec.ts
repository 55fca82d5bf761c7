import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./language.svelte";
import { Catalogue, contentNamer } from "./speech";

const TEXT = `
seat-unnamed = Player { $number }
turn = It is the turn of { SEAT($seat) }.
owned = La carte { SEAT($seat, after: "de") }
shows = { SEAT($seat) } shows { NAME($colour, kind: "colour") }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list = Not { $values }.
`;
const content = { colours: [{ id: "red", name: { en: "red", fr: "rouge", bg: "червено" } }, { id: "blue", name: { en: "blue", fr: "bleu", bg: "синьо" } }] };

describe("speech", () => {
  const english = new Catalogue("en", [TEXT]);

  it("names seats, and numbers those without a name from 1", () => {
    expect(english.say("turn", { seat: 1 }, { seats: ["Mila", "Théo"] })).toBe("It is the turn of Théo.");
    expect(english.say("turn", { seat: 2 }, { seats: ["Mila", "Théo"] })).toBe("It is the turn of Player 3.");
  });

  it("elides the word before a name as French wants it", () => {
    const seats = ["Athéna", "Hermès", "Éléni", "Yannis", "Théo", "Harry"];
    const said = seats.map((_, seat) => english.say("owned", { seat }, { seats }).slice("La carte ".length));
    expect(said).toEqual(["d’Athéna", "d’Hermès", "d’Éléni", "de Yannis", "de Théo", "de Harry"]);
  });

  it("names things of the content by id or place, in the reader's language", () => {
    const bulgarian = new Catalogue("bg", [TEXT]);
    const context = { seats: ["Мила"], namer: contentNamer(content) };
    expect(bulgarian.say("shows", { seat: 0, colour: "1" }, context)).toBe("Мила shows синьо.");
    expect(english.say("shows", { seat: 0, colour: "red, blue" }, context)).toBe("Мила shows red, blue.");
  });

  it("joins lists and chooses plurals", () => {
    expect(english.say("list", { values: [3, 7] })).toBe("Not 3, 7.");
    expect([english.say("points", { points: 1 }), english.say("points", { points: 2 })]).toEqual(["1 point", "2 points"]);
  });

  it("shows a missing message or fact as such, so that tests find it", () => {
    expect(english.say("nothing")).toBe("⟨nothing⟩");
    expect(english.say("list")).toContain("⟨list");
  });
});

describe("the language", () => {
  it("is the one chosen before, else the browser's, else English", () => {
    expect(preferredLanguage("bg", ["fr-FR"])).toBe("bg");
    expect(preferredLanguage(null, ["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(preferredLanguage("xx", ["de"])).toBe("en");
  });
});
