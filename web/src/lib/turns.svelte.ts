/** Whether my turn ends with a press of its own, so that its last step can be taken back; the quick do without. */

const KEPT = "kastellan-end-turn";

class Turns {
  #quick = $state(read());

  /** My turn ends with its last step. */
  get quick(): boolean {
    return this.#quick;
  }

  set(quick: boolean): void {
    this.#quick = quick;
    try {
      localStorage.setItem(KEPT, quick ? "quick" : "asked");
    } catch {
      // lasts as long as the page
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === "quick";
  } catch {
    return false;
  }
}

export const turns = new Turns();
