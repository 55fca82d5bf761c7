/** An analysis that is worked on: what is shown, who plays, and what is being thought. The engine knows the rules. */
import type { Hinted, Local } from "$lib/generated/types";
import { explain } from "$lib/problems";
import type { Carrier } from "../local/table";
import { ask, errand, type Asked } from "./ask";
import { keyOf, nodeOf, seatOf } from "./eyes";
import { OPEN, type Kept, type Level } from "./keep";
import { ROOT, rowsOf } from "./tree";

/** Between two moves of computers that play on. */
const PACE = 900;

/** What the strongest player found at a node. */
export interface Found {
  node: number;
  seat: number;
  hint: Hinted;
}

export class AnalysisBoard {
  #kept: Kept;
  #news = $state.raw<Local.BranchNews | null>(null);
  #tree = $state.raw<readonly Local.Twig[]>([]);
  #record = $state.raw<Kept>();
  #problem = $state("");
  #thinking = $state<number | null>(null);
  #running = $state<"no" | "answers" | "all">("no");
  #found = $state.raw<Found | null>(null);
  #chances = $state.raw<ReadonlyMap<string, number>>(new Map());
  #unkept = $state(false);
  /** The seat whose place is looked at, where the reader has chosen one. */
  #place = $state<number | null>(null);
  /** Counts what the reader has done: thoughts about something else are of no use any more. */
  #turn = 0;

  constructor(
    private readonly engine: Carrier,
    record: Kept,
    private readonly keeper: (one: Kept) => Promise<boolean>,
  ) {
    this.#kept = record;
    this.#record = record;
  }

