import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messagesPlugin } from "./messages.plugin.ts";

const FILES: Record<string, string> = {
  "en/language.ftl": "language-name = English\n",
  "en/client.ftl": "hello = Hello\npoints = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}\nbye = Goodbye\n",
  "en/kreta.ftl": "kreta-option-map = Map\nkreta-fort = Fort\n",
  "fr/language.ftl": "language-name = Français\n",
  "eo/language.ftl": "language-name = Esperanto\n",
  "eo/client.ftl": "bye = Ĝis revido\n",
  "notes/readme.txt": "no language: it has no name",
};

function written(): string {
  const folder = mkdtempSync(join(tmpdir(), "kastellan-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe("the languages of the client", () => {
  const load = messagesPlugin(written()).load as (id: string) => string;
  const texts = (language: string, part: string) => JSON.parse(load(`\0virtual:messages/${language}/${part}`).slice("export default ".length, -1)) as string;

  it("are the folders that say their name, English last", () => {
    const names = load("\0virtual:messages").split("\n", 1)[0];
    expect(names).toBe('export const names = {"eo":"Esperanto","fr":"Français","en":"English"};');
  });

  it("borrow from English what they lack, whole", () => {
    expect(texts("eo", "shell")).toContain("bye = Ĝis revido");
    expect(texts("eo", "shell")).not.toContain("Goodbye");
    expect(texts("eo", "shell")).toContain("points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}");
    expect(texts("eo", "shell")).toContain("kreta-option-map = Map");
    expect(texts("eo", "kreta")).toContain("kreta-fort = Fort");
  });
});
