/** Names of several, as people list them. */
import { reader } from "$lib/language.svelte";
import { nameAt } from "../ui/seats";

export function joined(words: readonly string[]): string {
  return new Intl.ListFormat(reader.language, { type: "conjunction" }).format(words);
}

export function listed(players: readonly { seat: number; name: string }[]): string {
  return joined(players.map(nameAt));
}
