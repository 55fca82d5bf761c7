/** The fair deal, checked by this browser itself: the scheme is documented in docs/fair-deals.md. */
import type { Draw, Export } from "./generated/types";

export interface Verdict {
  /** The seed that was opened is the one that was sealed before play. */
  sealed: boolean;
  /** My own random digits are among those that stirred the deal; null if this browser kept none. */
  mine: boolean | null;
  /** How many outcomes of chance were compared with the dice, and how many of them fit; null if the game is not known. */
  chances: { all: number; fit: number } | null;
}

const SCHEME = "kastellan-deal-1";
const CHANCE = -1;

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const utf8 = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

export async function commitment(serverSeed: string): Promise<string> {
  return hex(await sha256(utf8(serverSeed)));
}

export async function diceSeed(serverSeed: string, nonces: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(utf8([SCHEME, serverSeed, ...nonces].join("\n")));
}

/** Throws that follow from a seed alone, as in `kastellan.core.chance`. */
export class Dice {
  #throws = 0n;

  constructor(private readonly seed: Uint8Array<ArrayBuffer>) {}

  async below(bound: number): Promise<number> {
    const wide = BigInt(bound);
    const limit = (1n << 64n) - ((1n << 64n) % wide);
    for (;;) {
      const text = new Uint8Array(this.seed.length + 8);
      text.set(this.seed);
      new DataView(text.buffer).setBigUint64(this.seed.length, this.#throws);
      this.#throws += 1n;
      const number = new DataView((await sha256(text)).buffer).getBigUint64(0);
      if (number < limit) return Number(number % wide);
    }
  }
}

/** One outcome of chance: number `took` of `weights.length` outcomes, or of `of` equally likely ones. */
export type Chosen = { took: number } & ({ of: number } | { weights: readonly number[] });

/** Read what chance chose from the server's list of what could have been drawn. */
export function chosen(game: Export, draws: readonly Draw[]): Chosen[] {
  const moves = (game.log as { moves: readonly (readonly [number, unknown])[] }).moves;
  const drawn = moves.flatMap(([seat], at) => (seat === CHANCE ? [at] : []));
  if (drawn.length !== draws.length) throw new RangeError("not every draw is listed");
  return draws.map(({ outcomes, weights }, at) => {
    const took = outcomes.findIndex((one) => same(one, moves[drawn[at]!]?.[1]));
    return weights ? { weights, took } : { of: outcomes.length, took };
  });
}

/** Two events are the same when they say the same, in whatever order. */
function same(one: unknown, other: unknown): boolean {
  const sorted = (event: unknown) => JSON.stringify(Object.entries(event as object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

/** Check the seal of a finished game; `published` is the commitment seen before play began. */
export async function verify(game: Export, published: string, myNonce: string | null, chances: readonly Chosen[] | null = null): Promise<Verdict | null> {
  if (!game.seal) return null;
  const { server_seed: seed, nonces } = game.seal;
  return {
    sealed: (await commitment(seed)) === published && game.seal.commitment === published,
    mine: myNonce === null ? null : nonces.includes(myNonce),
    chances: chances && (await throwAgain(new Dice(await diceSeed(seed, nonces)), chances)),
  };
}

/** Throw the dice again and count how often they say what was recorded. */
async function throwAgain(dice: Dice, chances: readonly Chosen[]): Promise<{ all: number; fit: number }> {
  let fit = 0;
  for (const chance of chances) if ((await thrown(dice, chance)) === chance.took) fit += 1;
  return { all: chances.length, fit };
}

/** Return which outcome the dice choose; a weighted list with a single entry needs no throw. */
async function thrown(dice: Dice, chance: Chosen): Promise<number> {
  if ("of" in chance) return dice.below(chance.of);
  if (chance.weights.length === 1) return 0;
  let left = await dice.below(chance.weights.reduce((sum, weight) => sum + weight, 0));
  return chance.weights.findIndex((weight) => (left -= weight) < 0);
}
