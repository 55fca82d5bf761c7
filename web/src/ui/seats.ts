/** Who a seat is for, before the game: a friend, or a computer player of a level. */
import { say } from "$lib/language.svelte";

export function seatFor(level: string): string {
  return level ? say("client-seat-for-bot", { level: say(`client-level-${level}`) }) : say("client-seat-for-friend");
}
