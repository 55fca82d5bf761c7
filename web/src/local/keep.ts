/** Tables that this browser keeps: their heads, and their moves one by one. */
import type { Local } from "$lib/generated/types";
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

export class Shelf implements Keeper {
  readonly keeps = true;

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
    for (const row of rows) work.objectStore("rows").put(row, [id, row[1] as number]);
    await finished(work);
  }

  /** Return what is kept of a table, if anything. */
  async read(id: string): Promise<Kept | null> {
    const work = this.database.transaction(["heads", "rows"]);
    const all = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const [head, rows] = await Promise.all([done(work.objectStore("heads").get(id)), done(work.objectStore("rows").getAll(all))]);
    return head ? { head: head as Local.Head, rows: rows as unknown[][] } : null;
  }
}

/** Where nothing can be kept, a table lives as long as its page. */
export const NOWHERE: Keeper = { keeps: false, keep: () => Promise.resolve() };
