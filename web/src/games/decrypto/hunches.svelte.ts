/** What a player takes an opposing keyword for: kept in this browser only, one line a window. */

const KEPT = 60;
const PREFIX = "kastellan-hunches-";

export class Hunches {
  #words = $state.raw<readonly string[]>(["", "", "", ""]);
  #place: string;

  constructor(table: string) {
    this.#place = `${PREFIX}${table}`;
    this.#words = read(this.#place);
  }

  of(window: number): string {
    return this.#words[window - 1] ?? "";
  }

  set(window: number, word: string): void {
    this.#words = this.#words.map((one, at) => (at === window - 1 ? word : one));
    write(this.#place, this.#words);
  }
}

function read(place: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "[]") as unknown;
    return [0, 1, 2, 3].map((at) => (Array.isArray(kept) && typeof kept[at] === "string" ? kept[at] : ""));
  } catch {
    return ["", "", "", ""];
  }
}

/** Keep the words, and let go of those of old tables when there are many. */
function write(place: string, words: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(words));
    const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== place);
    for (const old of others.slice(0, Math.max(0, others.length - KEPT))) localStorage.removeItem(old);
  } catch {
    // without storage the words last as long as the page
  }
}
