/** What an action is about, by the names that lessons use. */
import type { Games } from "$lib/generated/types";

export function about(action: Games["kryptos"]["action"]): string[] {
  if (action.type === "reveal") return [`mine:${action.index + 1}`];
  if (action.type === "guess") return [`card:${action.target}:${action.index + 1}`, `number:${action.value}`];
  return ["main"];
}
