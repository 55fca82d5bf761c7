/** A socket that comes back by itself, later each time, and at once when the network does. */
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

const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
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
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= 1) this.#socket.close();
    else this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.removeEventListener?.("offline", this.#away);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#closed || this.isOpen) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** The browser knows sooner than a silent socket that the network is gone. */
  #away = (): void => {
    if (this.#closed || !this.isOpen) return;
    const silent = this.#socket;
    this.#socket = null;
    silent?.close();
    this.#lost(0);
  };

  #connect(): void {
    this.events.connection("connecting");
    const query = this.events.query();
    const socket = this.open(query ? `${this.address}?${query}` : this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.events.connection("open");
    };
    socket.onmessage = (event) => this.events.message(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.events.connection("refused");
      return;
    }
    this.events.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`;
}
