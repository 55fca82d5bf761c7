/** What is said at a table: words and feelings, on each channel for itself. */
import type { FromClient, React, Said } from "./generated/types";

export type Channel = Said["channel"];

/** How long a reaction stands at a name, in milliseconds, and until when it is worth showing there, in seconds. */
const STANDS = 6_000;
const FRESH = 30;

export class Talk {
  #said = $state.raw<readonly Said[]>([]);
  #reactions = $state.raw<Readonly<Record<number, Said>>>({});
  #unread = $state(0);

  constructor(
    private readonly send: (message: FromClient) => boolean,
    private readonly seat: () => number | null,
  ) {}

  get said(): readonly Said[] {
    return this.#said;
  }

  /** What seats have shown a moment ago, by seat. */
  get reactions(): Readonly<Record<number, Said>> {
    return this.#reactions;
  }

  get unread(): number {
    return this.#unread;
  }

  /** How far each channel was heard, as the socket is asked for the rest: every channel counts for itself. */
  get heard(): string {
    const last: Partial<Record<Channel, number>> = {};
    for (const one of this.#said) last[one.channel] = Math.max(last[one.channel] ?? 0, one.id);
    return Object.entries(last).map(([channel, id]) => `${channel}:${id}`).join(",");
  }

  say(channel: Channel, text: string): boolean {
    return this.send({ type: "chat", channel, text });
  }

  react(channel: Channel, reaction: React["reaction"]): boolean {
    return this.send({ type: "react", channel, reaction });
  }

  read(): void {
    this.#unread = 0;
  }

  /** Take in what was said, once. */
  hear(said: Said): void {
    if (this.#said.some((one) => one.channel === said.channel && one.id === said.id)) return;
    this.#said = [...this.#said, said].sort((a, b) => a.id - b.id);
    if (said.lines?.[0]?.key.startsWith("client-reaction-")) this.#feel(said);
    else if (said.seat === null || said.seat !== this.seat()) this.#unread += 1;
  }

  /** Whoever looks with other eyes now keeps what everybody heard. */
  leaveTeam(): void {
    this.#said = this.#said.filter((one) => one.channel === "table");
  }

  /** A reaction stands at the name for a moment; one of long ago only in the talk. */
  #feel(said: Said): void {
    const { seat } = said;
    if (seat === null || Math.abs(Date.now() / 1000 - said.at) > FRESH) return;
    this.#reactions = { ...this.#reactions, [seat]: said };
    setTimeout(() => {
      if (this.#reactions[seat] !== said) return;
      const { [seat]: _, ...others } = this.#reactions;
      this.#reactions = others;
    }, STANDS);
  }
}
