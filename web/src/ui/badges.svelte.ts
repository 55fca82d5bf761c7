/** How seats are told apart without colour: by a shape, and by letters that no other seat has. */
import { getContext, setContext } from "svelte";

/** In a square of 30. */
const SHAPES = [
  "M15 2a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z",
  "M7 3h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z",
  "M15 2 29 26.500H1Z",
  "M15 1 29 15 15 29 1 15Z",
  "M15 1.500 28.500 11.500 23.500 27.500H6.500L1.500 11.500Z",
  "M15 1.500 27 5v10c0 7.500-5 11.500-12 14C8 26.500 3 22.500 3 15V5Z",
  "M8.500 2.500h13L28 15l-6.500 12.500h-13L2 15Z",
  "M2 4.500c4 2 9 2 13-2.500 4 4.500 9 4.500 13 2.500v21c-4-2-9-2-13 2.500-4-4.500-9-4.500-13-2.500Z",
] as const;
const TRIANGLE = 2;

/** The shape, the number of its colour, and how low its letters stand. */
export function badge(seat: number): { shape: string; colour: number; low: number } {
  const at = seat % SHAPES.length;
  return { shape: SHAPES[at]!, colour: at + 1, low: at === TRIANGLE ? 23 : 19.6 };
}

const letters = (name: string) => [...name.trim()];
const first = (name: string) => letters(name)[0]?.toLocaleUpperCase() ?? "";

/** The initial of each name; of those that share one, two letters, or else the letter and the number of the seat. */
export function initials(names: readonly string[]): readonly string[] {
  const alone = (one: string, all: readonly string[]) => all.filter((other) => other === one).length === 1;
  const short = names.map(first);
  const longer = names.map((name) => first(name) + (letters(name)[1] ?? ""));
  return names.map((_, seat) => {
    const [one, two] = [short[seat]!, longer[seat]!];
    if (one && alone(one, short)) return one;
    return two.length > 1 && alone(two, longer) ? two : `${one}${seat + 1}`;
  });
}

const KEY = Symbol("initials");

/** Let all badges of a page tell these names apart. */
export function shareInitials(names: () => readonly string[]): void {
  const all = $derived.by(() => initials(names()));
  setContext(KEY, () => all);
}

/** The letters of a seat: as its page tells it apart, else the first of its name. */
export function initialFor(): (seat: number, name: string) => string {
  const shared = getContext<(() => readonly string[]) | undefined>(KEY);
  return (seat, name) => shared?.()[seat] ?? (first(name) || String(seat + 1));
}
