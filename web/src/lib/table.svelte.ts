/** A table as this browser shows it: what came last from the server, whole.  It decides nothing. */
import { Socket, socketAddress, type Connection, type Opens } from "./socket";
import type { FromClient, FromServer, Problem, Refusal, Said, Shown, StoryLine, TableInfo } from "./generated/types";

export type Channel = Said["channel"];

/** What is shown above the action bar when something was refused. */
export interface Slip {
  rule: string;
  reason: string;
  facts: Refusal["facts"];
  /** The sentence as the server said it, for reasons this client has no words for. */
  text: string;
}

export class TableState {
  #info = $state.raw<TableInfo | null>(null);
  #shown = $state.raw<Shown | null>(null);
  #before = $state.raw<Shown | null>(null);
  #story = $state.raw<readonly StoryLine[]>([]);
  #chat = $state.raw<readonly Said[]>([]);
  #slip = $state.raw<Slip | null>(null);
  #connection = $state<Connection>("connecting");
  #unread = $state(0);
  #sent = $state<number | null>(null);
  #shownAt = $state(0);
  #takeBackBy = $state<number | null>(null);
  #viewer: number | null | undefined = undefined;
  #resyncing = false;
  #atDoor = false;
  #socket: Socket;

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
          const heard = this.#chat.at(-1);
          if (heard) query.set("chat_seen", String(heard.id));
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

  get chat(): readonly Said[] {
    return this.#chat;
  }

  get slip(): Slip | null {
    return this.#slip;
  }

  get connection(): Connection {
    return this.#connection;
  }

  get unread(): number {
    return this.#unread;
  }

  /** A move of mine is under way. */
  get waiting(): boolean {
    return this.#sent !== null;
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

  get myTurn(): boolean {
    return this.seat !== null && (this.#shown?.to_act.includes(this.seat) ?? false);
  }

  play(action: unknown): void {
    if (!this.#shown) return;
    this.#slip = null;
    if (this.#send({ type: "play", ask: this.#shown.ask, action })) this.#sent = this.#shown.ask;
  }

  say(channel: Channel, text: string): boolean {
    return this.#send({ type: "chat", channel, text });
  }

  takeBack(): void {
    this.#send({ type: "take_back" });
  }

  answerTakeBack(yes: boolean): void {
    this.#takeBackBy = null;
    this.#send({ type: "answer_take_back", yes });
  }

  dismiss(): void {
    this.#slip = null;
  }

  refuse(problem: Problem): void {
    this.#slip = problem;
  }

  readChat(): void {
    this.#unread = 0;
  }

  /** Take over an answer to an HTTP call about this table. */
  update(info: TableInfo): void {
    this.#info = info;
  }

  /** Try the line again after having been refused, for example once seated. */
  again(): void {
    this.#socket.again();
  }

  close(): void {
    this.#socket.close();
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
      case "refused":
        this.#sent = null;
        this.#slip = { ...message.refusal, text: message.text };
        return;
      case "chat":
        return this.#hear(message);
      case "presence":
        return this.#notice(message.seat, message.connected);
      case "take_back_asked":
        this.#takeBackBy = message.seat;
        return;
      case "take_back_answered":
        this.#takeBackBy = null;
        return;
      case "error":
        this.#sent = null;
        this.#slip = message.error;
    }
  }

  /** Once inside, what was said at the door no longer holds. */
  #comeIn(): void {
    if (this.#atDoor) this.#slip = null;
    this.#atDoor = false;
  }

  /** Another seat sees another game: forget what was shown to the last one. */
  #sitAs(seat: number | null): void {
    if (this.#viewer === seat) return;
    if (this.#viewer !== undefined) {
      this.#shown = this.#before = null;
      this.#story = [];
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
    if (this.#sent !== null && next.ask !== this.#sent) {
      this.#sent = null;
      this.#slip = null;
    }
  }

  #hear(said: Said): void {
    if (this.#chat.some((one) => one.id === said.id)) return;
    this.#chat = [...this.#chat, said].sort((a, b) => a.id - b.id);
    if (said.seat === null || said.seat !== this.seat) this.#unread += 1;
  }

  #notice(seat: number, connected: boolean): void {
    if (!this.#info) return;
    const seats = this.#info.seats.map((one) => (one.seat === seat ? { ...one, connected, away_since: connected ? null : Date.now() / 1000 } : one));
    this.#info = { ...this.#info, seats };
  }
}

/** Add new lines; what was told again after a reconnect, or taken back, is replaced. */
export function joinStory(known: readonly StoryLine[], told: readonly StoryLine[], number: number): readonly StoryLine[] {
  const from = told.reduce((least, line) => Math.min(least, line.n), Infinity);
  const kept = known.filter((line) => line.n < from && line.n <= number);
  return [...kept, ...told];
}
