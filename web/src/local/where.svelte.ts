/** Where games against computers are played: on this device or at the server.  What was chosen is remembered. */
import { SITE } from "$lib/site";
import { engineExists, isFetched } from "./files";

const KEPT = "kastellan-where";

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the engine is here, or can be within seconds. */
function isNear(): boolean {
  const line = (navigator as { connection?: Line }).connection;
  return isFetched() || !(line?.saveData || ["slow-2g", "2g", "3g"].includes(line?.effectiveType ?? ""));
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Where {
  #chosen = $state(read());

  /** Whether there is a choice at all. */
  get open(): boolean {
    return engineExists() && !SITE;
  }

  /** Whether such games are played on this device: as was chosen, else wherever it can begin within seconds. */
  get here(): boolean {
    return SITE || (engineExists() && (this.#chosen ? this.#chosen === "here" : isNear()));
  }

  choose(here: boolean): void {
    this.#chosen = here ? "here" : "server";
    try {
      localStorage.setItem(KEPT, this.#chosen);
    } catch {
      // the choice then lasts as long as the page
    }
  }
}

export const where = new Where();
