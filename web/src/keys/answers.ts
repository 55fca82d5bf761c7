/** What the board says when it is asked by keys, from nothing but what this viewer is shown. */
import type { StoryLine } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import type { BoardModule, SeatNote, Speak } from "../games/board";
import { news } from "../table/log";
import type { Question } from "./keys";

export interface Shown {
  module: BoardModule;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's own types meet here
  view: any;
  seat: number | null;
  content: unknown;
  names: readonly string[];
  notes: readonly SeatNote[];
  /** What was told up to what is shown, and from where it is new to me. */
  story: readonly StoryLine[];
  since: number | undefined;
  /** How many moves I may choose from; null where they are not listed or not mine. */
  choices: number | null;
  speak: Speak;
}

export async function answer(question: Question, shown: Shown): Promise<string> {
  if (question === "may") return mayWords(document.getElementById("bar"), shown.choices);
  return (question === "changed" ? changed(shown) : await lies(shown)).join(" ");
}

/** The action bar as it stands, with its buttons. */
export function mayWords(bar: Element | null, choices: number | null): string {
  const said = [...(bar?.querySelector("[role=status]")?.childNodes ?? [])].map(wordsOf);
  const buttons = [...(bar?.querySelectorAll("button:not(:disabled)") ?? [])].map((one) => one.getAttribute("aria-label") ?? wordsOf(one)).filter(Boolean);
  const offered = [choices ? say("keys-choices", { count: choices }) : "", buttons.length ? say("keys-buttons", { buttons }) : ""];
  return [...said, ...offered].filter(Boolean).join(" ");
}

const wordsOf = (node: Node) => node.textContent?.trim() ?? "";

/** What is new since my last turn, or the last that happened. */
export function changed({ story, since, module, speak }: Shown): string[] {
  const from = since ?? story.at(-1)?.n ?? 0;
  const lines = news(story.filter((line) => line.n >= from), module.fleeting ?? []);
  return lines.length ? lines.map((line) => speak(line.key, line.facts)) : [say("client-log-empty")];
}

async function lies({ module, view, seat, content, names, notes, speak }: Shown): Promise<string[]> {
  const seats = notes.map((note, at) => `${names[at] ?? ""}: ${note.label.replace(/\.$/, "")}.`);
  return [...seats, ...((await module.lies?.())?.lies(view as never, seat, content, speak) ?? [])];
}
