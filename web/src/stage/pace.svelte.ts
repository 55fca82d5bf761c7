/** How quickly scenes are played, kept in this browser. */

export const PACES = ["slow", "normal", "quick", "off"] as const;
export type PaceName = (typeof PACES)[number];

/** What the length of a beat is multiplied with. */
export const FACTORS: Readonly<Record<PaceName, number>> = { slow: 1.6, normal: 1, quick: 0.5, off: 0 };

const KEPT = "kastellan-pace";

class Pace {
  #chosen = $state<PaceName>(read());

  get chosen(): PaceName {
    return this.#chosen;
  }

  get factor(): number {
    return FACTORS[this.#chosen];
  }

  choose(name: PaceName): void {
    this.#chosen = name;
    try {
      localStorage.setItem(KEPT, name);
    } catch {
      // lasts as long as the page
    }
  }
}

function read(): PaceName {
  try {
    return PACES.find((name) => name === localStorage.getItem(KEPT)) ?? "normal";
  } catch {
    return "normal";
  }
}

export const pace = new Pace();

/** People who want less motion see stills. */
export function wantsStills(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
