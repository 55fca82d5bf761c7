/** Tables that this browser keeps: their heads, and their moves one by one. */
import type { Local, TableInfo } from "$lib/generated/types";
import type { Keeper, Kept } from "./table";

const NAME = "kastellan-tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error);
  });
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

/** What a list needs of the engine's sheet. */
interface Sheet extends Pick<TableInfo, "id" | "game" | "name" | "status" | "updated" | "outcome" | "imported"> {
  chairs: { seat: number; name: string; person: string | null; level: string | null }[];
}

/** Whether a game has ended: nothing is added to it any more. */
export function isOver(head: Local.Head): boolean {
  return (head.sheet as Sheet).status === "over";
}

/** A table as it is listed; `played` is when last, in seconds. */
export interface LocalGame extends Pick<Sheet, "id" | "game" | "name" | "status" | "outcome" | "imported"> {
  seats: { seat: number; name: string; mine: boolean }[];
  played: number;
}

export class Shelf implements Keeper {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("heads");
      request.result.createObjectStore("rows");
    };
    return new Shelf(await done(request));
  }

  /** Keep new moves, and the head where it has changed: all of it or nothing. */
  async keep(id: string, head: Local.Head | null, rows: readonly unknown[][]): Promise<void> {
    const work = this.database.transaction(["heads", "rows"], "readwrite");
    if (head) work.objectStore("heads").put(head, id);
    // Never in place of another: a page that has the same table open may have gone on.
    for (const row of rows) work.objectStore("rows").add(row, [id, row[1] as number]);
    await finished(work);
  }

  /** Return what is kept of a table, if anything. */
  async read(id: string): Promise<Kept | null> {
    const work = this.database.transaction(["heads", "rows"]);
    const [head, rows] = await Promise.all([done(work.objectStore("heads").get(id)), done(work.objectStore("rows").getAll(rowsOf(id)))]);
    return head ? { head: head as Local.Head, rows: rows as unknown[][] } : null;
  }

  /** Return all tables that are kept, the one played last first. */
  async list(): Promise<LocalGame[]> {
    const work = this.database.transaction(["heads", "rows"]);
    const heads = (await done(work.objectStore("heads").getAll())) as Local.Head[];
    const games = heads.map(async ({ sheet }) => {
      const { id, game, name, status, updated, chairs, outcome, imported } = sheet as Sheet;
      const last = await done(work.objectStore("rows").openCursor(rowsOf(id), "prev"));
      const seats = chairs.map((chair) => ({ seat: chair.seat, name: chair.name, mine: chair.person !== null && chair.level === null }));
      return { id, game, name, status, seats, outcome, imported, played: Math.max(updated, ((last?.value as unknown[] | undefined)?.[4] as number) ?? 0) };
    });
    return (await Promise.all(games)).sort((a, b) => b.played - a.played);
  }

  /** Forget a table. */
  async remove(id: string): Promise<void> {
    const work = this.database.transaction(["heads", "rows"], "readwrite");
    work.objectStore("heads").delete(id);
    work.objectStore("rows").delete(rowsOf(id));
    await finished(work);
  }
}

/** Why something could not be kept: there is no room, another page has gone on with the table, or the browser keeps nothing. */
export type Unkept = "room" | "tab" | "forbidden";

const REASONS: Record<string, Unkept> = { QuotaExceededError: "room", ConstraintError: "tab" };

export function whyUnkept(error: unknown): Unkept {
  return REASONS[(error as Partial<Error> | null)?.name ?? ""] ?? "forbidden";
}

/** Where nothing may be kept, a table lives as long as its page. */
export const NOWHERE: Keeper = { keep: () => Promise.reject(new Error("this browser keeps nothing")) };

/** A lesson is kept by its steps, not by its moves. */
export const ELSEWHERE: Keeper = { keep: () => Promise.resolve() };
