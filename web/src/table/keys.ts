/** Keys that work wherever one is at a table. */
import type { TableState } from "$lib/table.svelte";
import type { Stage } from "../stage/stage.svelte";

const on = (event: KeyboardEvent, what: string) => (event.target as Element).closest(what) !== null;

/** Control and Z take back one step, Control, Shift and Z all of them. */
function undo(event: KeyboardEvent, table: TableState): void {
  if (event.code !== "KeyZ" || !(event.ctrlKey || event.metaKey) || event.altKey || !table.shown?.retract) return;
  if (on(event, "input, textarea, select, dialog")) return;
  event.preventDefault();
  table.takeBack(event.shiftKey);
}

/** Escape ends the scenes, and so does the space bar where it presses nothing; R plays them once more. */
function direct(event: KeyboardEvent, stage: Stage): void {
  if (event.altKey || event.ctrlKey || event.metaKey || on(event, "input, textarea, select")) return;
  const presses = on(event, "button, a, summary, [role=gridcell]");
  if (stage.running && (event.key === "Escape" || (event.key === " " && !presses))) {
    event.preventDefault();
    stage.skip();
  } else if (event.code === "KeyR" && !event.repeat) stage.again();
}

export function pressed(event: KeyboardEvent, table: TableState, stage: Stage): void {
  undo(event, table);
  direct(event, stage);
}
