/** How far somebody has come in the lessons: what they did, kept by this browser. */
type Steps = readonly unknown[];

/** What is kept of a lesson that was begun: what was done, and at which moment of how many that is. */
export interface Begun {
  steps: Steps;
  number: number;
  total: number;
}

/** The games that have lessons: their lists are long, and the first page needs no more than this. */
const TAUGHT = ["kryptos", "decrypto", "kreta", "krysis"];

/** Stands where the steps stood, once all is done. */
export const DONE = "done";
const FIRST = "first";

export const place = (game: string, name: string): string => `kastellan-lesson-${game}${name === FIRST ? "" : `-${name}`}`;

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Return how far a lesson was taken; null if it was not begun, or was done. */
export function begun(game: string, name: string): Begun | null {
  try {
    const kept: unknown = JSON.parse(read(place(game, name)) ?? "null");
    if (Array.isArray(kept)) return kept.length ? { steps: kept, number: 1, total: 1 } : null;
    const { steps, number, total } = (kept ?? {}) as Partial<Begun>;
    return Array.isArray(steps) && steps.length ? { steps, number: Number(number) || 1, total: Number(total) || 1 } : null;
  } catch {
    return null;
  }
}

export function isDone(game: string, name: string): boolean {
  return read(place(game, name)) === DONE;
}

/** Return how lessons are offered beside a whole game, and where they are: the first one, then all of them. */
export function offerToLearn(game: string): { text: string; href: string } | null {
  if (!TAUGHT.includes(game)) return null;
  if (isDone(game, FIRST)) return { text: "client-learn-more", href: `/learn/${game}` };
  return { text: begun(game, FIRST) ? "client-learn-on" : "client-learn-first", href: `/learn/${game}/${FIRST}` };
}
