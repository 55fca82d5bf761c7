/** What is made in an editor, with all that it was before. */
const MOST = 200;

export class Made<T> {
  #now = $state.raw<T | null>(null);
  #before = $state.raw<readonly T[]>([]);
  #after = $state.raw<readonly T[]>([]);
  #last = "";

  get now(): T | null {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  begin(now: T): void {
    [this.#now, this.#before, this.#after, this.#last] = [now, [], [], ""];
  }

  /** Changes of the same thing, such as letters of a name, are one. */
  change(next: T, what = ""): void {
    if (this.#now === null) return;
    if (!what || what !== this.#last) this.#before = [...this.#before.slice(-MOST), this.#now];
    [this.#now, this.#after, this.#last] = [next, [], what];
  }

  undo(): void {
    const back = this.#before.at(-1);
    if (back === undefined || this.#now === null) return;
    [this.#after, this.#before, this.#now, this.#last] = [[this.#now, ...this.#after], this.#before.slice(0, -1), back, ""];
  }

  redo(): void {
    const [next, ...rest] = this.#after;
    if (next === undefined || this.#now === null) return;
    [this.#before, this.#after, this.#now, this.#last] = [[...this.#before, this.#now], rest, next, ""];
  }
}
