/** The person at this browser: a guest with a name, or an account. */
import { api, ApiError, Unreachable } from "./api";
import type { Me, Problem } from "./generated/types";
import { forgetNotes } from "./notes";
import type { Language } from "./speech";

class Person {
  #me = $state.raw<Me | null>(null);
  #barred = $state.raw<Problem | null>(null);

  get me(): Me | null {
    return this.#me;
  }

  get name(): string {
    return this.#me?.name ?? "";
  }

  /** Why this person is let in nowhere. */
  get barred(): Problem | null {
    return this.#barred;
  }

  async load(): Promise<void> {
    try {
      this.#me = await api.me();
      this.#barred = null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) this.#barred = error.problem;
      else if (!(error instanceof Unreachable)) throw error;
    }
  }

  take(me: Me): void {
    this.#me = me;
  }

  /** Whoever sits down here next is shown nothing that was noted in private. */
  async signOut(): Promise<Me> {
    const guest = await api.logout();
    forgetNotes();
    return guest;
  }

  async setName(name: string): Promise<void> {
    this.#me = await api.changeMe({ name });
  }

  /** Tell the server, so that its own sentences come in this language; the page does not wait. */
  async setLanguage(language: Language): Promise<void> {
    if (this.#me?.language === language) return;
    try {
      this.#me = await api.changeMe({ language });
    } catch {
      // the browser remembers the choice in any case
    }
  }
}

export const person = new Person();
