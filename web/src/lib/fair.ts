/** The fair deal, checked by this browser itself: the scheme is documented in docs/fair-deals.md. */
import type { Draw, Export, Receipt, TableInfo } from "./generated/types";
import { commitment, sha256, utf8 } from "./sha256";

/** A promise that was broken, or not kept: which one, and what is to be said about it. */
export interface Breach {
  what: "set-up" | "commitment" | "seed" | "mine" | "others" | "draws" | "withheld" | "again" | "unsealed";
  facts: Record<string, string | number>;
}

/**
 * What was found: against a receipt a deal is proven to who kept it, or fraud; alone it can only fit itself.
 * Where a promised share was withheld, or mine was asked for again, the deal may be one chosen of a few.
 */
export interface Verdict {
  kind: "proven" | "consistent" | "doubtful" | "fraud";
  breaches: readonly Breach[];
  /** How many outcomes of chance follow from seed and nonces. */
  draws: number;
}

const SCHEME = "kastellan-deal-1";
const CHANCE = -1;
const SHORT = 16;

export function diceSeed(serverSeed: string, nonces: readonly string[]): Uint8Array {
  return sha256(utf8([SCHEME, serverSeed, ...nonces].join("\n")));
}

/** Throws that follow from a seed alone, as in `kastellan.core.chance`. */
export class Dice {
  #throws = 0n;

  constructor(private readonly seed: Uint8Array) {}

  below(bound: number): number {
    const wide = BigInt(bound);
    const limit = (1n << 64n) - ((1n << 64n) % wide);
    for (;;) {
      const text = new Uint8Array(this.seed.length + 8);
      text.set(this.seed);
      new DataView(text.buffer).setBigUint64(this.seed.length, this.#throws);
      this.#throws += 1n;
      const number = new DataView(sha256(text).buffer).getBigUint64(0);
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

/** Two values are the same when they say the same, in whatever order. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the server said when this browser gave its share, and says otherwise now; empty while it keeps its word. */
export function broken(receipt: Receipt, info: TableInfo): Breach[] {
  const played = { game: info.game, options: info.options, content: info.content, seats: info.seats.length };
  const { commitment: now, shares, server_seed: seed, nonces } = info.seal;
  const found = [...setUp(receipt, played), ...sealed(receipt, now)];
  if (!receipt.shares.length || info.status === "open") return found; // seats and shares may still change
  if (!seed || !nonces) return [...found, ...changed(receipt, shares)];
  return [...found, ...unfit(seed, now), ...opened(receipt, nonces)];
}

type Played = { game: string; options: unknown; content: string; seats: number };

function setUp(receipt: Receipt, played: Played): Breach[] {
  const { game, options, content } = receipt;
  const seats = receipt.shares.length || played.seats;
  return same({ game, options, content, seats }, played) ? [] : [{ what: "set-up", facts: {} }];
}

function sealed(receipt: Receipt, now: string): Breach[] {
  if (receipt.commitment === now) return [];
  return [{ what: "commitment", facts: { then: receipt.commitment.slice(0, SHORT), now: now.slice(0, SHORT) } }];
}

function unfit(seed: string, sealedNow: string): Breach[] {
  return commitment(seed) === sealedNow ? [] : [{ what: "seed", facts: {} }];
}

/** While the game runs, the promises of all must stay what they were. */
function changed(receipt: Receipt, shares: readonly string[]): Breach[] {
  return receipt.shares.flatMap((share, seat): Breach[] => (share === shares[seat] ? [] : [{ what: seat === receipt.seat ? "mine" : "others", facts: { seat } }]));
}

/** Once all is open, every nonce must be the promised one, and mine the only one that I ever gave. */
function opened(receipt: Receipt, nonces: readonly string[]): Breach[] {
  const again: Breach[] = receipt.opened > 1 ? [{ what: "again", facts: { count: receipt.opened } }] : [];
  const found = receipt.shares.flatMap((share, seat): Breach[] => {
    const nonce = nonces[seat] ?? "";
    if (seat === receipt.seat) return nonce === receipt.nonce ? [] : [{ what: "mine", facts: { seat } }];
    if (nonce ? commitment(nonce) === share : !share) return [];
    return [{ what: nonce ? "others" : "withheld", facts: { seat } }];
  });
  return [...found, ...again];
}

/** Check the deal of a finished game: against what this browser kept, or, without that, against itself. */
export function verify(game: Export, receipt: Receipt | null, chances: readonly Chosen[]): Verdict | null {
  if (!game.seal) return receipt ? { kind: "fraud", breaches: [{ what: "unsealed", facts: {} }], draws: 0 } : null;
  const { commitment: now, server_seed: seed, nonces } = game.seal;
  const log = game.log as Played & { position?: unknown };
  const breaches = unfit(seed, now);
  if (receipt) breaches.push(...setUp(receipt, { game: log.game, options: log.options, content: log.content, seats: log.seats }), ...sealed(receipt, now), ...opened(receipt, nonces));
  if (receipt && log.position) breaches.push({ what: "set-up", facts: {} });
  const fit = throwAgain(new Dice(diceSeed(seed, nonces)), chances);
  if (fit < chances.length) breaches.push({ what: "draws", facts: { fit, all: chances.length } });
  return { kind: verdictOf(breaches, receipt), breaches, draws: chances.length };
}

function verdictOf(breaches: readonly Breach[], receipt: Receipt | null): Verdict["kind"] {
  if (breaches.some(({ what }) => what !== "withheld" && what !== "again")) return "fraud";
  if (breaches.length) return "doubtful";
  return receipt ? "proven" : "consistent";
}

/** Throw the dice again and count how often they say what was recorded. */
function throwAgain(dice: Dice, chances: readonly Chosen[]): number {
  return chances.filter((chance) => thrown(dice, chance) === chance.took).length;
}

/** Return which outcome the dice choose; a weighted list with a single entry needs no throw. */
function thrown(dice: Dice, chance: Chosen): number {
  if ("of" in chance) return dice.below(chance.of);
  if (chance.weights.length === 1) return 0;
  let left = dice.below(chance.weights.reduce((sum, weight) => sum + weight, 0));
  return chance.weights.findIndex((weight) => (left -= weight) < 0);
}
