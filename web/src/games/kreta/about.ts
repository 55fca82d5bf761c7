/** What an action is about, by the names that lessons use. */
import type { Games } from "$lib/generated/types";

export function about(action: Games["kreta"]["action"]): string[] {
  const { card, site, province, origin } = action as { card?: number; site?: number; province?: number; origin?: number };
  if (card !== undefined) return [`character:${card}`];
  if (site !== undefined) return [`site:${site}`];
  const lands = [province, origin].filter((one) => one !== undefined);
  return lands.length ? lands.map((one) => `province:${one}`) : ["main"];
}
