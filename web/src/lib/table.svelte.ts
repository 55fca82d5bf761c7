/** A table as this browser shows it: what came last from the server, whole.  It decides nothing. */
import { Outbox } from "./outbox.svelte";
import { Talk } from "./talk.svelte";
import { turns } from "./turns.svelte";
import { joinStory } from "./story";
import { Socket, socketAddress, type Connection, type Opens } from "./socket";
import type { Explained, FromClient, FromServer, Problem, Refusal, Shown, StoryLine, TableInfo } from "./generated/types";

/** What is shown above the action bar when something was refused. */
export interface Slip {
  rule: string;
  reason: string;
  facts: Refusal["facts"];
  /** The sentence as the server said it, for reasons this client has no words for. */
  text: string;
}

/** In milliseconds: how long a step may stay unanswered before another line is tried; twice as long each time. */
const FIRST_PATIENCE = 10_000;

/** What is said when the game went on before a step could leave. */
const OVERTAKEN: Slip = { rule: "", reason: "client-step-overtaken", facts: {}, text: "" };

export class TableState {
  #info = $state.raw<TableInfo | null>(null);
  #shown = $state.raw<Shown | null>(null);
  #before = $state.raw<Shown | null>(null);
  #story = $state.raw<readonly StoryLine[]>([]);
  #slip = $state.raw<Slip | null>(null);
  #connection = $state<Connection>("connecting");
  #shownAt = $state(0);
  #takeBackBy = $state<number | null>(null);
  /** What was shown when I said that my turn has ended. */
  #ended = $state(-1);
  #viewer: number | null | undefined = undefined;
  #resyncing = false;
  #atDoor = false;
  #socket: Socket;
  #outbox = new Outbox(
    (action, ask) => this.#send({ type: "play", ask, action, hold: !turns.quick }),
    () => this.#shown?.ask ?? null,
  );
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** What is said at the table. */
  readonly talk = new Talk((message) => this.#send(message), () => this.seat);
  /** Is told whatever is shown, one by one; null when other eyes look, and all that was shown is forgotten. */
  onShown: (shown: Shown | null) => void = () => {};
  /** Is told what things are that were asked about. */
  onExplained: (explained: Explained) => void = () => {};

  /** `watch` is a link's token for a table that is not public. */
  constructor(
    readonly id: string,
    watch: string | null = null,
    opens?: Opens,
  ) {
    const path = `/tables/${encodeURIComponent(id)}/socket`;
    this.#socket = new Socket(
      socketAddress(path),
      {
        message: (message) => this.receive(message),
        connection: (state) => {
          this.#connection = state;
          if (state === "connecting") this.#atDoor = true;
        },
        query: () => {
          const query = new URLSearchParams();
          if (watch) query.set("watch", watch);
          if (this.#shown) query.set("seen", String(this.#shown.number));
          if (this.talk.heard) query.set("chat_seen", this.talk.heard);
          return query.toString();
        },
      },
      opens,
    );
  }

  get info(): TableInfo | null {
    return this.#info;
  }

  get shown(): Shown | null {
    return this.#shown;
  }

  /** What was shown before the last change, for animation only. */
  get before(): Shown | null {
    return this.#before;
  }

  get story(): readonly StoryLine[] {
    return this.#story;
  }

  get slip(): Slip | null {
    return this.#slip;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** A step or draft of mine is under way. */
  get waiting(): boolean {
    return this.#outbox.waiting;
  }

  /** A step of mine is under way, and no other can be taken before it is answered. */
  get pressed(): boolean {
    return this.#outbox.pressed;
  }

  /** Return my newest draft of a kind that the table has not answered yet. */
  sending(kind: string): unknown {
    return this.#outbox.latest(kind);
  }

  /** When the clocks shown were true, by this machine's clock in milliseconds. */
  get shownAt(): number {
    return this.#shownAt;
  }

  get takeBackBy(): number | null {
    return this.#takeBackBy;
  }

  /** The host has sent me away, and the table is closed to me: what is still known of it is out of date. */
  get turnedOut(): boolean {
    return this.#connection === "refused" && this.#slip?.reason === "server-kicked";
  }

  /** With whose eyes the socket looks; undefined until it was let in. */
  get viewer(): number | null | undefined {
    return this.#viewer;
  }

  get seat(): number | null {
    return this.#info?.my_seat ?? null;
  }

  /** It ended without a result: nobody can act any more, whatever was shown last. */
  get closed(): boolean {
    return this.#info?.status === "over" && !this.#info.outcome && !this.#shown?.outcome;
  }

  /** Who can act now. */
  get toAct(): readonly number[] {
    return this.closed ? [] : (this.#shown?.to_act ?? []);
  }

  get myTurn(): boolean {
    return this.seat !== null && this.toAct.includes(this.seat);
  }

  /** Take a step, or with its kind put in a draft; what the line does not take now leaves when it is back. */
  play(action: unknown, draft?: string): void {
    if (!this.#shown) return;
    this.#slip = null;
    this.#outbox.put(action, draft);
    this.#wait(FIRST_PATIENCE);
  }

  /** Take back my last step, or with `whole` all that may be. */
  takeBack(whole = false): void {
    this.#send({ type: "take_back", whole });
  }

  /** Ask what a thing is; without one, what all things are called. */
  explain(thing: string): void {
    this.#send({ type: "explain", thing });
  }

  /** My turn has ended with nothing revealed: computer players wait until I say so, or take it back. */
  get mayEndTurn(): boolean {
    const [seat, shown, seats] = [this.seat, this.#shown, this.#info?.seats];
    if (turns.quick || seat === null || !shown?.retract || !seats || this.#ended === shown.number) return false;
    const alone = seats.every((one) => one.kind !== "person" || one.seat === seat);
    return alone && shown.to_act.length > 0 && shown.to_act.every((one) => seats[one]?.kind === "bot");
  }

  endTurn(): void {
    this.#ended = this.#shown?.number ?? 0;
    this.#send({ type: "end_turn" });
  }

  answerTakeBack(yes: boolean): void {
    this.#takeBackBy = null;
    this.#send({ type: "answer_take_back", yes, wish: this.#info?.take_back?.id ?? "" });
  }

  dismiss(): void {
    this.#slip = null;
  }

  refuse(problem: Problem): void {
    this.#slip = problem;
  }

  /** Take over an answer to an HTTP call about this table, unless the socket was quicker with something newer. */
  update(info: TableInfo): void {
    if (this.#info && info.updated < this.#info.updated) return;
    this.#info = info;
  }

  /** Try the line again after having been refused, for example once seated. */
  again(): void {
    this.#socket.again();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  /** A line that takes a step and never answers is dead, though nobody said so: try another. */
  #wait(patience: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (!this.#outbox.waiting) return;
      if (this.#connection === "open") this.#socket.again();
      this.#wait(patience * 2);
    }, patience);
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#comeIn();
        this.#sitAs(message.my_seat);
        this.#info = message;
        this.#takeBackBy = message.take_back?.seat ?? null;
        return;
      case "shown":
        return this.#show(message);
      case "clocks":
        if (this.#shown) this.#shown = { ...this.#shown, clocks: message.clocks, timers: message.timers };
        this.#shownAt = Date.now();
        return;
      case "refused":
        // A step that was sent twice over a bad line is refused the second time: it is answered already.
        if (message.ask < 0 || this.#outbox.refused(message.ask) || message.ask === this.#shown?.ask) this.#slip = { ...message.refusal, text: message.text };
        return;
      case "chat":
        return this.talk.hear(message);
      case "presence":
        return this.#notice(message.seat, message.connected);
      case "take_back_asked":
        this.#takeBackBy = message.seat;
        return;
      case "take_back_answered":
        this.#takeBackBy = null;
        return;
      case "explained":
        return this.onExplained(message);
      case "error":
        if (!this.#atDoor) this.#outbox.failed();
        this.#slip = message.error;
    }
  }

  /** Once inside, what was said at the door no longer holds. */
  #comeIn(): void {
    if (!this.#atDoor) return;
    this.#slip = null;
    this.#atDoor = false;
    this.#outbox.again();
  }

  /** Another seat sees another game: forget what was shown to the last one. */
  #sitAs(seat: number | null): void {
    if (this.#viewer === seat) return;
    if (this.#viewer !== undefined) {
      this.#shown = this.#before = null;
      this.#story = [];
      this.talk.leaveTeam();
      this.#outbox.empty();
      this.onShown(null);
    }
    this.#viewer = seat;
  }

  #send(message: FromClient): boolean {
    return this.#socket.send(message);
  }

  #show(next: Shown): void {
    const last = this.#shown;
    const gap = last !== null && next.number > last.number + 1;
    if (gap && !this.#resyncing && next.story.every((line) => line.n > last.number + 1)) {
      this.#resyncing = true;
      this.#send({ type: "resync", seen: last.number });
      return;
    }
    this.#resyncing = false;
    // A wish to take back is about the last step: it lapses when the game goes on.
    if (last !== null && next.number > last.number) this.#takeBackBy = null;
    this.#before = last;
    this.#shown = next;
    this.#shownAt = Date.now();
    this.#story = joinStory(this.#story, next.story, next.number);
    this.onShown(next);
    const waited = this.#outbox.waiting;
    if (this.#outbox.counted(next.ask)) this.#slip = OVERTAKEN;
    else if (waited && !this.#outbox.waiting) this.#slip = null;
  }

  #notice(seat: number, connected: boolean): void {
    if (!this.#info) return;
    const seats = this.#info.seats.map((one) => (one.seat === seat ? { ...one, connected, away_since: connected ? null : Date.now() / 1000 } : one));
    this.#info = { ...this.#info, seats };
  }
}
