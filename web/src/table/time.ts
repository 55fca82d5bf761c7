import { reader } from "$lib/language.svelte";
import { inUnits } from "$lib/units";

/** Seconds as a clock reads: 0:40, 12:05, 1:02:00; from a day on, days and hours. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours >= 24) return `${inUnits(Math.floor(hours / 24), "day", reader.language, "narrow")} ${inUnits(hours % 24, "hour", reader.language, "narrow")}`;
  const two = (part: number) => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
