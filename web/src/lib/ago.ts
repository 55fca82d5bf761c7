/** How long ago something was, as people say it. */
import { reader } from "./language.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** `at` and `now` in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(reader.language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const [unit, seconds] = UNITS.find(([, size]) => past >= size) ?? ["second", 1];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(past / seconds), unit);
}

/** A day as people say it, at a time given in seconds; its year only if it is another one. */
export function shortDate(at: number, now = Date.now() / 1000): string {
  const [day, today] = [new Date(at * 1000), new Date(now * 1000)];
  const year = day.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(reader.language, { day: "numeric", month: "long", year }).format(day);
}
