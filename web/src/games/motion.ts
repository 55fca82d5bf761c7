/** What has just happened to a thing is marked on it for a moment, and a style sheet moves it. */
import type { Attachment } from "svelte/attachments";

const MOMENT = 1200;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Marks an element with `data-just={what}` for about a second: for `{@attach just(…)}`.
 * The next position, which may come at once, does not cut it short; only a new happening begins anew.
 */
export function just(what: string | null, values: Readonly<Record<string, string>> = {}): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (what === null) return;
    clearTimeout(timers.get(node));
    for (const [name, value] of Object.entries(values)) node.style.setProperty(name, value);
    delete node.dataset.just;
    void node.getBoundingClientRect();
    node.dataset.just = what;
    timers.set(node, setTimeout(() => delete node.dataset.just, MOMENT));
  };
}

/** How long something takes that leaves the page; no time at all where people want less motion. */
export function leaving(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}
