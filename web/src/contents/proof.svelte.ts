/** What the rules say of a file while it is made: asked a moment after the last change. */
import type { ContentProof, Problem } from "$lib/generated/types";
import { explain } from "$lib/problems";
import { proofread } from "./checks";
import { isWithin } from "./places";

const PAUSE = 250;

export class Proof {
  found = $state.raw<ContentProof | null>(null);
  /** Why nobody could check it. */
  problem = $state("");
  /** The file that was checked last. */
  #file = $state("");
  #wanted = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly checking = $derived(this.#wanted !== this.#file);
  readonly fine = $derived(!this.checking && this.found?.faults.length === 0);

  constructor(readonly game: string) {}

  /** Ask a little later, once nothing changes any more. */
  later(file: string): void {
    this.#wanted = file;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(file), PAUSE);
  }

  /** Ask at once; returns whether the file can be played with. */
  async now(file: string): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#wanted = file;
    try {
      const found = await proofread(this.game, file);
      if (this.#wanted !== file) return false;
      [this.found, this.#file, this.problem] = [found, file, ""];
      return found.faults.length === 0;
    } catch (error) {
      if (this.#wanted === file) this.problem = explain(error);
      return false;
    }
  }

  /** What is wrong at a place or within it. */
  at(place: string): Problem[] {
    return this.found?.faults.filter((fault) => isWithin(fault.place ?? "", place)) ?? [];
  }
}
