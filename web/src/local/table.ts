/** A table of this browser: it carries errands to the engine, one after the other, and what comes of them to who looks. */
import { ApiError } from "$lib/api";
import type { CreateTable, Draw, Explained, Export, Hinted, Imported, Local, Replay, ReviewNews, Said, TableInfo } from "$lib/generated/types";
import type { Opens } from "$lib/socket";
import type { Source } from "$lib/source";
import { ELSEWHERE, whyUnkept, type Unkept } from "./keep";
import { Line } from "./line";

/** What carries out errands and thinks: the engine, or one made by a test. */
export interface Carrier {
  errand(text: string): Promise<string>;
  think(text: string): Promise<string>;
}

/** Where a table is kept; each call is one piece of what comes of an errand. */
export interface Keeper {
  keep(id: string, head: Local.Head | null, rows: readonly unknown[][]): Promise<void>;
}

/** What is kept of a table. */
export interface Kept {
  head: Local.Head;
  rows: unknown[][];
}

type Without<Errand> = Errand extends unknown ? Omit<Errand, "now" | "language"> : never;
type Asked = Without<Exclude<Local.Errands, Local.Look>> | (Partial<Local.Look> & Pick<Local.Look, "type" | "at">);

type Language = Local.Errands["language"];

export class LocalTable implements Source {
  readonly here = true;
  #review: ReviewNews | null = null;
  #line: Line | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #id = "";
  #closed = false;
  /** What could not be kept so far, and why. */
  #owed: { head: Local.Head | null; rows: unknown[][] } = { head: null, rows: [] };
  #unkept: Unkept | null = null;
  /** Is told that another page goes on with this table; null where nobody looks at it. */
  onTaken: (() => void) | null = null;
  /** Is told whatever the coach of a guided game says. */
  onCoach: (coach: Local.Coach) => void = () => {};

  private constructor(
    private readonly engine: Carrier,
    private readonly keeper: Keeper,
    private readonly language: () => Language,
  ) {}

  /** Open a table against computers; throws an `ApiError` if it cannot be. */
  static async open(engine: Carrier, keeper: Keeper, language: () => Language, wish: CreateTable, name: string, seed: string | null = null, content: Local.Open["content"] = null): Promise<LocalTable> {
    return LocalTable.#begin(engine, keeper, language, { type: "open", wish, name, seed, content });
  }

  /** Go on with a table that was kept; throws an `ApiError` if it cannot be. */
  static async resume(engine: Carrier, keeper: Keeper, language: () => Language, kept: Kept): Promise<LocalTable> {
    return LocalTable.#begin(engine, keeper, language, { type: "resume", ...kept }, idOf(kept.head));
  }

  /** Take in a game from a file; throws an `ApiError` if it cannot be.  Also returns what was found in it. */
  static async bring(engine: Carrier, keeper: Keeper, language: () => Language, text: string): Promise<{ table: LocalTable; remarks: string[] }> {
    const table = new LocalTable(engine, keeper, language);
    const { found } = await table.#ask({ type: "bring", text });
    return { table, remarks: (found as Imported).remarks };
  }

  /** Open a guided game where it was left: `steps` were done so far. */
  static async learn(engine: Carrier, language: () => Language, game: string, lesson: string, steps: readonly unknown[], name: string, onCoach: (coach: Local.Coach) => void): Promise<LocalTable> {
    const table = new LocalTable(engine, ELSEWHERE, language);
    table.#id = `lesson-${game}-${lesson}`;
    table.onCoach = onCoach;
    await table.#ask({ type: "learn", game, lesson, name, steps: steps as Local.Learn["steps"] });
    return table;
  }

