/** When computer team-mates say by themselves what they think, kept in this browser. */

const KEPT = "kastellan-team-mates";
const PATIENCE = 45;

class Company {
  #seconds = $state<number | null>(read());

  /** How long they leave me to think, in seconds; null if they speak only when asked. */
  get seconds(): number | null {
    return this.#seconds;
  }

  set(speaks: boolean): void {
    this.#seconds = speaks ? PATIENCE : null;
    try {
      localStorage.setItem(KEPT, speaks ? String(PATIENCE) : "asked");
    } catch {
      // lasts as long as the page
    }
  }
}

function read(): number | null {
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept === "asked") return null;
    return kept && Number(kept) >= 0 ? Number(kept) : PATIENCE;
  } catch {
    return PATIENCE;
  }
}

export const company = new Company();
