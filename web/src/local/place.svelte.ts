/** The place of this browser's own tables: one engine, started once, and the one table that is played now. */
import type { CreateTable, Local } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import { Engine } from "./engine";
import { NOWHERE, Shelf, type LocalGame } from "./keep";
import { LocalTable, type Keeper } from "./table";

/** What a new table may leave to the engine. */
export type Wish = Partial<CreateTable> & Pick<CreateTable, "game" | "seats">;

class Place {
  /** How many bytes of the engine are here, and of how many. */
  #here = $state(0);
  #total = $state(0);
  #engine: Promise<Engine> | null = null;
  #shelf: Promise<Shelf | null> | null = null;
  #table: LocalTable | null = null;

  get here(): number {
    return this.#here;
  }

  get total(): number {
    return this.#total;
  }

  /** Open a table against computers, and begin. */
  async open(wish: Wish, name: string): Promise<LocalTable> {
    const [engine, keeper] = await Promise.all([this.start(), this.#keeper()]);
    void navigator.storage?.persist?.();
    return this.#play(await LocalTable.open(engine, keeper, language, wish as CreateTable, name));
  }

  /** Open a guided game where it was left. */
  async learn(game: string, steps: readonly unknown[], name: string, onCoach: (coach: Local.Coach) => void): Promise<LocalTable> {
    return this.#play(await LocalTable.learn(await this.start(), language, game, steps, name, onCoach));
  }

  /** Open the next table like the one that was played; return its id. */
  async again(table: LocalTable): Promise<string> {
    return this.#play(await table.again()).id;
  }

  /** Take in a game from a file; return its table and what was found. */
  async bring(text: string): Promise<{ table: LocalTable; remarks: string[] }> {
    const [engine, keeper] = await Promise.all([this.start(), this.#keeper()]);
    const brought = await LocalTable.bring(engine, keeper, language, text);
    this.#play(brought.table);
    return brought;
  }

  /** Return the table of this id: the one that is played, or one that was kept; null where there is none. */
  async at(id: string): Promise<LocalTable | null> {
    if (this.#table?.id === id) return this.#table;
    const shelf = await this.#opened();
    const kept = await shelf?.read(id);
    if (!shelf || !kept) return null;
    return this.#play(await LocalTable.resume(await this.start(), shelf, language, kept));
  }

  /** Return all tables that this browser keeps, the one played last first. */
  async list(): Promise<LocalGame[]> {
    return (await (await this.#opened())?.list()) ?? [];
  }

  /** Forget a table. */
  async remove(id: string): Promise<void> {
    if (this.#table?.id === id) this.#table.close();
    if (this.#table?.id === id) this.#table = null;
    await (await this.#opened())?.remove(id);
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
    // Whoever has the engine can play without a network: from now on all of the client is kept.
    void navigator.serviceWorker?.ready.then((ready) => ready.active?.postMessage("keep"));
    return engine;
  }

  /** One table is played at a time. */
  #play(table: LocalTable): LocalTable {
    this.#table?.close();
    return (this.#table = table);
  }

  #opened(): Promise<Shelf | null> {
    this.#shelf ??= Shelf.open().catch(() => null);
    return this.#shelf;
  }

  async #keeper(): Promise<Keeper> {
    return (await this.#opened()) ?? NOWHERE;
  }
}

function language(): "en" | "fr" | "bg" {
  return reader.language;
}

export const place = new Place();