  static async #begin(engine: Carrier, keeper: Keeper, language: () => Language, asked: Asked, id = ""): Promise<LocalTable> {
    const table = new LocalTable(engine, keeper, language);
    table.#id = id;
    await table.#ask(asked);
    return table;
  }

  get id(): string {
    return this.#id;
  }

  /** Why the last step is lost if the page is closed; null where it is kept. */
  get unkept(): Unkept | null {
    return this.#unkept;
  }

  /** Opens a line to this table, as `TableState` opens its socket. */
  readonly opens: Opens = (address) => {
    const seen = new URL(address).searchParams.get("seen");
    const line = new Line({
      came: () => this.#quietly({ type: "connect", seen: seen === null ? null : Number(seen) }),
      said: (text) => this.#quietly({ type: "hear", text }),
      went: () => {
        if (this.#line !== line) return;
        this.#line = null;
        if (!this.#closed) this.#quietly({ type: "leave" });
      },
    });
    this.#line = line;
    return line as unknown as WebSocket;
  };

  /** Return what a strong player would do; throws an `ApiError` where the table gives no hints. */
  async hint(): Promise<Hinted> {
    const done = await this.#ask({ type: "hint" });
    const thought = done.think?.find((one) => one.level === null);
    return JSON.parse(await this.engine.think(JSON.stringify(thought))) as Hinted;
  }

  /** Have a computer player of my team say what it thinks; throws an `ApiError` where it may not. */
  async ask(seat: number): Promise<Said> {
    const thought = (await this.#ask({ type: "ask", seat })).think?.find((one) => one.aloud);
    const lines = JSON.parse(await this.engine.think(JSON.stringify(thought))) as Said["lines"];
    return (await this.#ask({ type: "aloud", seat, lines })).found as Said;
  }

  info = () => this.#look<TableInfo>({ at: "info" });
  content = () => this.#look<unknown>({ at: "content" });
  replay = (eyes: string, page = 0) => this.#look<Replay>({ at: "replay", eyes, page });
  explain = (eyes: string, step: number, thing: string) => this.#look<Explained>({ at: "explain", eyes, step, thing });
  export = () => this.#look<Export>({ at: "export" });
  draws = () => this.#look<Draw[]>({ at: "draws" });

  at(part: "/replay" | "" = "", hash = ""): string {
    return `/local/${this.#id}${part}${hash}`;
  }

  /** Return how far the review has come; who asks first has it made. */
  async review(): Promise<ReviewNews> {
    if (!this.#review || this.#review.state === "failed") {
      const { log, content } = await this.export();
      this.#review = { state: "thinking", done: 0, total: 0, review: null };
      void this.#makeReview(log, content?.file ?? null);
    }
    return this.#review;
  }

  async #makeReview(log: unknown, content: string | null): Promise<void> {
    const parts: unknown[] = [];
    try {
      while (!this.#closed && this.#review?.state === "thinking") {
        const made = JSON.parse(await this.engine.think(JSON.stringify({ type: "review", log, parts, content } satisfies Local.ReviewWork))) as Local.Reviewed;
        if (made.part) parts.push(made.part);
        this.#review = { state: made.review ? "ready" : "thinking", done: parts.length, total: made.total, review: made.review ?? null };
      }
    } catch (error) {
      console.warn(error);
      this.#review = { state: "failed", done: 0, total: 0, review: null };
    }
  }

  async #look<T>(asked: Omit<Partial<Local.Look>, "type"> & Pick<Local.Look, "at">): Promise<T> {
    return (await this.#ask({ type: "look", ...asked })).found as T;
  }

  /** Open the next table like this one, once the game is over. */
  again(): Promise<LocalTable> {
    return LocalTable.#begin(this.engine, this.keeper, this.language, { type: "again" });
  }

  /** What the coach said is read. */
  readOn(): void {
    this.#quietly({ type: "read_on" });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  /** Close it; once this is done nothing more is kept from here. */
  async leave(): Promise<void> {
    this.close();
    await this.#queue;
  }

  /** Errands of the socket and of time: what goes wrong with one ends the line, which comes back and shows where the game stands. */
  #quietly(asked: Asked): void {
    this.#ask(asked).catch((error: unknown) => {
      if (this.#closed) return;
      console.error(error);
      this.#line?.close();
    });
  }

  #ask(asked: Asked): Promise<Local.Done> {
    const done = this.#queue.then(() => this.#run(asked));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #run(asked: Asked): Promise<Local.Done> {
    if (this.#closed) throw new Error("another table is played");
    const errand = { ...asked, now: Date.now() / 1000, language: this.language() };
    const done = JSON.parse(await this.engine.errand(JSON.stringify(errand))) as Local.Done;
    if (done.error) throw new ApiError(422, done.error);
    if (done.head) this.#id = idOf(done.head);
    // Kept before anybody is told, as a server does.
    if (done.head || done.rows?.length) await this.#keep(done.head ?? null, done.rows ?? []);
    if (done.coach) this.onCoach(done.coach);
    for (const message of done.messages ?? []) this.#line?.receive(JSON.stringify(message));
    this.#goOn(done);
    return done;
  }

  /** Where something cannot be kept the game goes on, and it is tried again with the next step: what is kept has no gap. */
  async #keep(head: Local.Head | null, rows: readonly unknown[][]): Promise<void> {
    const owed = { head: head ?? this.#owed.head, rows: [...this.#owed.rows, ...rows] };
    if (this.#unkept === "tab") return;
    try {
      await this.keeper.keep(this.#id, owed.head, owed.rows);
      [this.#owed, this.#unkept] = [{ head: null, rows: [] }, null];
    } catch (error) {
      console.warn(error);
      [this.#owed, this.#unkept] = [owed, whyUnkept(error)];
    }
  }

  #goOn(done: Local.Done): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    for (const thought of done.think ?? []) if (thought.level !== null && !thought.aloud) void this.#think(thought);
    if (typeof done.wake === "number") this.#timer = setTimeout(() => this.#quietly({ type: "wake" }), done.wake * 1000);
  }

  /** Have a computer player answer; one that fails plays what is safe. */
  async #think(thought: Local.Thought): Promise<void> {
    const plan = await this.engine.think(JSON.stringify(thought)).then(
      (text) => JSON.parse(text) as unknown,
      () => null,
    );
    if (!this.#closed) this.#quietly({ type: "answer", id: thought.id, plan });
  }
}

/** The sheet is the engine's, but for the name of the table. */
function idOf(head: Local.Head): string {
  return (head.sheet as Pick<TableInfo, "id">).id;
}
