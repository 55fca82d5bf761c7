import { tick } from "svelte";

/** When what had the focus is gone, the keyboard goes on at an element of the page rather than at its top. */
export async function keepFocus(id: string): Promise<void> {
  await tick();
  if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
}
