/** Who a seat is for, before the game: a friend, or a computer player of a level; and what whoever sits there is called. */
import { say } from "$lib/language.svelte";

export function seatFor(level: string): string {
  return level ? say("client-seat-for-bot", { level: say(`client-level-${level}`) }) : say("client-seat-for-friend");
}

const BOT = /^(seat-(?:easy|normal|hard))-([0-7])$/;

/** A computer player's name is a key, which the reader says; whoever gave no name is a guest, called by a bird that the seat brings along. */
export function nameAt({ seat, name }: { readonly seat: number; readonly name: string }): string {
  const [, key, number] = BOT.exec(name) ?? [];
  if (key) return say(key, { seat: Number(number) });
  return name || say("seat-guest", { seat });
}

/** Spectators who gave no name are just that. */
export function authorOf({ seat, name }: { readonly seat: number | null; readonly name: string }): string {
  return seat === null ? name || say("client-eyes-spectator") : nameAt({ seat, name });
}
