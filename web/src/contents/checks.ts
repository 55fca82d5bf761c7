/** The rules check what is made: those of the server, or without it those of this browser. */
import { api, ApiError, Unreachable } from "$lib/api";
import type { CheckDraft, ContentProof, Drafted, Local } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import { engineExists } from "../local/files";

type Asked = Pick<Local.Proofread, "type" | "game" | "text"> | Pick<Local.TypeLines, "type" | "game" | "draft">;

async function here<T>(asked: Asked): Promise<T> {
  const { place } = await import("../local/place.svelte");
  const engine = await place.start();
  const done = JSON.parse(await engine.errand(JSON.stringify({ ...asked, now: Date.now() / 1000, language: reader.language }))) as Local.Done;
  if (done.error) throw new ApiError(422, done.error);
  return done.found as T;
}

async function either<T>(served: Promise<T>, asked: Asked): Promise<T> {
  try {
    return await served;
  } catch (error) {
    if (error instanceof Unreachable && engineExists()) return here<T>(asked);
    throw error;
  }
}

/** All that is wrong with a file, and what is counted in it. */
export function proofread(game: string, file: string): Promise<ContentProof> {
  return either(api.proofread(game, file), { type: "proofread", game, text: file });
}

/** What is to be said of each line that somebody types. */
export function draft(wish: CheckDraft): Promise<Drafted> {
  return either(api.draft(wish), { type: "draft", ...wish });
}
