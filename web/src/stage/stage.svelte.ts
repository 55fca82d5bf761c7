/**
 * The director of a table: it plays what the server sent as scenes, one after another, and remembers what happened
 * since my last turn.  Nothing waits for it: what is true is known at once, and only the picture follows later.
 */
import type { Shown, StoryLine } from "$lib/generated/types";
import { placeOf } from "$lib/notes";
import { TAKEN_BACK } from "$lib/story";
import { Marks, type Flag } from "./marks";
import { recall, remember } from "./memory";
import { pace, wantsStills } from "./pace.svelte";
import { actorOf, actsOf, befalls, keptBy, lengthOf, marksOf, type Act, type Beat, type Scenes } from "./scenes";
import type { Tune } from "./tunes";

/** An act with the positions before and after it, as far as they were shown. */
export interface Happened extends Act {
  from: Shown | null;
  to: Shown | null;
}

/** What befell me, to be read and put away. */
export interface StageSlip {
  title: string;
  act: Happened;
}

type Cue = { beat: Beat; act: Happened; lasts: number } | { swap: Shown } | { keep: Happened };

/** In milliseconds: from where on beats are halved, how far the stage may be behind, how long a replay of what I missed may be. */
export const HURRY = 8_000;
export const BOUND = 16_000;
export const SHORT = 8_000;
/** No beat is hurried below this, and no still is shorter than that. */
const LEAST = 450;
const STILL = 900;
/** How many events are remembered for who never acts. */
const MOST = 24;

export class Stage {
  #drawn = $state.raw<Shown | null>(null);
  #before = $state.raw<Shown | null>(null);
  #settled = $state.raw<Shown | null>(null);
  #playing = $state.raw<{ act: Happened; beat: Beat } | null>(null);
  #happened = $state.raw<readonly Happened[]>([]);
  #slips = $state.raw<readonly StageSlip[]>([]);
  #thinking = $state.raw<{ seats: readonly number[]; since: number }>({ seats: [], since: 0 });
  #told = $derived(this.#playing?.act ?? null);
  #flags = $derived(flagsOf(this.#happened));
  #marks = $derived(new Marks(this.#playing ? marksOf(this.#playing.act, this.#playing.beat) : [], this.#playing?.act.lines ?? [], this.#flags));
  #newest: Shown | null = null;
  #unread: Shown[] = [];
  #scenes: Scenes | null = null;
  #fleeting: readonly string[] = [];
  #cues: Cue[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hidden = false;
  #acted = 0;

  constructor(
    readonly table: string,
    /** Whose eyes look. */
    readonly seat: () => number | null,
    readonly sing: (tune: Tune) => void,
  ) {}

