/**
 * Sends one thing after another: the server numbers what a seat does, so the next may leave only when
 * the last was answered.  A newer draft replaces an older one of the same kind that has not left yet.
 */
import type { Action } from "./decrypto";

interface Letter {
  kind: string;
  action: Action;
}

export class Outbox {
  #queue = $state.raw<readonly Letter[]>([]);
  #away = $state.raw<Letter | null>(null);

  constructor(private readonly send: (action: Action) => void) {}

  put(kind: string, action: Action): void {
    this.#queue = [...this.#queue.filter((letter) => letter.kind !== kind), { kind, action }];
    this.#next();
  }

  /** The last letter was answered, or never left. */
  settled(): void {
    this.#away = null;
    this.#next();
  }

  /** Return the newest of a kind that is not answered yet. */
  latest(kind: string): Action | null {
    return this.#queue.find((letter) => letter.kind === kind)?.action ?? (this.#away?.kind === kind ? this.#away.action : null);
  }

  #next(): void {
    const [first, ...rest] = this.#queue;
    if (this.#away || !first) return;
    this.#away = first;
    this.#queue = rest;
    this.send(first.action);
  }
}
