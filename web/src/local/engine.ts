/** The engine of this browser: its files, fetched once, and two workers, for the rules and for thinking. */
import { fetchAll } from "./files";
import type { FromWorker, Part, ToWorker } from "./python.worker";

type Waiting = { done: (text: string) => void; failed: (error: Error) => void };

/** A worker that answers each text by a text. */
class Desk {
  #worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module" });
  #waiting = new Map<number, Waiting>();
  #last = 0;
  readonly ready: Promise<void>;

  constructor(folder: string, part: Part) {
    this.ready = new Promise((ready, failed) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (!("started" in data)) this.#answer(data);
        else if (data.started) ready();
        else failed(this.#break(data.why));
      };
      this.#worker.onerror = (event) => failed(this.#break(event.message));
    });
    this.#post({ folder, part });
  }

  ask(text: string): Promise<string> {
    return new Promise((done, failed) => {
      const id = (this.#last += 1);
      this.#waiting.set(id, { done, failed });
      this.#post({ id, text });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#break("closed");
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #answer(data: Exclude<FromWorker, { started: boolean }>): void {
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if ("fault" in data) waiting?.failed(new Error(data.fault));
    else waiting?.done(data.text);
  }

  /** Nobody is left waiting for a worker that is no more. */
  #break(why: string): Error {
    const error = new Error(`the engine stopped: ${why}`);
    for (const waiting of this.#waiting.values()) waiting.failed(error);
    this.#waiting.clear();
    return error;
  }
}

export class Engine {
  #rules: Desk;
  #thinking: Desk;

  private constructor(folder: string) {
    this.#rules = new Desk(folder, "rules");
    this.#thinking = new Desk(folder, "thinking");
  }

  /** Fetch and start it; `progress` is told how many bytes of how many are here. */
  static async start(progress: (here: number, total: number) => void = () => {}): Promise<Engine> {
    const started = new Engine(await fetchAll(progress));
    await Promise.all([started.#rules.ready, started.#thinking.ready]);
    return started;
  }

  /** Run an errand of the rules. */
  errand(text: string): Promise<string> {
    return this.#rules.ask(text);
  }

  /** Think something out. */
  think(text: string): Promise<string> {
    return this.#thinking.ask(text);
  }

  close(): void {
    this.#rules.close();
    this.#thinking.close();
  }
}
