/** What the first page of somebody who comes back needs, fetched whole before it is shown. */
import { api } from "$lib/api";
import type { Home } from "$lib/generated/types";
import { reader, say } from "$lib/language.svelte";
import { SITE } from "$lib/site";
import { waits } from "./order";
import Returning from "./Returning.svelte";
import type { Row } from "./rows";

export interface Back {
  Returning: typeof Returning;
  home: Home;
  hello: (name: string) => string;
  waits: (tables: readonly Row[]) => string;
}

export async function comeBack(): Promise<Back> {
  // without a line the games on this device are there all the same
  const nothing: Home = { pictures: {}, again: [] };
  const [home] = await Promise.all([SITE ? nothing : api.home().catch(() => nothing), reader.add("home"), reader.add("puzzles")]);
  return {
    Returning,
    home,
    hello: (name) => say("home-hello", { part: partOfDay(new Date().getHours()), named: name ? "yes" : "no", name }),
    waits: (tables) => say("home-waits", { count: tables.filter(waits).length }),
  };
}

function partOfDay(hour: number): string {
  if (hour >= 5 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
