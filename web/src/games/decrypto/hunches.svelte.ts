/** What a player takes an opposing keyword for: kept in this browser only, one line a window. */
import { placeOf, readNote, writeNote } from "$lib/notes";

export class Hunches {
  #words = $state.raw<readonly string[]>(["", "", "", ""]);
  #place: string;

  constructor(table: string, seat: number | null) {
    this.#place = placeOf(table, seat);
    this.#words = read(this.#place);
  }

  of(window: number): string {
    return this.#words[window - 1] ?? "";
  }

  set(window: number, word: string): void {
    this.#words = this.#words.map((one, at) => (at === window - 1 ? word : one));
    writeNote("hunches", this.#place, this.#words);
  }
}

function read(place: string): string[] {
  const kept = readNote("hunches", place);
  return [0, 1, 2, 3].map((at) => (Array.isArray(kept) && typeof kept[at] === "string" ? kept[at] : ""));
}
