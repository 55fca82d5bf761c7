/** What a board is told of the scene: which places are marked now, and which since my last turn. */
import type { StoryLine } from "$lib/generated/types";
import type { Placed } from "./scenes";

/** Who acted last on a place since my last turn. */
export interface Flag {
  seat: number | null;
}

export class Marks {
  #now: ReadonlyMap<string, string>;

  constructor(
    now: readonly Placed[] = [],
    /** The lines of the scene that is played. */
    readonly lines: readonly StoryLine[] = [],
    readonly flags: ReadonlyMap<string, Flag> = new Map(),
  ) {
    this.#now = new Map(now.map(({ at, how }) => [at, how]));
  }

  /** Return how a place is marked in the scene that is played, or null. */
  how(place: string): string | null {
    return this.#now.get(place) ?? null;
  }

  /** Return the places that are marked so in the scene that is played. */
  places(how: string): string[] {
    return [...this.#now].flatMap(([at, one]) => (one === how ? [at] : []));
  }

  /** Return all places that are marked in the scene that is played. */
  get here(): string[] {
    return [...this.#now.keys()];
  }

  flag(place: string): Flag | null {
    return this.flags.get(place) ?? null;
  }

  /** Return a fact of the scene that is played. */
  fact(name: string): number | string | null {
    const fact = this.lines[0]?.facts[name];
    return fact === undefined || Array.isArray(fact) ? null : fact;
  }
}

export const NO_MARKS = new Marks();
