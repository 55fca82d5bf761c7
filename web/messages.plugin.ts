/** Turns the Fluent catalogues that Python reads into one lazy chunk per language, and one per part and language. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALE = resolve(import.meta.dirname, "../src/kastellan/locale");
const GAMES_FOLDER = resolve(import.meta.dirname, "../src/kastellan/games");
const LANGUAGES = ["en", "fr", "bg"];
const SHELL = "shell";
/** Pages that few people open, and what comes late. */
const APART = ["admin", "branches", "endings", "hints", "lessons"];

function games(): string[] {
  return readdirSync(GAMES_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);
}

function allParts(): string[] {
  return [...games(), ...APART];
}

/** The part of the client that needs a file: a game's or a page's own, or the shell's for all others. */
function partOf(file: string): string {
  return allParts().find((game) => file === `${game}.ftl` || file.startsWith(`${game}-`)) ?? SHELL;
}

/** Option labels are read on pages where no board is loaded, so the shell gets those of every game. */
function optionLabels(text: string): string {
  return entries(text)
    .filter((entry) => /^[a-z]+-(option|about)-/.test(entry))
    .join("\n");
}

function entries(text: string): string[] {
  const kept = text.split("\n").filter((line) => !line.startsWith("#"));
  return kept.join("\n").split(/\n(?=[a-zA-Z-])/);
}

function messages(language: string, part: string): string {
  const folder = resolve(LOCALE, language);
  const texts: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".ftl")) continue;
    const text = readFileSync(resolve(folder, file), "utf-8");
    if (partOf(file) === part) texts.push(entries(text).join("\n"));
    else if (part === SHELL) texts.push(optionLabels(text));
  }
  return texts.join("\n");
}

export function messagesPlugin(): Plugin {
  const prefix = "virtual:messages";
  return {
    name: "kastellan-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, language, part] = id.split("/");
      if (language && part) return `export default ${JSON.stringify(messages(language, part))};`;
      const table = LANGUAGES.map((one) => {
        const parts = [SHELL, ...allParts()].map((name) => `${JSON.stringify(name)}: () => import("${prefix}/${one}/${name}")`);
        return `${one}: { ${parts.join(", ")} }`;
      });
      return `export const catalogues = { ${table.join(", ")} };`;
    },
  };
}
