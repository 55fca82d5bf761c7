/** A review that is made where the table is, and asked for until it is there. */
import type { Review, ReviewNews } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import { explain } from "$lib/problems";
import type { Source } from "$lib/source";

const PAUSE = 700;

export class Reviewing {
  #news = $state.raw<ReviewNews | null>(null);
  #problem = $state("");
  #gone = false;

  constructor(private readonly source: Source) {}

  get review(): Review | null {
    return this.#news?.review ?? null;
  }

  get problem(): string {
    return this.#problem;
  }

  /** The share that is done. */
  get progress(): number {
    return this.#news?.total ? this.#news.done / this.#news.total : 0;
  }

  async load(): Promise<void> {
    this.#problem = "";
    try {
      do {
        this.#news = await this.source.review();
        if (this.#news.state === "thinking") await new Promise((wake) => setTimeout(wake, PAUSE));
      } while (!this.#gone && this.#news.state === "thinking");
      if (this.#news.state === "failed") this.#problem = say("client-review-failed");
    } catch (error) {
      this.#problem = explain(error);
    }
  }

  close(): void {
    this.#gone = true;
  }
}
