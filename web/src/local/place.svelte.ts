/** The place of this browser's own tables: one engine, started once, and the one table that is played now. */
import type { CreateTable, Local } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import type { Language } from "$lib/speech";
import { Engine } from "./engine";
import { Hold, NEEDLESS, type Holding, type Waiting } from "./hold";
import { isOver, NOWHERE, Shelf, type LocalGame } from "./keep";
import { ServedLesson } from "../learn/served";
import { LocalTable, type Keeper } from "./table";
import { where } from "./where.svelte";

/** What a new table may leave to the engine. */
export type Wish = Partial<CreateTable> & Pick<CreateTable, "game" | "seats">;

class Place {
  /** How many bytes of the engine are here, and of how many. */
  #here = $state(0);
  #total = $state(0);
  #engine: Promise<Engine> | null = null;
  #running = $state(false);
  #shelf: Promise<Shelf | null> | null = null;
  #table: LocalTable | null = null;
  /** Keeps other pages from going on with the table; null where it is only read. */
  #hold: Holding | null = null;

  get here(): number {
    return this.#here;
  }

  get total(): number {
    return this.#total;
  }

  /** Whether the engine has started. */
  get running(): boolean {
    return this.#running;
  }

  /** Open a table against computers, and begin. */
  async open(wish: Wish, name: string, content: Local.Open["content"] = null): Promise<LocalTable> {
    const [engine, keeper] = await Promise.all([this.start(), this.#keeper()]);
    void navigator.storage?.persist?.();
    return this.#held(await LocalTable.open(engine, keeper, language, wish as CreateTable, name, null, content));
  }

  /** Open a lesson where it was left: here, or at the server where games are played there. */
  async learn(game: string, lesson: string, steps: readonly unknown[], name: string, onCoach: (coach: Local.Coach) => void): Promise<LocalTable> {
    return this.#play(await LocalTable.learn(where.here ? await this.start() : new ServedLesson(), language, game, lesson, steps, name, onCoach));
  }

  /** Open the next table like the one that was played; return its id. */
  async again(table: LocalTable): Promise<string> {
    return (await this.#held(await table.again())).id;
  }

  /** Take in a game from a file; return its table and what was found. */
  async bring(text: string): Promise<{ table: LocalTable; remarks: string[] }> {
    const [engine, keeper] = await Promise.all([this.start(), this.#keeper()]);
    const brought = await LocalTable.bring(engine, keeper, language, text);
    this.#play(brought.table);
    return brought;
  }

  /** Return the table of this id: the one that is played, or one that was kept; null where there is none.
   *
   * Who wants to go on with it waits until no other page does.
   */
  async at(id: string, waiting: Waiting | null = null): Promise<LocalTable | null> {
    if (this.#table?.id === id && (this.#hold || !waiting)) return this.#table;
    const shelf = await this.#opened();
    const first = await shelf?.read(id);
    if (!shelf || !first) return null;
    if (isOver(first.head) || !waiting) return this.#play(await LocalTable.resume(await this.start(), shelf, language, first), waiting && NEEDLESS);
    const hold = await Hold.of(id, waiting);
    try {
      // What another page has added meanwhile.
      const kept = await shelf.read(id);
      const table = kept && (await LocalTable.resume(await this.start(), shelf, language, kept));
      if (table && !hold.wanted) return this.#play(table, hold);
      table?.close();
      hold.free();
      // Wanted elsewhere before it stood here.
      return table && this.at(id, waiting);
    } catch (error) {
      hold.free();
      throw error;
    }
  }

  /** Nobody looks at a table here any more: a page that waits for it may have it. */
  away(table: LocalTable): void {
    table.onTaken = null;
    if (this.#hold && this.#hold.wanted !== null) void this.#give(table, false);
  }

  /** Return all tables that this browser keeps, the one played last first. */
  async list(): Promise<LocalGame[]> {
    return (await (await this.#opened())?.list()) ?? [];
  }

  /** Forget a table; a page that plays it gives it up first. */
  async remove(id: string): Promise<void> {
    if (this.#table?.id === id) await this.#leave();
    const hold = await Hold.of(id, { held: (take) => take(), signal: new AbortController().signal });
    await (await this.#opened())?.remove(id).finally(() => hold.free());
  }

  /** Start the engine; one that failed is tried again when it is wanted again. */
  start(): Promise<Engine> {
    this.#engine ??= this.#begin().catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  async #begin(): Promise<Engine> {
    const engine = await Engine.start((here, total) => ([this.#here, this.#total] = [here, total]));
    this.#running = true;
    // Whoever has the engine can play without a network: from now on all of the client is kept.
    void navigator.serviceWorker?.ready.then((ready) => ready.active?.postMessage("keep"));
    return engine;
  }

  /** Play a table that no other page knows of yet. */
  async #held(table: LocalTable): Promise<LocalTable> {
    return this.#play(table, await Hold.of(table.id, { held: (take) => take(), signal: new AbortController().signal }));
  }

  /** One table is played at a time. */
  #play(table: LocalTable, hold: Holding | null = null): LocalTable {
    void this.#leave();
    if (hold) hold.onWanted = (pressed) => void this.#give(table, pressed);
    [this.#table, this.#hold] = [table, hold];
    return table;
  }

  /** Close what is played; others may have it once all is kept. */
  async #leave(): Promise<void> {
    const [table, hold] = [this.#table, this.#hold];
    [this.#table, this.#hold] = [null, null];
    await table?.leave();
    hold?.free();
  }

  /** Let another page have a table, unless somebody looks at it here and did not want that. */
  async #give(table: LocalTable, pressed: boolean): Promise<void> {
    const looking = table.onTaken;
    if (this.#table !== table || (looking && !pressed)) return;
    await this.#leave();
    looking?.();
  }

  #opened(): Promise<Shelf | null> {
    this.#shelf ??= Shelf.open().catch(() => null);
    return this.#shelf;
  }

  async #keeper(): Promise<Keeper> {
    return (await this.#opened()) ?? NOWHERE;
  }
}

function language(): Language {
  return reader.language;
}

export const place = new Place();
