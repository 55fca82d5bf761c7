/** Where a thing of a board is that a lesson names. */
import things from "./things.json";

const HOLE = /\{(\d)([+-]\d)?\}/g;

/** Return the selector of a thing such as `card:1:3`: its kind, then what fills the holes of the selector. */
export function selectorOf(game: string, name: string): string | null {
  const [kind = "", ...given] = name.split(":");
  const known = (things as Record<string, Record<string, string>>)[game]?.[kind] ?? (things.any as Record<string, string>)[kind];
  if (known === undefined) return null;
  return known.replace(HOLE, (_, at: string, more: string | undefined) => {
    const filled = given[Number(at)] ?? "";
    return more === undefined ? filled : String(Number(filled) + Number(more));
  });
}
