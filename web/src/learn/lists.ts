/** Which lessons there are, in their order, and what is kept of them: more than the first page needs. */
import lists from "./lessons.json";
import { begun, DONE, place, read, type Begun } from "./progress";

const LAST = "kastellan-lesson-last";

export interface Listed {
  name: string;
  minutes: number;
}

/** Return the lessons of a game in their order, the first game first; none where it is not taught. */
export function lessonsOf(game: string): readonly Listed[] {
  return (lists as Record<string, readonly Listed[] | undefined>)[game] ?? [];
}

/** Return the lesson that comes after one, or nothing after the last. */
export function lessonAfter(game: string, name: string): string | null {
  const names = lessonsOf(game).map((one) => one.name);
  return names[names.indexOf(name) + 1] ?? null;
}

/** Return the lesson that was left last and is not done. */
export function leftLast(): { game: string; name: string; at: Begun } | null {
  const [game = "", name = ""] = (read(LAST) ?? "").split("/");
  const at = lessonsOf(game).some((one) => one.name === name) ? begun(game, name) : null;
  return at && { game, name, at };
}

export function keepSteps(game: string, name: string, at: Begun, over: boolean): void {
  keep(place(game, name), over ? DONE : JSON.stringify(at));
  keep(LAST, over ? "" : `${game}/${name}`);
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a private window keeps nothing: the lesson lasts as long as the page
  }
}
