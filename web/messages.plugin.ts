/** Turns the Fluent catalogues that Python reads into one lazy chunk per language, and one per part and language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALE = resolve(import.meta.dirname, "../src/kastellan/locale");
const GAMES_FOLDER = resolve(import.meta.dirname, "../src/kastellan/games");
const ENGLISH = "en";
const SHELL = "shell";
/** Pages that few people open, and what comes late; what is wrong with something handed in (`input`) is said by whoever answers, what a link tells (`links`) by the server alone. */
const APART = ["admin", "branches", "content", "days", "device", "endings", "help", "hints", "home", "input", "keys", "leaving", "lessons", "links", "me", "met", "notices", "puzzles", "retry"];

function games(): string[] {
  return readdirSync(GAMES_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);
}

function allParts(): string[] {
  return [...games(), ...games().flatMap((game) => [`help-${game}`, `lessons-${game}`, `content-${game}`]), ...APART];
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

/** The names of the languages by their codes: each has a folder whose `language.ftl` says how it is called; English comes last. */
function languages(locale: string): Record<string, string> {
  const found = readdirSync(locale, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(resolve(locale, entry.name, "language.ftl")))
    .map((entry) => [entry.name, /^language-name = (.+)$/m.exec(readFileSync(resolve(locale, entry.name, "language.ftl"), "utf-8"))?.[1]?.trim() ?? entry.name] as const);
  const last = ([code]: readonly [string, string]) => Number(code === ENGLISH);
  return Object.fromEntries(found.sort((a, b) => last(a) - last(b) || (a[1] < b[1] ? -1 : 1)));
}

/** The messages of a part in a language, and the English ones that it lacks. */
function messages(locale: string, language: string, part: string): string {
  const own = written(locale, language, part);
  if (language === ENGLISH) return own;
  const known = new Set(entries(own).map(keyOf));
  const borrowed = entries(written(locale, ENGLISH, part)).filter((entry) => !known.has(keyOf(entry)));
  return [own, ...borrowed].join("\n");
}

function keyOf(entry: string): string {
  return entry.split(/\s*=/, 1)[0] ?? "";
}

function written(locale: string, language: string, part: string): string {
  const folder = resolve(locale, language);
  const texts: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".ftl")) continue;
    const text = readFileSync(resolve(folder, file), "utf-8");
    if (partOf(file) === part) texts.push(entries(text).join("\n"));
    else if (part === SHELL) texts.push(optionLabels(text));
  }
  return texts.join("\n");
}

export function messagesPlugin(locale = LOCALE): Plugin {
  const prefix = "virtual:messages";
  return {
    name: "kastellan-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, language, part] = id.split("/");
      if (language && part) return `export default ${JSON.stringify(messages(locale, language, part))};`;
      const names = languages(locale);
      const table = Object.keys(names).map((one) => {
        const parts = [SHELL, ...allParts()].map((name) => `${JSON.stringify(name)}: () => import("${prefix}/${one}/${name}")`);
        return `${one}: { ${parts.join(", ")} }`;
      });
      return `export const names = ${JSON.stringify(names)};\nexport const catalogues = { ${table.join(", ")} };`;
    },
  };
}
