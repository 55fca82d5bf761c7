/** Widths at which a page changes its form are written in pixels and mean letters: who sets larger letters gets the form
 * of a smaller screen, as with zoom, instead of words that are cut. */
import type { Plugin } from "vite";

/** What a letter's size is where nobody has changed it. */
const LETTER = 16;

const inLetters = (css: string) => css.replace(/@media[^{]*/g, (query) => query.replace(/(\d+)px/g, (_, pixels) => `${Number(pixels) / LETTER}em`));

export function widthsPlugin(): Plugin {
  return {
    name: "kastellan-widths",
    enforce: "pre",
    transform: { filter: { id: /\.css$|lang\.css/ }, handler: (css) => ({ code: inLetters(css), map: null }) },
  };
}
