/** The place of this browser's own tables: one engine, started once, and the one table that is played now. */
import type { CreateTable } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import { Engine } from "./engine";
import { NOWHERE, Shelf } from "./keep";
import { LocalTable, type Keeper } from "./table";

/** What a new table may leave to the engine. */
export type Wish = Partial<CreateTable> & Pick<CreateTable, "game" | "seats" | "bots">;

class Place {
  /** How much of the engine is here, from 0 to 1. */
  #fetched = $state(0);
  #engine: Promise<Engine> | null = null;
  #shelf: Promise<Shelf | null> | null = null;
  #table: LocalTable | null = null;

  get fetched(): number {
    return this.#fetched;
  }

  /** Open a table against computers, and begin. */
  async open(wish: Wish, name: string): Promise<LocalTable> {
    const [engine, keeper] = await Promise.all([this.#start(), this.#keeper()]);
    this.#table?.close();
    return (this.#table = await LocalTable.open(engine, keeper, language, wish as CreateTable, name));
  }

  /** Open the next table like the one that was played; return its id. */
  async again(table: LocalTable): Promise<string> {
    const next = await table.again();
    table.close();
    return (this.#table = next).id;
  }

  /** Return the table of this id: the one that is played, or one that was kept; null where there is none. */
  async at(id: string): Promise<LocalTable | null> {
    if (this.#table?.id === id) return this.#table;
    const shelf = await this.#opened();
    const kept = await shelf?.read(id);
    if (!shelf || !kept) return null;
    const engine = await this.#start();
    this.#table?.close();
    return (this.#table = await LocalTable.resume(engine, shelf, language, kept));
  }

  /** Start the engine; one that failed is tried again when it is wanted again. */
  #start(): Promise<Engine> {
    this.#engine ??= Engine.start((part) => (this.#fetched = part)).catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
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
