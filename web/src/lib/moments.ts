import { reader } from "./language.svelte";

/** A moment as the reader would write it, by their own clock. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(reader.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
