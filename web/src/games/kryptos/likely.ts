/**
 * What one hand, looked at alone, shows about a hidden card: its place between open cards, the
 * colours left in its owner's stock, what was said wrongly, and my own cards.  Counted exactly
 * over all ways to fill that hand; other hands are not considered.
 */
import type { Kryptos } from "$lib/generated/types";

/** Return the chance of each number for each hidden card of `owner`: `chances[index][number]`. */
export function likely(view: Kryptos.View, owner: number, colourOf: readonly number[]): Map<number, number>[] {
  const hand = view.hands[owner];
  if (!hand) return [];
  const mine = view.viewer === null ? [] : (view.hands[view.viewer]?.values ?? []);
  const free = view.uncovered.filter((number) => owner === view.viewer || !mine.includes(number));
  const runs = new Counting(hand, free, colourOf);
  return hand.values.map((_, index) => runs.chances(index));
}

class Counting {
  #after = new Map<string, number>();
  #chances: Map<number, number>[];

  constructor(
    private readonly hand: Kryptos.HandView,
    private readonly free: readonly number[],
    private readonly colourOf: readonly number[],
  ) {
    this.#chances = hand.values.map(() => new Map<number, number>());
    const all = this.#ways(0, 0, hand.stock.slice());
    if (all > 0) this.#weigh(all);
  }

  chances(index: number): Map<number, number> {
    return this.#chances[index] ?? new Map();
  }

  #candidates(index: number, above: number, stock: number[]): number[] {
    if (this.hand.face_up[index]) {
      const value = this.hand.values[index];
      return typeof value === "number" && value > above ? [value] : [];
    }
    const wrong = this.hand.wrong[index] ?? [];
    return this.free.filter((number) => number > above && stock[this.colourOf[number] ?? 0]! > 0 && !wrong.includes(number));
  }

  /** Count the ways to fill the hand from `index` on with numbers above `above`. */
  #ways(index: number, above: number, stock: number[]): number {
    if (index === this.hand.values.length) return 1;
    const place = `${index},${above},${stock}`;
    const known = this.#after.get(place);
    if (known !== undefined) return known;
    let sum = 0;
    for (const number of this.#candidates(index, above, stock)) sum += this.#ways(index + 1, number, this.#less(index, number, stock));
    this.#after.set(place, sum);
    return sum;
  }

  #less(index: number, number: number, stock: number[]): number[] {
    if (this.hand.face_up[index]) return stock;
    const left = stock.slice();
    left[this.colourOf[number] ?? 0]! -= 1;
    return left;
  }

  /** Pass the shares on from place to place: ways so far times ways to finish. */
  #weigh(all: number): void {
    let level = new Map([[`0,${this.hand.stock}`, { above: 0, stock: this.hand.stock.slice(), ways: 1 }]]);
    for (let index = 0; index < this.hand.values.length; index++) {
      const next: typeof level = new Map();
      for (const { above, stock, ways } of level.values()) {
        for (const number of this.#candidates(index, above, stock)) {
          const left = this.#less(index, number, stock);
          const share = (ways * this.#ways(index + 1, number, left)) / all;
          if (share === 0) continue;
          this.#chances[index]!.set(number, (this.#chances[index]!.get(number) ?? 0) + share);
          const place = `${number},${left}`;
          const reached = next.get(place);
          if (reached) reached.ways += ways;
          else next.set(place, { above: number, stock: left, ways });
        }
      }
      level = next;
    }
  }
}
