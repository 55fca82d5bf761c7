/** What is imagined on a board: marked for the eye and for the ear, wherever the board draws it. */
import patterns from "./imagined.json";

/** Return the selector of everything that shows these parts of a view; empty where nothing does. */
export function selectorOf(game: string, parts: readonly string[]): string {
  const known = Object.entries((patterns as Record<string, Record<string, string>>)[game] ?? {});
  const found = parts.flatMap((part) => known.map(([pattern, selector]) => filled(selector, numbersIn(pattern, part)))).filter((one) => one !== null);
  return [...new Set(found)].join(", ");
}

/** Return the numbers that stand where a pattern has its own; null where it does not fit. */
function numbersIn(pattern: string, part: string): number[] | null {
  const shape = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll(/\{\d\}/g, "(\\d+)")}$`);
  return shape.exec(part)?.slice(1).map(Number) ?? null;
}

function filled(selector: string, numbers: readonly number[] | null): string | null {
  return numbers && selector.replaceAll(/\{(\d)(\+1)?\}/g, (_, at: string, more?: string) => String((numbers[Number(at)] ?? 0) + (more ? 1 : 0)));
}

const MARK = "data-imagined";

/** Mark what a selector finds on a board, also what is drawn later; `said` is what is heard of it. */
export function marked(selector: string, said: string) {
  return (board: HTMLElement) => {
    const mark = (): void => {
      for (const one of board.querySelectorAll(`[${MARK}]`)) if (!selector || !one.matches(selector)) unmark(one);
      if (!selector) return;
      for (const one of board.querySelectorAll(selector)) {
        one.setAttribute(MARK, "");
        one.setAttribute("aria-description", said);
      }
    };
    const watch = new MutationObserver(mark);
    watch.observe(board, { childList: true, subtree: true });
    mark();
    return () => {
      watch.disconnect();
      board.querySelectorAll(`[${MARK}]`).forEach(unmark);
    };
  };
}

function unmark(one: Element): void {
  one.removeAttribute(MARK);
  one.removeAttribute("aria-description");
}
