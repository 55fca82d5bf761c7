/** Lessons at the server, where this browser has no engine: the lesson is its steps, so nothing is kept there. */
import { api } from "$lib/api";
import type { Local } from "$lib/generated/types";
import type { Carrier } from "../local/table";

/** Errands that need the server; of all others nothing comes. */
const CARRIED: readonly string[] = ["connect", "hear", "read_on"];

export class ServedLesson implements Carrier {
  #opening: Local.Learn | null = null;

  async errand(text: string): Promise<string> {
    const errand = JSON.parse(text) as Local.Errands;
    if (errand.type === "learn") this.#opening = errand;
    if (!this.#opening || (errand !== this.#opening && !CARRIED.includes(errand.type))) return "{}";
    const { game, lesson, name, steps } = this.#opening;
    const done = await api.lesson({ game, lesson, name, steps, language: errand.language, errand: errand === this.#opening ? null : errand });
    if (done.coach) this.#opening = { ...this.#opening, steps: done.coach.steps };
    return JSON.stringify(done);
  }

  think(): Promise<string> {
    return Promise.reject(new Error("nobody thinks in a lesson at the server"));
  }
}
