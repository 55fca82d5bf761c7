/**
 * What leaves this browser for the table: one step at a time, since the server numbers what a seat does, and each is
 * kept until it is answered, also while the line is down.
 */

/** A step, or a draft: of drafts of one kind only the newest leaves. */
interface Letter {
  kind: string;
  action: unknown;
  /** The number it was sent with, or would have been. */
  ask: number;
  /** It has left at least once: it may have arrived although nobody answered. */
  left: boolean;
}

const STEP = "step";

export class Outbox {
  #queue = $state.raw<readonly Omit<Letter, "ask" | "left">[]>([]);
  #away = $state.raw<Letter | null>(null);

  /** `send` returns whether the line took it; `ask` numbers the next step. */
  constructor(
    private readonly send: (action: unknown, ask: number) => boolean,
    private readonly ask: () => number | null,
  ) {}

  /** Something is under way. */
  get waiting(): boolean {
    return this.#away !== null;
  }

  /** A step, which is no draft, is under way: its choice is shown as pressed. */
  get pressed(): boolean {
    return this.#away?.kind === STEP || this.#queue.some((one) => one.kind === STEP);
  }

  /** Put in a step, or a draft of a kind.  A step waits for drafts before it; a second press of a step does nothing. */
  put(action: unknown, kind = STEP): void {
    if (kind === STEP && this.pressed) return;
    this.#queue = [...this.#queue.filter((one) => one.kind !== kind), { kind, action }];
    this.#next();
  }

  /** Return the newest of a kind that is not answered yet. */
  latest(kind: string): unknown {
    return this.#queue.find((one) => one.kind === kind)?.action ?? (this.#away?.kind === kind ? this.#away.action : null);
  }

  /** The step numbered `ask` was refused: return whether it was the one under way. */
  refused(ask: number): boolean {
    if (this.#away?.ask !== ask) return false;
    this.#settle();
    return true;
  }

  /** The server could not take what is under way: it is not tried again by itself. */
  failed(): void {
    if (this.#away) this.#settle();
  }

  /** The server counts on: return whether a step was overtaken that had never left. */
  counted(ask: number): boolean {
    const away = this.#away;
    if (!away || away.ask >= ask) {
      this.#next();
      return false;
    }
    const overtaken = !away.left && away.kind === STEP;
    if (overtaken) this.#queue = [];
    this.#settle();
    return overtaken;
  }

  /** The line is back: what was not answered goes out again under its own number, so that it counts once. */
  again(): void {
    if (this.#away) this.#away = { ...this.#away, left: this.send(this.#away.action, this.#away.ask) || this.#away.left };
  }

  /** Another seat, another game: nothing of this is meant any more. */
  empty(): void {
    this.#queue = [];
    this.#away = null;
  }

  #settle(): void {
    this.#away = null;
    this.#next();
  }

  #next(): void {
    const [first, ...rest] = this.#queue;
    const ask = this.ask();
    if (this.#away || !first || ask === null) return;
    this.#queue = rest;
    this.#away = { ...first, ask, left: this.send(first.action, ask) };
  }
}
