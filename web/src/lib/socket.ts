/** A socket that comes back by itself, later each time, and at once when the network or the reader does. */
import type { FromServer } from "./generated/types";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface SocketEvents {
  message(message: FromServer): void;
  connection(state: Connection): void;
  /** What to add to the address when connecting again, such as the last number seen. */
  query(): string;
}

/** The socket of the browser, or one made by a test. */
export type Opens = (address: string) => WebSocket;

/** In milliseconds: soon at first, and never so late that somebody would press reload. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** Close codes by which the server says that trying again is no use. */
const FINAL = new Set([1008, 4403, 4404]);

export class Socket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
    private readonly open: Opens = (to) => new WebSocket(to),
  ) {
    this.#connect();
    globalThis.addEventListener?.("online", this.#now);
    globalThis.addEventListener?.("offline", this.#away);
    globalThis.document?.addEventListener("visibilitychange", this.#looked);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Send if connected; what a player does while the line is down is not queued. */
  send(message: unknown): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Connect at once, also after the server had refused: something may have changed. */
  again(): void {
    this.#wait = FIRST_WAIT;
    this.#stopWaiting();
    if (this.#socket && this.#socket.readyState <= 1) this.#socket.close();
    else this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting();
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.removeEventListener?.("offline", this.#away);
    globalThis.document?.removeEventListener("visibilitychange", this.#looked);
    this.#socket?.close();
  }

  /** An attempt that began without a network is given up for a new one. */
  #now = (): void => {
    if (this.#closed || this.isOpen) return;
    this.#wait = FIRST_WAIT;
    const stuck = this.#socket;
    this.#connect();
    stuck?.close();
  };

  /** Who looks at the page again need not wait for the next attempt; one that is under way goes on. */
  #looked = (): void => {
    if (document.visibilityState === "visible" && this.#timer !== undefined) this.#now();
  };

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The browser knows sooner than a silent socket that the network is gone. */
  #away = (): void => {
    if (this.#closed || !this.isOpen) return;
    const silent = this.#socket;
    this.#socket = null;
    silent?.close();
    this.#lost(0);
  };

  #connect(): void {
    this.#stopWaiting();
    this.events.connection("connecting");
    const query = this.events.query();
    const socket = this.open(query ? `${this.address}?${query}` : this.address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.events.connection("open");
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** Who was let in may come back soon; a server that is too busy says so, and is given time. */
  #receive(message: FromServer): void {
    if (message.type !== "error") this.#wait = FIRST_WAIT;
    this.events.message(message);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.events.connection("refused");
      return;
    }
    this.events.connection("lost");
    // Not all at the same moment when a server comes back.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`;
}
