/** Where things are on the board: what lies under a press, what comes next in a direction. */
import { selectorOf } from "../learn/find";

/** In pixels: how far a thing must lie in a direction to count as there. */
const STEP = 4;

/** How selectors of what stands for a thing end. */
const INSTEAD = "[aria-expanded=false]";

/** What is found where a thing is drawn; what stands for it elsewhere, such as a closed hand, is not the thing itself. */
function elementsOf(game: string, name: string): Element[] {
  const selectors = (selectorOf(game, name) ?? "").split(", ").filter((one) => one && !one.includes(INSTEAD));
  return selectors.length ? [...document.querySelectorAll(selectors.join(", "))] : [];
}

function contains(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Return the smallest thing under a point; drawings that let presses through count by where they stand. */
export function thingAt(game: string, names: Iterable<string>, x: number, y: number): string | null {
  const stack = document.elementsFromPoint(x, y);
  let [best, least] = [null as string | null, Infinity];
  for (const name of names) {
    for (const element of elementsOf(game, name)) {
      const box = element.getBoundingClientRect();
      const area = box.width * box.height;
      if (area >= least || !contains(box, x, y)) continue;
      if (stack.some((one) => element.contains(one)) || getComputedStyle(element).pointerEvents === "none") [best, least] = [name, area];
    }
  }
  return best;
}

/** Return the thing that an element is part of. */
export function thingOf(game: string, names: Iterable<string>, element: Element): string | null {
  for (const name of names) if (elementsOf(game, name).some((one) => one.contains(element))) return name;
  return null;
}

/** Return where a thing is to be seen, or null if it is not. */
export function placeOf(game: string, name: string): DOMRect | null {
  return elementsOf(game, name).map((one) => one.getBoundingClientRect()).find((box) => box.width > 0 && box.height > 0) ?? null;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Return the next thing from one in the direction of an arrow key; from nowhere the first. */
export function nextThing(game: string, names: readonly string[], from: string, key: string): string | null {
  const way = WAYS[key];
  const here = from ? placeOf(game, from) : null;
  if (!way || !here) return names.find((one) => placeOf(game, one)) ?? null;
  let [best, least] = [null as string | null, Infinity];
  for (const name of names) {
    const box = placeOf(game, name);
    if (!box || name === from) continue;
    const [dx, dy] = [box.x + box.width / 2 - here.x - here.width / 2, box.y + box.height / 2 - here.y - here.height / 2];
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + 2 * Math.abs(dx * way[1] + dy * way[0]);
    if (ahead > STEP && far < least) [best, least] = [name, far];
  }
  return best;
}
