/** What was told, put together: each line has the number of what was shown with it. */
import type { StoryLine } from "./generated/types";

/** Tells that a seat took back its last step. */
export const TAKEN_BACK = "table-story-taken-back";

/** Add new lines; what was told again after a reconnect is replaced, and what was taken back goes. */
export function joinStory(known: readonly StoryLine[], told: readonly StoryLine[], number: number): readonly StoryLine[] {
  const from = told.reduce((least, line) => Math.min(least, line.n), Infinity);
  return standing([...known.filter((line) => line.n < from && line.n <= number), ...told]);
}

/**
 * Leave out the lines of steps that were taken back.  Every number is a step, told or not, so a take-back is about the
 * newest one before it that still stands and that nobody else is told to have made.
 */
function standing(story: readonly StoryLine[]): readonly StoryLine[] {
  if (!story.some((line) => line.key === TAKEN_BACK)) return story;
  const steps = new Map<number, StoryLine[]>();
  for (const line of story) steps.set(line.n, [...(steps.get(line.n) ?? []), line]);
  const stands: number[] = [];
  for (let n = story[0]!.n; n <= story.at(-1)!.n; n++) {
    const back = steps.get(n)?.find((line) => line.key === TAKEN_BACK);
    if (!back) {
      stands.push(n);
      continue;
    }
    const gone = stands.findLastIndex((one) => madeBy(steps.get(one), back.facts.seat));
    if (gone >= 0) steps.delete(stands.splice(gone, 1)[0]!);
  }
  return [...steps.values()].flat();
}

/** Return whether a step may be a seat's own: it is untold, or told of that seat. */
function madeBy(lines: readonly StoryLine[] | undefined, seat: unknown): boolean {
  return !lines || lines.some((line) => line.facts.seat === seat);
}
