/** The analysis board: a walk on which computers play and advise. */
import type { Hinted } from "$lib/generated/types";
import { errand, type Asked } from "./ask";
import type { Level } from "./keep";
import { before, lineOf } from "./tree";
import { Walk } from "./walk.svelte";

/** Between two moves of computers that play on. */
const PACE = 900;

/** What the strongest player found at a node. */
export interface Found {
  /** Which analysis and which node. */
  where: string;
  seat: number;
  hint: Hinted;
}

export class AnalysisBoard extends Walk {
  #thinking = $state<number | null>(null);
  #running = $state<"no" | "answers" | "all">("no");
  #found = $state.raw<Found | null>(null);
  /** All seats' chances, by what is looked at and step; none where they could not be worked out. */
  #chances = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());
  #weighing = false;

  /** The seat that a computer thinks for. */
  get thinking(): number | null {
    return this.#thinking;
  }

  get running(): boolean {
    return this.#running === "all";
  }

  /** What was found at this very node. */
  get found(): Found | null {
    return this.#found?.where === this.#here ? this.#found : null;
  }

  /** The seat whose chances are told: the eyes, else who looks. */
  get judge(): number {
    return this.eyes ?? this.shown?.seat ?? 0;
  }

  get #here(): string {
    return `${this.record.shown} ${this.at}`;
  }

  chanceAt(node: number): number | null {
    return this.chancesAt(node)?.[this.judge] ?? null;
  }

  /** All seats' chances at a step: as the eyes could tell, with all cards open as each seat itself could. */
  chancesAt(node: number): readonly number[] | null {
    return this.#chances.get(`${this.record.shown} ${node}`) ?? null;
  }

  /** The steps of the line that is looked at. */
  readonly line = $derived.by(() => lineOf(this.tree, this.at));

  /** Where in the line one stands: a deal stands where the step before it does. */
  get step(): number {
    const here = this.line.indexOf(this.at);
    return here >= 0 ? here : Math.max(0, this.line.indexOf(before(this.tree, this.at) ?? 0));
  }

  /** What was thought about a step goes with it: its number may come again. */
  override delete(node: number): Promise<boolean> {
    [this.#found, this.#chances] = [null, new Map()];
    return super.delete(node);
  }

  protected override interrupt(): void {
    super.interrupt();
    this.#running = "no";
    this.#thinking = null;
  }

  // Computer players.

  /** Play for the seat that looks; computers answer for theirs. */
  async play(action: unknown, by = this.shown?.seat ?? 0): Promise<void> {
    this.interrupt();
    if (await this.safely(() => this.playAs(by, action))) await this.#answer("answers");
  }

  /** Say who plays a seat: nobody but the reader, or a computer of a level. */
  assign(seat: number, level: Level | null): void {
    const players = { ...this.record.players };
    delete players[seat];
    this.keep({ players: level ? { ...players, [seat]: level } : players });
    void this.safely(() => this.lookRight());
  }

  /** Let a computer make one decision, for whomever it is. */
  async moveOne(): Promise<void> {
    this.interrupt();
    const [seat] = this.#toMove("all");
    if (seat !== undefined) await this.safely(() => this.#letMove(seat, this.turn));
  }

  /** Let computers play all seats until somebody says stop. */
  playOn(): Promise<void> {
    this.interrupt();
    return this.#answer("all");
  }

  stop(): void {
    this.interrupt();
  }

  async #answer(how: "answers" | "all"): Promise<void> {
    const turn = this.turn;
    this.#running = how;
    while (turn === this.turn && this.problem === "") {
      const [seat] = this.#toMove(how);
      if (seat === undefined) break;
      const pause = new Promise((done) => setTimeout(done, how === "all" ? PACE : 0));
      if (!(await this.safely(() => this.#letMove(seat, turn)))) break;
      await pause;
    }
    if (turn === this.turn) this.#running = "no";
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
      // a thought is for a whole turn; here it is asked for again at each step
      const [next] = (await this.#think({ type: "branches-think", node, by: seat, level })) as [{ action: unknown }];
      if (turn === this.turn && node === this.at) await this.playAs(seat, next.action);
    } finally {
      if (turn === this.turn) this.#thinking = null;
    }
  }

  // Advice.

  /** Ask what a strong player would do here, and how likely the eyes are to win. */
  async advise(): Promise<void> {
    this.interrupt();
    const { at: node, judge } = this;
    const turn = this.turn;
    const [first] = this.#toMove("all");
    const seat = this.#toMove("all").includes(judge) ? judge : first;
    if (seat === undefined) return;
    this.#thinking = seat;
    await this.safely(async () => {
      await this.#weigh(node);
      if (turn !== this.turn) return;
      const hint = (await this.#think({ type: "branches-think", node, by: seat })) as Hinted;
      if (turn === this.turn) this.#found = { where: this.#here, seat, hint };
    });
    if (turn === this.turn) this.#thinking = null;
  }

  /** Work out the chances along the line, first its ends and then ever finer, while nothing else is to be thought about. */
  async weighLine(): Promise<void> {
    if (this.#weighing) return;
    this.#weighing = true;
    for (;;) {
      const { turn } = this;
      const node = this.thinking === null && !this.running ? this.#nextToWeigh : undefined;
      if (node === undefined) break;
      // Whoever went elsewhere meanwhile is not told that the step is not there.
      if (!(await this.safely(() => this.#weigh(node).catch((error: unknown) => { if (turn === this.turn) throw error; })))) break;
    }
    this.#weighing = false;
  }

  get #nextToWeigh(): number | undefined {
    const last = this.line.length - 1;
    const coarse = (at: number) => (at === 0 || at === last ? last + 1 : at & -at);
    const open = this.line.map((node, at) => ({ node, at })).filter(({ node }) => !this.chancesAt(node));
    return open.sort((one, other) => coarse(other.at) - coarse(one.at) || one.at - other.at)[0]?.node;
  }

  /** Ask who looks, or every seat where all lies open; what came of another step meanwhile is let go. */
  async #weigh(node: number): Promise<void> {
    const { turn, eyes } = this;
    const key = `${this.record.shown} ${node}`;
    const judges = eyes === null ? this.record.names.map((_, seat) => seat) : [eyes];
    const found: number[][] = [];
    for (const by of judges) found.push((await this.#think({ type: "branches-think", node, by, chances: true })) as number[]);
    const chances = eyes === null ? found.map((all, seat) => all[seat] ?? 0) : (found[0] ?? []);
    if (turn === this.turn) this.#chances = new Map([...this.#chances, [key, chances]]);
  }

  async #think(asked: Asked): Promise<unknown> {
    const done = await errand(this.engine, asked);
    if (done.found) return done.found;
    return JSON.parse(await this.engine.think(JSON.stringify(done.think?.[0]))) as unknown;
  }
}
