/** What glows in a guided game: a rule of style and no mark on things, since boards draw them anew. */
import { selectorOf } from "./find";

const sheet = new CSSStyleSheet();
const LOOK = "outline: 3px solid var(--lesson) !important; outline-offset: 1px; box-shadow: 0 0 0 7px color-mix(in srgb, var(--lesson) 38%, transparent); scroll-margin: calc(var(--coach-room, 0px) + 64px) 0 140px;";

/** Let these things glow and nothing else. */
export function glow(game: string, names: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const found = names.map((name) => selectorOf(game, name)).filter((one) => one !== null);
  sheet.replaceSync(found.map((one) => `:is(${one}) { ${LOOK} }`).join("\n"));
}

/** Bring the first of these things into sight, where a small screen hides it. */
export function bringIntoSight(game: string, names: readonly string[]): void {
  const selector = selectorOf(game, names[0] ?? "");
  if (selector) document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
}
