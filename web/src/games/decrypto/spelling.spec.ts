import { afterEach, describe, expect, it, vi } from "vitest";
import { letters, sayAloud } from "./spelling";

describe("spelling", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("counts letters as people do", () => {
    expect(letters("Noël à 3", "fr")).toEqual(["N", "o", "ë", "l", "␣", "à", "␣", "3"]);
    expect(letters("й🏳️‍🌈", "bg")).toEqual(["й", "🏳️‍🌈"]);
  });

  it("is heard only where there is a voice for the language", () => {
    const said: string[] = [];
    const voices = [{ lang: "fr-FR" }];
    vi.stubGlobal("speechSynthesis", { getVoices: () => voices, cancel: () => undefined, speak: (one: { text: string }) => said.push(one.text) });
    vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(public text: string) {} });
    sayAloud(["a", "␣", "b"], "fr");
    sayAloud(["к"], "bg");
    expect(said).toEqual(["a, b"]);
    vi.stubGlobal("speechSynthesis", undefined);
    expect(() => sayAloud(["a"], "fr")).not.toThrow();
  });
});
