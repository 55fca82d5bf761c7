/** One page at a time goes on with a table of this browser.  It holds the table, and gives it up to a page whose reader wants it there. */

/** Whoever wants a table says so here; `pressed` by the reader, else only in case nobody looks at it any more. */
interface Wanted {
  id: string;
  pressed: boolean;
}

export interface Holding {
  /** Whether another page waits for the table; true where it must be freed. */
  readonly wanted: boolean | null;
  /** Is told that another page wants the table; with `pressed` it must be freed. */
  onWanted: (pressed: boolean) => void;
  free(): void;
}

/** A game that has ended is read by as many pages as like. */
export const NEEDLESS: Holding = { wanted: null, onWanted: () => {}, free: () => {} };

export interface Waiting {
  /** Is told that another page holds the table, and how to have it here. */
  held(take: () => void): void;
  /** Ends the waiting. */
  signal: AbortSignal;
}

/** In milliseconds: a page that has not given it up by then is asleep. */
const PATIENCE = 4_000;
const CHANNEL = "kastellan-tables";

/** Return how to free a lock once it is granted, null if it is not to be had at once; `lost` is told when it was taken away. */
function locked(id: string, options: LockOptions, lost: () => void): Promise<(() => void) | null> {
  return new Promise((granted, failed) => {
    let mine = false;
    const asked = navigator.locks.request(`kastellan-table-${id}`, options, (lock) => {
      mine = lock !== null;
      return lock ? new Promise<void>((free) => granted(free)) : granted(null);
    });
    asked.catch((error: unknown) => (mine ? lost() : failed(error as Error)));
  });
}

export class Hold implements Holding {
  #channel: BroadcastChannel;
  #free: () => void = () => {};
  #wanted: boolean | null = null;
  onWanted: (pressed: boolean) => void = () => {};

  private constructor(private readonly id: string) {
    this.#channel = new BroadcastChannel(CHANNEL);
  }

  /** Hold a table as soon as no other page does.  Without locks, as on a page without https, there is nothing to wait for. */
  static async of(id: string, waiting: Waiting): Promise<Hold> {
    const hold = new Hold(id);
    if (!("locks" in navigator)) return hold;
    try {
      hold.#free = (await hold.#lock({ ifAvailable: true })) ?? (await hold.#queue(waiting));
    } catch (error) {
      hold.#channel.close();
      throw error;
    }
    hold.#channel.onmessage = ({ data }: MessageEvent<Wanted>) => {
      if (data.id === id) hold.#hear(data.pressed);
    };
    return hold;
  }

  get wanted(): boolean | null {
    return this.#wanted;
  }

  free(): void {
    this.#channel.close();
    this.#free();
  }

  #hear(pressed: boolean): void {
    this.#wanted ||= pressed;
    this.onWanted(pressed);
  }

  #lock(options: LockOptions): Promise<(() => void) | null> {
    return locked(this.id, options, () => this.#hear(true));
  }

  /** Wait until the other page goes, gives it up, or proves to be asleep. */
  #queue({ held, signal }: Waiting): Promise<() => void> {
    const queued = new AbortController();
    const ask = (pressed: boolean) => this.#channel.postMessage({ id: this.id, pressed } satisfies Wanted);
    return new Promise((granted, failed) => {
      let late: ReturnType<typeof setTimeout> | undefined;
      const done = (free: (() => void) | null) => (clearTimeout(late), granted(free ?? (() => {})));
      const take = () => {
        ask(true);
        late ??= setTimeout(() => (queued.abort(), void this.#lock({ steal: true }).then(done, failed)), PATIENCE);
      };
      this.#lock({ signal: queued.signal }).then(done, (error: Error) => {
        if (signal.aborted || !queued.signal.aborted) failed(error);
      });
      signal.addEventListener("abort", () => (clearTimeout(late), queued.abort()));
      ask(false);
      held(take);
    });
  }
}
