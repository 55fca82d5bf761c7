/** All puzzles, and which day it is: asked once, and kept by the browser for when there is no line. */
import { api } from "$lib/api";
import type { PuzzleList } from "$lib/generated/types";
import { todayHere } from "./days";

/** Return the list; the day is the server's, or this browser's where no server says it. */
export async function puzzleList(): Promise<PuzzleList> {
  const list = await api.puzzles();
  return { ...list, day: list.day || todayHere() };
}
