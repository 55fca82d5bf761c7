/** An analysis that is walked through and changed: what is shown, with whose eyes, and what is kept of it. */
import type { Local } from "$lib/generated/types";
import { explain } from "$lib/problems";
import type { Carrier } from "../local/table";
import { ask, type Asked } from "./ask";
import { keyOf, nodeOf, seatOf } from "./eyes";
import { OPEN, type Kept, type Level } from "./keep";
import { ROOT, rowsOf } from "./tree";

export class Walk {
  #news = $state.raw<Local.BranchNews | null>(null);
  #tree = $state.raw<readonly Local.Twig[]>([]);
  #record: Kept;
  #content = $state.raw<unknown>(null);
  #problem = $state("");
  #unkept = $state(false);
  /** The seat whose place is looked at, where the reader has chosen one. */
  #place = $state<number | null>(null);
  /** Counts what the reader has done: thoughts about something else are of no use any more. */
  protected turn = 0;

  constructor(
    protected readonly engine: Carrier,
    record: Kept,
    private readonly keeper: (one: Kept) => Promise<boolean>,
  ) {
    this.#record = $state.raw(record);
  }

  readonly rows = $derived.by(() => rowsOf(this.#tree));

  get record(): Kept {
    return this.#record;
  }

  get shown(): Local.Standing | null {
    return this.#news?.shown ?? null;
  }

  get at(): number {
    return this.#news?.shown.node ?? ROOT;
  }

  get tree(): readonly Local.Twig[] {
    return this.#tree;
  }

  get eyes(): number | null {
    return this.#news?.eyes ?? null;
  }

  get place(): number | null {
    return this.#place;
  }

  /** What it is drawn with; null with the content of the house. */
  get content(): unknown {
    return this.#content;
  }

  get problem(): string {
    return this.#problem;
  }

  /** It ends with the page: nothing can be kept, or there is no more room. */
  get unkept(): boolean {
    return this.#unkept;
  }

  /** Whether the reader plays a seat, and no computer. */
  isMine(seat: number): boolean {
    return !(seat in this.record.players);
  }

  dismiss(): void {
    this.#problem = "";
  }

  // Opening, and whose eyes.

  /** Show what was kept; throws an `ApiError` if it cannot be read. */
  async open(): Promise<void> {
    const { shown, at } = this.record;
    await this.#read(shown, at);
  }

  /** Look with all cards open, or with a seat's eyes from where one stands in the game. */
  async choose(seat: number | null): Promise<void> {
    this.interrupt();
    const here = this.record.shown === OPEN ? this.at : nodeOf(this.record.shown);
    await this.safely(async () => {
      if (seat === null) return this.#read(OPEN, here);
      const key = keyOf(seat, here);
      const players = this.#mineAlone(seat);
      if (this.record.eyes[key]) return this.#read(key, ROOT, players);
      await this.#ask({ type: "branches-read", text: this.record.open ?? "" });
      this.#place = null;
      return this.#take(await this.#ask({ type: "branches-eyes", node: here, eyes: seat }), { shown: key, players });
    });
  }

  /** Whoever looks plays, and computers all other seats. */
  #mineAlone(seat: number): Record<number, Level> {
    const level = Object.values(this.record.players)[0] ?? "normal";
    const others = Array.from({ length: this.#news?.seats ?? 0 }, (_, one) => one).filter((one) => one !== seat);
    return Object.fromEntries(others.map((one) => [one, level]));
  }

  async #read(key: string, at: number, players = this.record.players): Promise<void> {
    const text = (key === OPEN ? this.record.open : this.record.eyes[key]) ?? "";
    const read = await this.#ask({ type: "branches-read", text });
    [this.#place, this.#content] = [null, read.content ?? null];
    this.#take(read, { shown: key, players });
    if (at !== read.shown.node && (at === ROOT || this.#tree.some((twig) => twig.node === at))) await this.#go(at);
    else await this.lookRight();
  }

  // Walking and changing.

  async go(node: number | null): Promise<void> {
    if (node === null) return;
    this.interrupt();
    await this.safely(() => this.#go(node));
  }

  async #go(node: number): Promise<void> {
    this.#take(await this.#ask({ type: "branches-go", node, seat: this.#place }));
    await this.lookRight();
  }

  /** Look from the place of a seat, or again from that of who decides. */
  async look(seat: number | null): Promise<void> {
    this.#place = seat;
    await this.safely(() => this.#go(this.at));
  }

  protected async playAs(by: number, action: unknown): Promise<void> {
    this.#take(await this.#ask({ type: "branches-play", node: this.at, by, action, seat: this.#place }));
    await this.lookRight();
  }

  /** Imagine anew what cannot be known, or repeat the step with other luck. */
  anew(): Promise<boolean> {
    return this.#change({ type: "branches-imagine", node: this.at });
  }

  name(node: number, name: string): Promise<boolean> {
    return this.#change({ type: "branches-name", node, name: name.trim() }, node);
  }

  lead(node: number): Promise<boolean> {
    return this.#change({ type: "branches-lead", node }, node);
  }

  delete(node: number): Promise<boolean> {
    return this.#change({ type: "branches-delete", node });
  }

  async #change(asked: Asked, back: number | null = null): Promise<boolean> {
    this.interrupt();
    const at = this.at;
    return this.safely(async () => {
      this.#take(await this.#ask({ ...asked, seat: this.#place }));
      if (back !== null && back !== at) await this.#go(at);
      else await this.lookRight();
    });
  }

  /** Return a branch as a text to pass on. */
  async shared(node: number): Promise<string> {
    return (await this.#ask({ type: "branches-share", node })).shared ?? "";
  }

  /** Without a choice of the reader, look from the place of who decides by hand: the eyes first. */
  protected async lookRight(): Promise<void> {
    const shown = this.shown;
    if (!shown || this.#place !== null) return;
    const deciding = shown.to_act.filter((seat) => seat >= 0 && this.isMine(seat));
    const wanted = this.eyes !== null && (deciding.includes(this.eyes) || !deciding.length) ? this.eyes : deciding[0];
    if (wanted !== undefined && wanted !== shown.seat) this.#take(await this.#ask({ type: "branches-go", node: shown.node, seat: wanted }));
  }

  // The engine, and what is kept.

  /** Whoever does something has not waited for what was being thought. */
  protected interrupt(): void {
    this.turn += 1;
    this.#problem = "";
  }

  protected async safely(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.#problem = explain(error);
      return false;
    }
  }

  #ask(asked: Asked): Promise<Local.BranchNews> {
    return ask(this.engine, asked);
  }

  /** Show what came, and keep it. */
  #take(news: Local.BranchNews, more: Partial<Kept> = {}): void {
    this.#news = news;
    if (news.tree) this.#tree = news.tree;
    const key = more.shown ?? this.record.shown;
    const text = news.kept ?? null;
    const open = text !== null && seatOf(key) === null ? text : this.record.open;
    const eyes = text !== null && seatOf(key) !== null ? { ...this.record.eyes, [key]: text } : this.record.eyes;
    this.keep({ ...more, open, eyes, at: news.shown.node, title: news.title || this.record.title });
  }

  protected keep(changes: Partial<Kept>): void {
    this.#record = { ...this.#record, ...changes, updated: Date.now() };
    void this.keeper(this.#record).then((fine) => (this.#unkept = !fine));
  }
}
