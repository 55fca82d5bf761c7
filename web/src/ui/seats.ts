/** Who a seat is for, before the game: a friend, or a computer player of a level; and what whoever sits there is called. */
import { say } from "$lib/language.svelte";

export function seatFor(level: string): string {
  return level ? say("client-seat-for-bot", { level: say(`client-level-${level}`) }) : say("client-seat-for-friend");
}

/** Whoever gave no name is called by the number of the seat. */
export function nameAt(seat: { readonly seat: number; readonly name: string }): string {
  return seat.name || say("seat-unnamed", { number: seat.seat + 1 });
}
