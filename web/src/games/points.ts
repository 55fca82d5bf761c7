/** Where the points of a finished game came from, as data for the end page. */

/** A source of points: `key` is the message that names it, and `amount` may be negative. */
export interface Part {
  key: string;
  amount: number;
}

/** The sources of one seat's points; together they are its result. */
export interface SeatPoints {
  seat: number;
  parts: Part[];
}

/** Points that a seat was told to gain, or to lose. */
export interface Gain extends Part {
  seat: number;
}

/**
 * Sum up what was told by seat and by the keys, in their order.  What the story does not tell was there before it
 * began: it goes to the first key.  A key under which nobody has anything is left out.
 */
export function sumUp(results: readonly number[], keys: readonly [string, ...string[]], gains: readonly Gain[]): SeatPoints[] {
  const [before] = keys;
  const told = (seat: number, key?: string) => gains.filter((one) => one.seat === seat && (key ?? one.key) === one.key).reduce((sum, one) => sum + one.amount, 0);
  const amount = (seat: number, key: string) => (key === before ? (results[seat] ?? 0) - told(seat) : told(seat, key));
  const used = keys.filter((key) => results.some((_, seat) => amount(seat, key) !== 0));
  return results.map((_, seat) => ({ seat, parts: used.map((key) => ({ key, amount: amount(seat, key) })) }));
}
