/** Options of a game in words. */
import type { OptionInfo } from "./generated/types";
import { offer } from "./games.svelte";
import { reader, say } from "./language.svelte";

export function optionLabel(game: string, option: string): string {
  const key = `${game}-option-${option}`;
  return reader.has(key) ? say(key) : option.replaceAll("_", " ");
}

export function optionHelp(game: string, option: string): string {
  const key = `${game}-option-${option}-help`;
  return reader.has(key) ? say(key) : "";
}

/** A value of a choice: the game's own word for it, else the value itself. */
export function valueLabel(game: string, option: string, value: unknown): string {
  if (value === null) return say("client-option-open");
  const key = `${game}-option-${option}-${String(value)}`;
  return reader.has(key) ? say(key) : String(value);
}

/** The options of a table that differ from the usual. */
export function optionWords(game: string, options: Record<string, unknown>): string[] {
  const usual = new Map((offer.get(game)?.options ?? []).map((option: OptionInfo) => [option.name, option.default]));
  const words: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (JSON.stringify(usual.get(name)) === JSON.stringify(value) || !usual.has(name)) continue;
    if (value === true) words.push(optionLabel(game, name));
    else if (typeof value !== "object") words.push(`${optionLabel(game, name)}: ${value === false ? say("client-off") : valueLabel(game, name, value)}`);
  }
  return words;
}
