/** What glows in a guided game: a rule of style and no mark on things, since boards draw them anew. */
import { selectorOf } from "./find";
import { pointed } from "./pointed.svelte";

const sheet = new CSSStyleSheet();
const LOOK = "outline: 3px solid var(--lesson) !important; outline-offset: 1px; box-shadow: 0 0 0 7px color-mix(in srgb, var(--lesson) 38%, transparent); scroll-margin: calc(var(--coach-room, 0px) + 64px) 0 210px; &:is(path, circle) { outline: none !important; stroke: var(--lesson) !important; stroke-width: 3.6 !important; }";

/** Let these things glow and nothing else. */
export function glow(game: string, names: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  pointed.names = names;
  const found = names.map((name) => selectorOf(game, name)).filter((one) => one !== null);
  sheet.replaceSync(found.map((one) => `:is(${one}) { ${LOOK} }`).join("\n"));
}

/** Frames after which a thing is no longer waited for: the board may be drawn after the coach has spoken. */
const PATIENCE = 120;
let waiting = 0;

/** Bring the first of these things that is on the board into sight, where a small screen hides it. */
export function bringIntoSight(game: string, names: readonly string[], patience = PATIENCE): void {
  cancelAnimationFrame(waiting);
  if (!names.length || !patience) return;
  waiting = requestAnimationFrame(() => {
    const found = names.map((name) => firstShown(selectorOf(game, name))).find((one) => one !== undefined);
    if (found) found.scrollIntoView({ block: "nearest" });
    else bringIntoSight(game, names, patience - 1);
  });
}

function firstShown(selector: string | null): Element | undefined {
  return selector === null ? undefined : [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
}
