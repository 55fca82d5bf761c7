/** What my finished games of a kind come to: shares of what was tried, and points by source, an average a game. */
import type { Statistics } from "$lib/generated/types";

/** Sources of points in the order in which the end of a game tells them. */
export const SOURCES: Readonly<Record<string, readonly string[]>> = {
  kreta: ["most", "second", "harvests"],
  krysis: ["sold", "red", "blue", "white", "artefacts", "mission"],
};

/** What was tried, and how often it went well. */
export const TRIED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  kryptos: [["named", "right"]],
  decrypto: [["read", "understood"], ["heard", "intercepted"], ["given", "clear"]],
};

export interface Tried {
  readonly what: string;
  readonly well: number;
  readonly of: number;
  readonly share: number;
}

export function tried({ game, tally }: Statistics): Tried[] {
  return (TRIED[game] ?? [])
    .map(([all, good]) => ({ what: good, well: tally[good] ?? 0, of: tally[all] ?? 0 }))
    .filter(({ of }) => of > 0)
    .map((one) => ({ ...one, share: one.well / one.of }));
}

/** The share of hits that chance would make; the server counts it in thousandths. */
export function byChance({ tally }: Statistics): number {
  return tally.named ? (tally.chance ?? 0) / 1000 / tally.named : 0;
}

export interface Source {
  readonly what: string;
  readonly points: number;
  /** Its place among all sources, which says how it looks. */
  readonly at: number;
}

export function sources({ game, tally, counted }: Statistics): Source[] {
  return (SOURCES[game] ?? [])
    .map((what, at) => ({ what, points: counted ? (tally[what] ?? 0) / counted : 0, at }))
    .filter(({ points }) => points > 0);
}
