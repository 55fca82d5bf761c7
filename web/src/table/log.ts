/** The log as it is read: chapters, and no news that later news has made old. */
import type { StoryLine } from "$lib/generated/types";

/** What a game says about its own log. */
export interface Chapter {
  /** The heading that begins with this line. */
  heading: string;
  /** The heading says what the line says. */
  instead?: boolean;
}

export interface Entry {
  line: StoryLine;
  /** The place in the whole story: a key that does not change. */
  at: number;
  heading: string | null;
  /** The line itself is shown, not only its heading. */
  told: boolean;
  /** The same seat acts as in the line above. */
  goesOn: boolean;
}

const seatOf = (line: StoryLine) => (typeof line.facts.seat === "number" && line.facts.seat >= 0 ? line.facts.seat : null);

/**
 * Arrange a story in chapters.  Lines whose key is in `fleeting` ("has bid") are told only until
 * something else has been told after them.
 */
export function arrange(story: readonly StoryLine[], chapters: readonly (Chapter | null)[], fleeting: readonly string[]): Entry[] {
  const lasting = story.findLastIndex((line) => !fleeting.includes(line.key));
  const entries: Entry[] = [];
  let heading: string | null = null;
  let seat: number | null = null;
  story.forEach((line, at) => {
    const chapter = chapters[at] ?? null;
    if (chapter) [heading, seat] = [chapter.heading, null];
    if (at < lasting && fleeting.includes(line.key)) return;
    const told = !chapter?.instead;
    entries.push({ line, at, heading, told, goesOn: told && seat !== null && seat === seatOf(line) });
    [heading, seat] = [null, told ? seatOf(line) : null];
  });
  return entries;
}

/** Return what of one step is news in the end: fleeting lines only where nothing else is told. */
export function news(story: readonly StoryLine[], fleeting: readonly string[]): readonly StoryLine[] {
  const lasting = story.filter((line) => !fleeting.includes(line.key));
  return lasting.length ? lasting : story;
}

/** The lines of a game that is played in rounds, where one kind of line begins a round. */
export function byRound(story: readonly StoryLine[], key: string, heading: (round: number) => Chapter): (Chapter | null)[] {
  return story.map((line) => (line.key === key ? heading(Number(line.facts.round)) : null));
}
