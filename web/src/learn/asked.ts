/** Whoever plays a game against the computer for the first time is asked once whether to learn it before. */
import { lessonsOf } from "./lists";
import { begun, isDone } from "./progress";

const ASKED = "kastellan-asked";

function asked(): readonly string[] {
  try {
    return (localStorage.getItem(ASKED) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Whether somebody has neither been asked yet nor begun to learn the game; who has `played` it is never asked. */
export function isNew(game: string, played: boolean): boolean {
  const first = lessonsOf(game)[0]?.name;
  return first !== undefined && !played && !asked().includes(game) && !begun(game, first) && !isDone(game, first);
}

export function noteAsked(game: string): void {
  try {
    localStorage.setItem(ASKED, [...asked(), game].join(" ").trim());
  } catch {
    // they are then asked again
  }
}
