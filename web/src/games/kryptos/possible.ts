/**
 * What one hand leaves open about its hidden cards: their order between open cards, the colours left in its owner's
 * stock, what was said wrongly, and my own cards.  What is left out is impossible for certain; how likely the rest is
 * depends on all hands together, and only a hint says that.
 */
import type { Kryptos } from "$lib/generated/types";

/** Return the numbers that each card of `owner` may be, by its place in the hand. */
export function possible(view: Kryptos.View, owner: number, colourOf: readonly number[]): Set<number>[] {
  const hand = view.hands[owner];
  if (!hand) return [];
  const mine = view.viewer === null ? [] : (view.hands[view.viewer]?.values ?? []);
  const free = view.uncovered.filter((number) => !mine.includes(number));
  const found = hand.values.map(() => new Set<number>());
  const walked = new Map<string, boolean>();

  /** Fill the hand from `index` on with numbers above `above`, note what fits, and return whether anything does. */
  function fill(index: number, above: number, stock: readonly number[]): boolean {
    if (index === hand!.values.length) return true;
    const place = `${index},${above},${stock}`;
    let fits = walked.get(place);
    if (fits !== undefined) return fits;
    fits = false;
    for (const number of numbersAt(hand!, index, free, colourOf, stock)) {
      if (number <= above || !fill(index + 1, number, hand!.face_up[index] ? stock : without(stock, colourOf[number]!))) continue;
      found[index]!.add(number);
      fits = true;
    }
    walked.set(place, fits);
    return fits;
  }
  fill(0, 0, hand.stock);
  return found;
}

/** The numbers that a card may be by itself: the one it shows, or those free, in stock and not said wrongly. */
function numbersAt(hand: Kryptos.HandView, index: number, free: readonly number[], colourOf: readonly number[], stock: readonly number[]): readonly number[] {
  if (hand.face_up[index]) return [hand.values[index]!];
  const wrong = hand.wrong[index] ?? [];
  return free.filter((number) => stock[colourOf[number]!]! > 0 && !wrong.includes(number));
}

function without(stock: readonly number[], colour: number): number[] {
  return stock.map((count, at) => count - Number(at === colour));
}
