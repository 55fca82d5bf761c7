/** "What is this?": whether it is on, and what was asked last.  What there is to say comes from the engine. */
import type { Answer, Explained, Line } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";

type Desk = typeof import("./Desk.svelte").default;

export class Help {
  #on = $state(false);
  #thing = $state("");
  #answer = $state.raw<Answer | null>(null);
  #things = $state.raw<Readonly<Record<string, Line>>>({});
  #missed = $state(false);
  #Desk = $state.raw<Desk | null>(null);
  #waiting: (() => void)[] = [];

  /** `send` asks about a thing of a game, or without one what all are called; the answer is heard. */
  constructor(
    private readonly game: () => string,
    private readonly send: (thing: string) => void,
  ) {}

  /** The mode: whatever is pressed is asked about. */
  get on(): boolean {
    return this.#on;
  }

  /** Something is asked, in the mode or without it. */
  get open(): boolean {
    return this.#on || this.#thing !== "";
  }

  get thing(): string {
    return this.#thing;
  }

  get answer(): Answer | null {
    return this.#answer;
  }

  /** What all things on the table are called. */
  get things(): Readonly<Record<string, Line>> {
    return this.#things;
  }

  /** What was pressed last is nothing of which there is something to say. */
  get missed(): boolean {
    return this.#missed;
  }

  get Desk(): Desk | null {
    return this.#Desk;
  }

  toggle(): void {
    if (this.#on) return this.close();
    this.#on = true;
    void this.#ready();
  }

  close(): void {
    this.#on = this.#missed = false;
    this.#thing = "";
    this.#answer = null;
  }

  /** Ask what lies at a point; true things only: the table is asked first what there is. */
  async point(x: number, y: number): Promise<void> {
    await this.#ready();
    const { thingAt } = await import("./find");
    const thing = thingAt(this.game(), Object.keys(this.#things), x, y);
    if (thing) this.ask(thing);
    else this.#missed = this.#on;
  }

  ask(thing: string): void {
    [this.#thing, this.#missed] = [thing, false];
    this.send(thing);
  }

  /** The game went on: what is said must be true now. */
  again(): void {
    if (!this.open) return;
    this.send("");
    if (this.#thing) this.send(this.#thing);
  }

  hear(message: Explained): void {
    if (message.answer && message.thing === this.#thing) this.#answer = message.answer;
    if (message.thing) return;
    this.#things = message.things ?? {};
    if (this.#thing && !(this.#thing in this.#things)) this.#forget();
    for (const go of this.#waiting.splice(0)) go();
  }

  /** What was asked about has left the table. */
  #forget(): void {
    this.#thing = "";
    this.#answer = null;
  }

  async #ready(): Promise<void> {
    const told = new Promise<void>((done) => this.#waiting.push(done));
    this.send("");
    const [loaded] = await Promise.all([import("./Desk.svelte"), reader.add("help"), reader.add(`help-${this.game()}`), told]);
    this.#Desk = loaded.default;
  }
}
