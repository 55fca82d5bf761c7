/** The colours of Kryptos as they are edited: each number has one of the four. */
import type { Colour } from "../games/kryptos/kryptos";
import { NUMBERS } from "../games/kryptos/kryptos";

export interface File {
  colours: readonly Colour[];
}

export const ALL = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** Return, for each number, the place of its colour; -1 for one that has none. */
export function paints(file: File): number[] {
  return [-1, ...ALL.map((number) => file.colours.findIndex((colour) => colour.numbers.includes(number)))];
}

/** Give a number another colour: it is taken out of the one that it had. */
export function painted(file: File, number: number, place: number): File {
  const colours = file.colours.map((colour, at) => {
    const others = colour.numbers.filter((one) => one !== number);
    return { ...colour, numbers: at === place ? [...others, number].sort((a, b) => a - b) : others };
  });
  return { ...file, colours };
}
