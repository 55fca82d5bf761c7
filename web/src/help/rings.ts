/** Rings around what was asked about, and dashed ones around what counts for it: rules of style, since boards draw things anew. */
import { selectorOf } from "../learn/find";

const sheet = new CSSStyleSheet();
const ROOM = "scroll-margin: 64px 0 calc(min(448px, 54dvh) + 24px)";

function rule(selector: string, line: string): string {
  return `:is(${selector}) { outline: ${line} var(--focus) !important; outline-offset: 2px; ${ROOM}; }
    :is(path, circle):is(${selector}) { outline: none !important; stroke: var(--focus); stroke-width: 4; ${line.includes("dashed") ? "stroke-dasharray: 6 4;" : ""} }`;
}

/** Ring a thing, and with dashes those near it and the one that the keyboard is at. */
export function ring(game: string, thing: string, near: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const found = (names: readonly string[]) => names.map((one) => selectorOf(game, one)).filter((one) => one !== null).join(", ");
  const [dashed, whole] = [found(near), found([thing])];
  sheet.replaceSync([dashed && rule(dashed, "2px dashed"), whole && rule(whole, "3px solid")].filter(Boolean).join("\n"));
}

export function unring(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
