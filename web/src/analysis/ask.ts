/** Errands of an analysis, carried to the engine one by one. */
import { ApiError } from "$lib/api";
import type { Local } from "$lib/generated/types";
import { reader } from "$lib/language.svelte";
import type { Carrier } from "../local/table";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of a union each kind's own fields
export type Asked = { type: Local.BranchErrands["type"]; node?: number; seat?: number | null } & Record<string, any>;

/** Return what came of an errand; throws an `ApiError` where the engine says why not. */
export async function errand(engine: Carrier, asked: Asked): Promise<Local.Done> {
  const whole = { ...asked, now: Date.now() / 1000, language: reader.language };
  const done = JSON.parse(await engine.errand(JSON.stringify(whole))) as Local.Done;
  if (done.error) throw new ApiError(422, done.error);
  return done;
}

export async function ask(engine: Carrier, asked: Asked): Promise<Local.BranchNews> {
  return (await errand(engine, asked)).found as Local.BranchNews;
}
