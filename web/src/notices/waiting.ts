/** How many games wait for me: before the title of the tab, and on the icon where there is one. */
import type { MyTable } from "$lib/generated/types";
import { person } from "$lib/person.svelte";

const OFTEN = 60_000;
const TOLD = /^\(\d+\) /;

/** The tables that wait for me, but for the one on this page, which tells it itself. */
export function countOf(tables: readonly MyTable[], path: string): number {
  return tables.filter((table) => table.my_turn && path !== `/table/${table.id}`).length;
}

export function withCount(title: string, count: number): string {
  return (count ? `(${count}) ` : "") + title.replace(TOLD, "");
}

let badge = -1;

function tell(): void {
  const count = countOf(person.me?.tables ?? [], location.pathname);
  const title = withCount(document.title, count);
  if (document.title !== title) document.title = title;
  if (badge === count || !("setAppBadge" in navigator)) return;
  badge = count;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Ask again who is to play, as long as a game of mine runs. */
async function look(): Promise<void> {
  if (person.me?.tables.some((table) => table.status === "playing")) await person.load().catch(() => undefined);
  tell();
}

export function watch(): void {
  tell();
  // Pages give themselves titles, whenever they like.
  new MutationObserver(tell).observe(document.head, { childList: true, subtree: true, characterData: true });
  setInterval(() => void look(), OFTEN);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void look());
  navigator.serviceWorker?.addEventListener("message", (event) => event.data === "turn" && void look());
}
