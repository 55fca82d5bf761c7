/** What an action is about, by the names that lessons use. */
import type { Games } from "$lib/generated/types";

export function about(action: Games["decrypto"]["action"]): string[] {
  if (action.type === "write_clue") return [`entry:${action.line}`];
  if (action.type === "draft_guess" || action.type === "fix_guess") return ["clues"];
  if (action.type === "name_keyword" || action.type === "fix_names") return ["naming"];
  return ["main"];
}
