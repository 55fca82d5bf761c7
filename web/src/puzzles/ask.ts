/** Puzzles are tried by the engine of this browser where it runs, else by the server; both answer alike. */
import { api, ApiError, Unreachable } from "$lib/api";
import type { Local, PuzzleNews, TryPuzzle } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import { SITE } from "$lib/site";
import { engineExists, isFetched } from "../local/files";
import { place } from "../local/place.svelte";

/** An engine that was fetched before is started meanwhile: later tries need no line. */
export function warm(): void {
  if (!SITE && engineExists() && isFetched()) void place.start().catch(() => undefined);
}

export async function tryPuzzle(game: string, id: string, wish: Partial<TryPuzzle> = {}): Promise<PuzzleNews> {
  if (SITE || place.running) return inEngine(game, id, wish);
  try {
    return await api.tryPuzzle(game, id, wish);
  } catch (error) {
    if (!(error instanceof Unreachable) || !engineExists()) throw error;
    return inEngine(game, id, wish);
  }
}

async function inEngine(game: string, id: string, wish: Partial<TryPuzzle>): Promise<PuzzleNews> {
  const engine = await place.start();
  const done = JSON.parse(await engine.errand(JSON.stringify({ type: "puzzle", game, id, wish, now: Date.now() / 1000, language: reader.language }))) as Local.Done;
  if (done.error) throw new ApiError(422, done.error);
  return done.found as PuzzleNews;
}