  readonly rows = $derived.by(() => rowsOf(this.#tree));

  get record(): Kept {
    return this.#record ?? this.#kept;
  }

  get news(): Local.BranchNews | null {
    return this.#news;
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

  get problem(): string {
    return this.#problem;
  }

  /** It ends with the page: nothing can be kept, or there is no more room. */
  get unkept(): boolean {
    return this.#unkept;
  }

  /** The seat that a computer thinks for. */
  get thinking(): number | null {
    return this.#thinking;
  }

  get running(): boolean {
    return this.#running === "all";
  }

  /** What was found at this very node. */
  get found(): Found | null {
    return this.#found?.node === this.at ? this.#found : null;
  }

  /** The seat whose chances are told: the eyes, else who looks. */
  get judge(): number {
    return this.eyes ?? this.shown?.seat ?? 0;
  }

  chanceAt(node: number): number | null {
    return this.#chances.get(`${this.record.shown} ${this.judge} ${node}`) ?? null;
  }

  get place(): number | null {
    return this.#place;
  }

  isMine(seat: number): boolean {
    return !(seat in this.record.players);
  }

  dismiss(): void {
    this.#problem = "";
  }

  // Opening, and whose eyes.

  /** Show what was kept; throws an `ApiError` if it cannot be read. */
  async open(): Promise<void> {
    const { shown, at } = this.#kept;
    await this.#read(shown, at);
  }

  /** Look with all cards open, or with a seat's eyes from where one stands in the game. */
  async choose(seat: number | null): Promise<void> {
    this.#interrupt();
    const here = this.record.shown === OPEN ? this.at : nodeOf(this.record.shown);
    await this.#safely(async () => {
      if (seat === null) return this.#read(OPEN, here);
      const key = keyOf(seat, here);
      if (this.#kept.eyes[key]) return this.#read(key, ROOT);
      await this.#ask({ type: "branches-read", text: this.#kept.open ?? "" });
      this.#place = null;
      const players = this.#mineAlone(seat);
      return this.#take(await this.#ask({ type: "branches-eyes", node: here, eyes: seat }), { shown: key, players });
    });
  }

  /** Whoever looks plays, and computers all other seats. */
  #mineAlone(seat: number): Record<number, Level> {
    const level = Object.values(this.record.players)[0] ?? "normal";
    const others = Array.from({ length: this.#news?.seats ?? 0 }, (_, one) => one).filter((one) => one !== seat);
    return Object.fromEntries(others.map((one) => [one, level]));
  }

  async #read(key: string, at: number): Promise<void> {
    const text = (key === OPEN ? this.#kept.open : this.#kept.eyes[key]) ?? "";
    const read = await this.#ask({ type: "branches-read", text });
    this.#place = null;
    this.#take(read, { shown: key });
    if (at !== read.shown.node && (at === ROOT || this.#tree.some((twig) => twig.node === at))) await this.#go(at);
    else await this.#lookRight();
  }

  // Walking and changing.

  async go(node: number | null): Promise<void> {
    if (node === null) return;
    this.#interrupt();
    await this.#safely(() => this.#go(node));
  }

  async #go(node: number): Promise<void> {
    this.#take(await this.#ask({ type: "branches-go", node, seat: this.#place }));
    await this.#lookRight();
  }

  /** Look from the place of a seat, or again from that of who decides. */
  async look(seat: number | null): Promise<void> {
    this.#place = seat;
    await this.#safely(() => this.#go(this.at));
  }

  /** Play for the seat that looks; computers answer for theirs. */
  async play(action: unknown, by = this.shown?.seat ?? 0): Promise<void> {
    this.#interrupt();
    if (await this.#safely(() => this.#play(by, action))) await this.#answer("answers");
  }

  async #play(by: number, action: unknown): Promise<void> {
    this.#take(await this.#ask({ type: "branches-play", node: this.at, by, action, seat: this.#place }));
    await this.#lookRight();
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
    this.#interrupt();
    const at = this.at;
    return this.#safely(async () => {
      this.#take(await this.#ask({ ...asked, seat: this.#place }));
      if (back !== null && back !== at) await this.#go(at);
      else await this.#lookRight();
    });
  }

  /** Return a branch as a text to pass on. */
  async shared(node: number): Promise<string> {
    return (await this.#ask({ type: "branches-share", node })).shared ?? "";
  }

  /** Without a choice of the reader, look from the place of who decides by hand: the eyes first. */
  async #lookRight(): Promise<void> {
    const shown = this.shown;
    if (!shown || this.#place !== null) return;
    const deciding = shown.to_act.filter((seat) => seat >= 0 && this.isMine(seat));
    const wanted = this.eyes !== null && (deciding.includes(this.eyes) || !deciding.length) ? this.eyes : deciding[0];
    if (wanted !== undefined && wanted !== shown.seat) this.#take(await this.#ask({ type: "branches-go", node: shown.node, seat: wanted }));
  }

  // Computer players.

  /** Say who plays a seat: nobody but the reader, or a computer of a level. */
  assign(seat: number, level: Level | null): void {
    const players = { ...this.record.players };
    delete players[seat];
    this.#keep({ players: level ? { ...players, [seat]: level } : players });
    void this.#safely(() => this.#lookRight());
  }

  /** Let a computer make one decision, for whomever it is. */
  async moveOne(): Promise<void> {
    this.#interrupt();
    const [seat] = this.#toMove("all");
    if (seat !== undefined) await this.#safely(() => this.#letMove(seat, this.#turn));
  }

  /** Let computers play all seats until somebody says stop. */
  playOn(): Promise<void> {
    this.#interrupt();
    return this.#answer("all");
  }

  stop(): void {
    this.#interrupt();
  }

  async #answer(how: "answers" | "all"): Promise<void> {
    const turn = this.#turn;
    this.#running = how;
    while (turn === this.#turn && this.#problem === "") {
      const [seat] = this.#toMove(how);
      if (seat === undefined) break;
      const pause = new Promise((done) => setTimeout(done, how === "all" ? PACE : 0));
      if (!(await this.#safely(() => this.#letMove(seat, turn)))) break;
      await pause;
    }
    if (turn === this.#turn) this.#running = "no";
  }

  #toMove(how: "answers" | "all"): number[] {
    const acting = (this.shown?.to_act ?? []).filter((seat) => seat >= 0);
    return how === "all" ? acting : acting.filter((seat) => !this.isMine(seat));
  }

  async #letMove(seat: number, turn: number): Promise<void> {
    const node = this.at;
    const level = this.record.players[seat] ?? Object.values(this.record.players)[0] ?? "normal";
    this.#thinking = seat;
    try {
      const action = await this.#think({ type: "branches-think", node, by: seat, level });
      if (turn === this.#turn && node === this.at) await this.#play(seat, action);
    } finally {
      if (turn === this.#turn) this.#thinking = null;
    }
  }

  // Advice.

  /** Ask what a strong player would do here, and how likely the eyes are to win. */
  async advise(): Promise<void> {
    this.#interrupt();
    const { at: node, judge } = this;
    const turn = this.#turn;
    const [first] = this.#toMove("all");
    const seat = this.#toMove("all").includes(judge) ? judge : first;
    if (seat === undefined) return;
    this.#thinking = seat;
    await this.#safely(async () => {
      const chance = (await this.#think({ type: "branches-think", node, by: judge, chances: true })) as number;
      if (turn !== this.#turn) return;
      this.#chances = new Map([...this.#chances, [`${this.record.shown} ${judge} ${node}`, chance]]);
      const hint = (await this.#think({ type: "branches-think", node, by: seat })) as Hinted;
      if (turn === this.#turn) this.#found = { node, seat, hint };
    });
    if (turn === this.#turn) this.#thinking = null;
  }

  async #think(asked: Asked): Promise<unknown> {
    const done = await errand(this.engine, asked);
    return JSON.parse(await this.engine.think(JSON.stringify(done.think?.[0]))) as unknown;
  }

  // The engine, and what is kept.

  #interrupt(): void {
    this.#turn += 1;
    this.#running = "no";
    this.#thinking = null;
    this.#problem = "";
  }

  async #safely(act: () => Promise<void>): Promise<boolean> {
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
    this.#keep({ ...more, open, eyes, at: news.shown.node, title: news.title || this.record.title });
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes, updated: Date.now() };
    this.#record = this.#kept;
    void this.keeper(this.#kept).then((fine) => (this.#unkept = !fine));
  }
}
