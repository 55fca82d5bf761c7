/** How far somebody has come in a guided game: what they did, kept by this browser. */

type Steps = readonly unknown[];

/** The games that have a guided first game. */
const TAUGHT = ["kryptos"];

/** Stands where the steps stood, once the game is over. */
const DONE = "done";

const place = (game: string): string => `kastellan-lesson-${game}`;

function kept(game: string): string | null {
  try {
    return localStorage.getItem(place(game));
  } catch {
    return null;
  }
}

function keep(game: string, text: string): void {
  try {
    localStorage.setItem(place(game), text);
  } catch {
    // a private window keeps nothing: the lesson lasts as long as the page
  }
}

export function isTaught(game: string): boolean {
  return TAUGHT.includes(game);
}

export function stepsDone(game: string): Steps {
  const text = kept(game);
  if (text === null || text === DONE) return [];
  try {
    const steps: unknown = JSON.parse(text);
    return Array.isArray(steps) ? steps : [];
  } catch {
    return [];
  }
}

export function keepSteps(game: string, steps: Steps, over: boolean): void {
  keep(game, over ? DONE : JSON.stringify(steps));
}

/** Return how a guided game is offered beside a whole one; nothing to who has been through it. */
export function offerToLearn(game: string): "client-learn-first" | "client-learn-on" | null {
  if (!isTaught(game) || kept(game) === DONE) return null;
  return stepsDone(game).length ? "client-learn-on" : "client-learn-first";
}
