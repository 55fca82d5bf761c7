/** Light, dark, or as the system says; kept in this browser and set before the page is drawn. */

export const APPEARANCES = ["auto", "light", "dark"] as const;
export type AppearanceName = (typeof APPEARANCES)[number];

const KEPT = "kastellan-appearance";

class Appearance {
  #chosen = $state<AppearanceName>(read());

  get chosen(): AppearanceName {
    return this.#chosen;
  }

  choose(name: AppearanceName): void {
    this.#chosen = name;
    if (name === "auto") delete document.documentElement.dataset.appearance;
    else document.documentElement.dataset.appearance = name;
    try {
      localStorage.setItem(KEPT, name);
    } catch {
      // lasts as long as the page
    }
  }
}

function read(): AppearanceName {
  const name = document.documentElement.dataset.appearance;
  return name === "light" || name === "dark" ? name : "auto";
}

export const appearance = new Appearance();
