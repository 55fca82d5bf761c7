/** Private pencil marks: numbers that the player has ruled out for a card; kept in this browser only. */

const KEPT = 60;

export class Pencil {
  #marks = $state.raw<Readonly<Record<string, readonly number[]>>>({});
  #place: string;

  constructor(table: string) {
    this.#place = `kastellan-pencil-${table}`;
    this.#marks = read(this.#place);
  }

  struck(card: string): ReadonlySet<number> {
    return new Set(this.#marks[card] ?? []);
  }

  toggle(card: string, number: number): void {
    const marks = new Set(this.#marks[card] ?? []);
    if (!marks.delete(number)) marks.add(number);
    this.#marks = { ...this.#marks, [card]: [...marks].sort((a, b) => a - b) };
    write(this.#place, this.#marks);
  }

  clear(card: string): void {
    this.#marks = { ...this.#marks, [card]: [] };
    write(this.#place, this.#marks);
  }
}

function read(place: string): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

/** Keep the marks, and let go of those of old tables when there are many. */
function write(place: string, marks: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(marks));
    const kept = Object.keys(localStorage).filter((key) => key.startsWith("kastellan-pencil-") && key !== place);
    for (const old of kept.slice(0, Math.max(0, kept.length - KEPT))) localStorage.removeItem(old);
  } catch {
    // without storage the marks last as long as the page
  }
}
