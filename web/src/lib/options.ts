/** Options of a game in words. */
import type { Clock, OptionInfo } from "./generated/types";
import { offer } from "./games.svelte";
import { reader, say } from "./language.svelte";
import { inUnits } from "./units";

export function optionLabel(game: string, option: string): string {
  const key = `${game}-option-${option}`;
  return reader.has(key) ? say(key) : option.replaceAll("_", " ");
}

export function optionHelp(game: string, option: string): string {
  const key = `${game}-option-${option}-help`;
  return reader.has(key) ? say(key) : "";
}

/** Whether a number is that of a seat, which people count from one and the rules from zero. */
export function isSeat(option: string): boolean {
  return /player|seat/.test(option);
}

/** Whether a number counts seconds, where none means that there is no limit. */
export function isTime(option: string): boolean {
  return /timer|limit/.test(option);
}

/** A time as people say it: whole days, hours from two on, minutes from two on. */
export function duration(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, seconds / 3600, seconds / 60];
  if (Number.isInteger(days)) return inUnits(days, "day", reader.language);
  if (hours >= 2 && Number.isInteger(hours)) return inUnits(hours, "hour", reader.language);
  return minutes >= 2 && Number.isInteger(minutes) ? say("client-minutes", { minutes }) : say("client-seconds", { seconds });
}

/** A value in words: the game's own for it, else what its kind says, else the value itself. */
export function valueLabel(game: string, option: string, value: unknown): string {
  if (value === null) return say("client-option-open");
  const key = `${game}-option-${option}-${String(value)}`;
  if (reader.has(key)) return say(key);
  if (typeof value !== "number") return String(value);
  if (isSeat(option)) return say("client-seat-number", { number: value + 1 });
  if (isTime(option)) return value ? duration(value) : say("client-no-limit");
  return String(value);
}

/** What a new table begins with: what is usual, and words to play with in the reader's own language. */
export function firstOptions(options: readonly OptionInfo[]): Record<string, unknown> {
  const own = ({ name, values }: OptionInfo) => name === "language" && values?.includes(reader.language);
  return Object.fromEntries(options.map((option) => [option.name, own(option) ? reader.language : option.default]));
}

/** The time limits among the options, switched off: computer players answer at once, which hurries nobody. */
export function noLimits(options: readonly OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(options.filter(({ name }) => isTime(name)).map(({ name }) => [name, 0]));
}

/** The limits of a table's clock, in words. */
export function clockWords(clock: Clock | null): string[] {
  const { per_move: move, per_game: game } = clock ?? { per_move: null, per_game: null };
  return [
    ...(move ? [say("client-option-is", { label: say("client-per-move"), value: duration(move) })] : []),
    ...(game ? [say("client-option-is", { label: say("client-per-game"), value: duration(game) })] : []),
  ];
}

/** The options of a table that differ from the usual. */
export function optionWords(game: string, options: Record<string, unknown>): string[] {
  const usual = new Map((offer.get(game)?.options ?? []).map((option: OptionInfo) => [option.name, option.default]));
  const words: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (JSON.stringify(usual.get(name)) === JSON.stringify(value) || !usual.has(name)) continue;
    const label = optionLabel(game, name);
    const counted = `${game}-option-${name}-count`;
    if (value === true) words.push(label);
    else if (Array.isArray(value) && reader.has(counted)) words.push(say(counted, { count: value.length }));
    else if (typeof value !== "object") words.push(say("client-option-is", { label, value: value === false ? say("client-off") : valueLabel(game, name, value) }));
  }
  return words;
}
