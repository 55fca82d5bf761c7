import { describe, expect, it } from "vitest";
import { chooseWhom, others, queryOf, wishesIn, withWhom } from "./history";

describe("wishes about one's history", () => {
  it("come back from the address as they were put there", () => {
    const wishes = { game: "kreta", result: "won", company: "", name: "Мария & Co" };
    expect(wishesIn(new URLSearchParams(queryOf(wishes)))).toEqual(wishes);
    expect(queryOf({ game: "", result: "", company: "", name: "" })).toBe("");
  });

  it("leave out what nobody can wish", () => {
    const wishes = wishesIn(new URLSearchParams(`result=drawn&company=cats&name=${"x".repeat(101)}&game=kryptos`));
    expect(wishes).toEqual({ game: "kryptos", result: "", company: "", name: "" });
  });

  it("name a company or a person, never both", () => {
    const none = wishesIn(new URLSearchParams());
    const people = chooseWhom(none, "people");
    expect([people.company, withWhom(people)]).toEqual(["people", "people"]);
    const ana = chooseWhom(people, "name people");
    expect([ana.company, ana.name, withWhom(ana)]).toEqual(["", "people", "name people"]);
    expect(withWhom(chooseWhom(ana, ""))).toBe("");
  });
});

describe("who sat beside me", () => {
  const players = ["Ana", "Bo", "Cy", "Di"];
  const names = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);

  it("is with me or against me in teams", () => {
    const { mates, rivals } = others({ players, seat: 1, teams: [[0, 2], [1, 3]] });
    expect([names(mates), names(rivals)]).toEqual([["Di"], ["Ana", "Cy"]]);
  });

  it("is everybody else where all play for themselves", () => {
    const { mates, rivals } = others({ players, seat: 1, teams: [] });
    expect([names(mates), names(rivals)]).toEqual([[], ["Ana", "Cy", "Di"]]);
  });
});
