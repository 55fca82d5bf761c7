/** What a hint speaks of is lit, and where a small screen would cover it with the hint it comes out above. */
import { untrack } from "svelte";
import { glow } from "../learn/glow";
import { selectorOf } from "../learn/find";
import { pointed } from "../learn/pointed.svelte";

/** In pixels: what is left between the hint and what it speaks of. */
const AIR = 10;

/** Light these things; what is returned puts everything back as it was, also what a lesson had lit. */
export function light(game: string, names: readonly string[]): () => void {
  const [before, at] = [untrack(() => pointed.names), scrollY];
  glow(game, names);
  return () => {
    glow(game, before);
    scrollTo({ top: at, behavior: "instant" });
  };
}

function boxesOf(game: string, names: readonly string[], cover: Element): DOMRect[] {
  const found = names.flatMap((name) => [...document.querySelectorAll(selectorOf(game, name) ?? "#none")]);
  return found.filter((one) => !cover.closest(".dock")?.contains(one)).map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
}

/** The least of a hint that is left where it makes room: its sentence and its button. */
const LEAST = 190;

/** Let these things lie between the head of the page and what covers its foot; what is too large for both gets shorter, or else the first thing counts. */
function uncover(game: string, names: readonly string[], cover: HTMLElement): void {
  cover.style.removeProperty("max-height");
  const boxes = boxesOf(game, names, cover);
  if (!boxes.length) return;
  const top = (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + AIR;
  const foot = cover.getBoundingClientRect();
  const lacking = spanOf(boxes).height - (foot.top - AIR - top);
  const shorter = lacking > 0 && foot.height - lacking >= LEAST;
  if (shorter) cover.style.maxHeight = `${foot.height - lacking}px`;
  const bottom = cover.getBoundingClientRect().top - AIR;
  const { high, low } = spanOf(lacking > 0 && !shorter ? boxes.slice(0, 1) : boxes);
  const by = low > bottom ? Math.min(low - bottom, Math.max(0, high - top)) : Math.min(0, high - top);
  scrollBy({ top: by, behavior: "instant" });
}

function spanOf(boxes: readonly DOMRect[]): { high: number; low: number; height: number } {
  const [high, low] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return { high, low, height: low - high };
}

/** Keep these things uncovered as long as the hint is there: the foot of the page grows with what is told meanwhile. */
export function keepUncovered(game: string, names: readonly string[], cover: HTMLElement): () => void {
  const dock = cover.closest(".dock") ?? cover;
  uncover(game, names, cover);
  const watch = new ResizeObserver(() => uncover(game, names, cover));
  watch.observe(dock);
  return () => {
    watch.disconnect();
    cover.style.removeProperty("max-height");
  };
}