  /** What is on the stage: the newest position, or an earlier one while scenes are played. */
  /** Of what was told, what is on the stage, not what comes next. */
  reached(story: readonly StoryLine[]): readonly StoryLine[] {
    return this.running ? story.filter((line) => line.n <= (this.#drawn?.number ?? 0)) : story;
  }

  get drawn(): Shown | null {
    return this.#drawn;
  }

  /** What was on the stage before that, for animation only. */
  get before(): Shown | null {
    return this.#before;
  }

  /** The newest position whose scenes have all been played: what words outside the scene may speak of. */
  get settled(): Shown | null {
    return this.#settled;
  }

  get marks(): Marks {
    return this.#marks;
  }

  /** The act that is played. */
  get told(): Act | null {
    return this.#told;
  }

  /** What the act brings is not seen yet. */
  get opening(): boolean {
    return this.#playing?.beat.early ?? false;
  }

  get running(): boolean {
    return this.#playing !== null;
  }

  /** What others did since I acted last, in order. */
  get happened(): readonly Happened[] {
    return this.#happened;
  }

  get slips(): readonly StageSlip[] {
    return this.#slips;
  }

  /** Which others are to act, and since when, in milliseconds of this machine's clock. */
  get thinking(): { seats: readonly number[]; since: number } {
    return this.#thinking;
  }

  /** Begin, once it is known which scenes the game has; lines that are soon old are never told. */
  open(scenes: Scenes, fleeting: readonly string[] = []): void {
    if (this.#scenes) return;
    [this.#scenes, this.#fleeting] = [scenes, fleeting];
    for (const shown of this.#unread.splice(0)) this.receive(shown);
  }

  receive(next: Shown): void {
    if (!this.#scenes) {
      this.#unread.push(next);
      this.#drawn = this.#settled = next;
      return;
    }
    const last = this.#newest;
    this.#newest = next;
    this.#think(next);
    if (!last) return this.#comeIn(next);
    if (next.number <= last.number) return this.#comeBack(next, last);
    const takenBack = next.story.find((line) => line.key === TAKEN_BACK);
    if (takenBack) return this.#undo(next, takenBack.facts.seat);
    if (next.ask > last.ask) this.#forget(last.number);
    this.#stage(this.#actsOf(next.story, last.number), last, next);
  }

  /** Another seat looks on, who sees another game. */
  empty(): void {
    this.#stop();
    this.#newest = this.#drawn = this.#before = this.#settled = null;
    this.#happened = [];
    this.#slips = [];
  }

  /** Go to the present at once. */
  skip(): void {
    const left = this.#stop();
    for (const cue of left) this.#apply(cue);
    this.#settled = this.#drawn;
  }

  /** Play once more what happened since my last turn, or one act of it. */
  again(acts: readonly Happened[] = this.#happened): void {
    this.skip();
    if (!acts.length || !this.#newest) return;
    for (const act of acts) this.#cues.push(...(act.from ? [{ swap: act.from }] : []), ...this.#beats(act, true), ...(act.to ? [{ swap: act.to }] : []), ...this.#beats(act, false));
    this.#cues.push({ swap: this.#newest });
    this.#next();
  }

  putAway(slip: StageSlip): void {
    this.#slips = this.#slips.filter((one) => one !== slip);
  }

  /** Nobody looks: what happens is gathered, and played in short when they come back. */
  look(visible: boolean): void {
    if (this.#hidden === !visible) return;
    this.#hidden = !visible;
    if (!visible) return;
    this.#trim(SHORT);
    if (this.#timer === undefined) this.#next();
  }

  close(): void {
    this.#stop();
  }

  /** I have acted: the scenes end, and what happened before is old. */
  #forget(acted: number): void {
    this.skip();
    this.#happened = [];
    this.#slips = [];
    this.#acted = acted;
  }

  #actsOf(story: readonly StoryLine[], after: number): Act[] {
    return actsOf(story.filter((line) => line.n > after && !this.#fleeting.includes(line.key)), this.#scenes ?? {});
  }

  /** Whoever was here before is shown what they missed. */
  #comeIn(next: Shown): void {
    const known = recall(this.#place());
    this.#acted = Math.min(known?.acted ?? next.number, next.number);
    const seen = known?.seen ?? next.number;
    this.#drawn = this.#settled = next;
    const acts = this.#actsOf(next.story, this.#acted).map((act) => ({ ...act, from: null, to: null }));
    for (const act of acts) {
      const old = act.lines[0]!.n <= seen;
      if (!old && pace.factor) this.#cues.push(...this.#beats(act, true), ...this.#beats(act, false));
      this.#cues.push({ keep: act });
    }
    this.#trim(SHORT);
    this.#remember();
    this.#next();
  }

  /** The line was down and nothing happened meanwhile, or the server has forgotten some steps: then they never happened. */
  #comeBack(next: Shown, last: Shown): void {
    if (next.number === last.number && this.#playing) {
      this.#cues.push({ swap: next });
      return;
    }
    this.#leave(next, (act) => act.lines[0]!.n <= next.number);
  }

  /** A seat took its last step back: it never happened. */
  #undo(next: Shown, seat: unknown): void {
    this.skip();
    const last = this.#happened.findLast((act) => actorOf(act) === seat)?.lines[0]?.n;
    this.#leave(next, (act) => act.lines[0]!.n !== last);
  }

  /** Show a position in which only some of what happened still stands. */
  #leave(next: Shown, stays: (act: Happened) => boolean): void {
    for (const cue of this.#stop()) if ("keep" in cue && stays(cue.keep)) this.#apply(cue);
    this.#happened = this.#happened.filter(stays);
    this.#slips = this.#slips.filter((slip) => stays(slip.act));
    this.#apply({ swap: next });
    this.#settled = next;
  }

  /** What I said myself is not said to me again; what comes of it is shown. */
  #stage(acts: readonly Act[], from: Shown, to: Shown): void {
    const told = acts.map((act) => ({ ...act, from, to }));
    const leads = leadsOf(told);
    if (pace.factor) for (const act of told) if (!this.#isMine(act)) this.#cues.push(...this.#beats(act, !leads.includes(act)));
    this.#cues.push({ swap: to });
    for (const act of told) this.#cues.push(...(pace.factor && !leads.includes(act) ? this.#beats(act, false) : []), { keep: act });
    this.#trim(BOUND);
    if (this.#timer === undefined) this.#next();
  }

  #beats(act: Happened, early: boolean): Cue[] {
    return act.scene.beats
      .filter((beat) => (beat.early ?? false) === early)
      .map((beat) => ({ beat, act, lasts: Math.max(wantsStills() ? STILL : 0, lengthOf(act, beat, this.seat())) * (pace.factor || 1) }));
  }

  #left(): number {
    return this.#cues.reduce((sum, cue) => sum + ("beat" in cue ? cue.lasts : 0), 0);
  }

  /** Leave out the oldest beats of what would take too long; what they tell is remembered all the same. */
  #trim(bound: number): void {
    while (this.#left() > bound) this.#cues.splice(this.#cues.findIndex((cue) => "beat" in cue), 1);
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#hidden && pace.factor) return;
    const hurried = this.#left() > HURRY;
    for (let cue = this.#cues.shift(); cue; cue = this.#cues.shift()) {
      if (!("beat" in cue)) {
        this.#apply(cue);
        continue;
      }
      if (cue.beat.early) this.#settled = this.#drawn;
      this.#playing = { act: cue.act, beat: cue.beat };
      if (cue.beat.sound) this.sing(cue.beat.sound);
      this.#timer = setTimeout(() => this.#next(), hurried ? Math.max(Math.min(LEAST, cue.lasts), cue.lasts / 2) : cue.lasts);
      return;
    }
    this.#playing = null;
    this.#settled = this.#drawn;
  }

  #apply(cue: Cue): void {
    if ("swap" in cue) {
      this.#settled = this.#drawn;
      if (this.#drawn !== cue.swap) [this.#before, this.#drawn] = [this.#drawn, cue.swap];
      this.#remember();
    } else if ("keep" in cue) this.#keep(cue.keep);
  }

  #isMine(act: Act): boolean {
    return this.seat() !== null && actorOf(act) === this.seat();
  }

  #keep(act: Happened): void {
    if (!this.#isMine(act)) this.#happened = [...this.#happened, act].slice(-MOST);
    if (befalls(act, this.seat())) this.#slips = withSlip(this.#slips, act);
  }

  #stop(): Cue[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#playing = null;
    return this.#cues.splice(0);
  }

  #think(next: Shown): void {
    const seats = next.outcome ? [] : next.to_act.filter((seat) => seat !== this.seat());
    const same = seats.length === this.#thinking.seats.length && seats.every((seat, at) => seat === this.#thinking.seats[at]);
    if (!same) this.#thinking = { seats, since: Date.now() };
  }

  #place(): string {
    return placeOf(this.table, this.seat());
  }

  #remember(): void {
    if (this.#drawn && !this.#hidden) remember(this.#place(), { acted: this.#acted, seen: this.#drawn.number });
  }
}

/** Return what is said before the first scene that begins on the earlier position, and marks nothing: it is told before that scene. */
function leadsOf<A extends Act>(acts: readonly A[]): A[] {
  const first = acts.findIndex((act) => act.scene.beats.some((beat) => beat.early));
  return acts.slice(0, Math.max(first, 0)).filter((act) => !act.scene.beats.some((beat) => beat.marks));
}

/** Add what befell me; what belongs to the slip before is told there. */
function withSlip(slips: readonly StageSlip[], act: Happened): StageSlip[] {
  const { title, joins } = act.scene.slip!;
  const last = slips.at(-1);
  if (!joins || last?.title !== title || actorOf(last.act) !== actorOf(act)) return [...slips, { title, act }];
  return [...slips.slice(0, -1), { title, act: { ...last.act, words: [...last.act.words, ...act.words], to: act.to } }];
}

/** The newest event on a place is the one whose flag stands there. */
function flagsOf(happened: readonly Happened[]): ReadonlyMap<string, Flag> {
  const flags = new Map<string, Flag>();
  for (const act of happened) for (const place of keptBy(act)) flags.set(place, { seat: actorOf(act) });
  return flags;
}
