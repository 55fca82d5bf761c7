/** Places in a file, as those who check it name them: `$.agents[0].name.fr`. */
export type Step = string | number;

/** The steps of a place; what stands before the first of them only says which file it is. */
export function stepsOf(place: string): Step[] {
  const from = place.search(/[.[]/);
  return from < 0 ? [] : [...place.slice(from).matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, at, name]) => (at === undefined ? (name ?? "") : Number(at)));
}

export function placeOf(steps: readonly Step[]): string {
  return `$${steps.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("")}`;
}

/** Whether a place is another one or lies within it. */
export function isWithin(place: string, outer: string): boolean {
  const [steps, around] = [stepsOf(place), stepsOf(outer)];
  return around.every((step, at) => steps[at] === step);
}

/** What stands at a place; nothing where there is no such place. */
export function at(thing: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((found, step) => (found === null || typeof found !== "object" ? undefined : (found as Record<Step, unknown>)[step]), thing);
}

/** The same thing with something else at one place. */
export function put<T>(thing: T, steps: readonly Step[], value: unknown): T {
  const [first, ...rest] = steps;
  if (first === undefined) return value as T;
  const copy = (Array.isArray(thing) ? [...(thing as unknown[])] : { ...thing }) as Record<Step, unknown>;
  copy[first] = put(copy[first], rest, value);
  return copy as T;
}
