/** Analyses that this browser keeps; nobody else has them. */

const NAME = "kastellan-analyses";
const STORE = "analyses";
export const OPEN = "open";

/** An analysis with all the eyes that were chosen in it. */
export interface Kept {
  id: string;
  game: string;
  title: string;
  names: string[];
  updated: number;
  /** The page of the game that it came from. */
  from: string | null;
  /** With all cards open; null where somebody shared what one seat saw. */
  open: string | null;
  /** What seats saw, by seat and by the step of the open one: `1@57`. */
  eyes: Record<string, string>;
  /** Which of them is looked at, and where in it. */
  shown: string;
  at: number;
  /** The level of the computer players, by seat; all others are played by hand. */
  players: Record<number, Level>;
}

export type Level = "easy" | "normal" | "hard";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Whether there is room shows only when all is written. */
function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error);
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return (await done(request)).transaction(STORE, mode).objectStore(STORE);
}

/** Where a browser lets nothing be kept, they live as long as the page. */
const memory = new Map<string, Kept>();

/** Return all analyses, the newest first. */
export async function listed(): Promise<Kept[]> {
  const all = await store("readonly").then((place) => done(place.getAll()) as Promise<Kept[]>, () => [...memory.values()]);
  return all.sort((a, b) => b.updated - a.updated);
}

export async function kept(id: string): Promise<Kept | null> {
  const found = await store("readonly").then((place) => done(place.get(id)) as Promise<Kept | undefined>, () => undefined);
  return found ?? memory.get(id) ?? null;
}

/** Keep an analysis; return whether it will be there again when the page was closed. */
export async function keep(one: Kept): Promise<boolean> {
  memory.set(one.id, one);
  return store("readwrite").then((place) => (place.put(one), finished(place.transaction))).then(
    () => true,
    (error: unknown) => (console.warn(error), false),
  );
}

export async function forget(id: string): Promise<void> {
  memory.delete(id);
  await store("readwrite").then((place) => done(place.delete(id)), () => undefined);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
