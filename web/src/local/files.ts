/** The files of the engine, and what lies beside it: what a server would tell of the games. */
import { BASE } from "$lib/site";
import { engine } from "virtual:engine";

/** The server has another version by now: its files lie elsewhere. */
export class Outdated extends Error {}

/** Where the engine lies. */
export function folder(): string {
  if (!engine) throw new Error("this client has no engine");
  return BASE + engine.folder;
}

/** Whether this client was built with the engine, and this browser can run it. */
export function engineExists(): boolean {
  return engine !== null && typeof WebAssembly === "object" && typeof Worker === "function";
}

/** What was fetched once is in the cache of the browser, as far as that has room. */
const FETCHED = "kastellan-engine";

/** Whether the engine was fetched before. */
export function isFetched(): boolean {
  try {
    return engine !== null && localStorage.getItem(FETCHED) === engine.folder;
  } catch {
    return false;
  }
}

/** Fetch all files, so that workers find them in the cache; `progress` is told how many bytes of how many are here. */
export async function fetchAll(progress: (here: number, total: number) => void): Promise<string> {
  const at = folder();
  const files = engine?.files ?? {};
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let here = 0;
  progress(0, total);
  await Promise.all(Object.keys(files).map((name) => drain(at + name, (bytes) => progress(Math.min(total, (here += bytes)), total))));
  try {
    localStorage.setItem(FETCHED, engine?.folder ?? "");
  } catch {
    // it is then looked for again
  }
  return at;
}

async function open(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new Outdated(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function drain(address: string, count: (bytes: number) => void): Promise<void> {
  const reader = (await open(address)).body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return;
    count(value.length);
  }
}

/** Return a file that lies beside the engine, for pages without a server. */
export async function beside(name: string): Promise<string> {
  return (await open(folder() + name)).text();
}
