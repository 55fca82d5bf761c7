/** Private pencil marks: numbers that the player has ruled out for a card; kept in this browser only. */
import { placeOf, readNote, writeNote } from "$lib/notes";

type Marks = Readonly<Record<string, readonly number[]>>;

export class Pencil {
  #marks = $state.raw<Marks>({});
  #place: string;

  constructor(table: string, seat: number | null) {
    this.#place = placeOf(table, seat);
    this.#marks = (readNote("pencil", this.#place) ?? {}) as Marks;
  }

  struck(card: string): ReadonlySet<number> {
    return new Set(this.#marks[card] ?? []);
  }

  toggle(card: string, number: number): void {
    const marks = new Set(this.#marks[card] ?? []);
    if (!marks.delete(number)) marks.add(number);
    this.#marks = { ...this.#marks, [card]: [...marks].sort((a, b) => a - b) };
    writeNote("pencil", this.#place, this.#marks);
  }

  clear(card: string): void {
    this.#marks = { ...this.#marks, [card]: [] };
    writeNote("pencil", this.#place, this.#marks);
  }
}
