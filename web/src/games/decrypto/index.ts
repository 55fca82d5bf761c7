import { byRound } from "../../table/log";
import type { BoardModule } from "../board";
import { about } from "./about";
import { sentence } from "./bars";
import Board from "./Board.svelte";
import { notes, round } from "./decrypto";
import { scenes } from "./scenes";
import { tally, why } from "./tally";

/** Where the rulebook speaks of what is done now. */
const PARAGRAPHS: Readonly<Record<string, string>> = { deal: "DEC-2", choose: "DEC-9", draw: "DEC-11", write: "DEC-12", guess: "DEC-17", names: "DEC-38", over: "DEC-31" };

const decrypto: BoardModule<"decrypto"> = {
  Board,
  about,
  aid: () => import("./Aid.svelte"),
  lies: () => import("./lies"),
  notes,
  paragraph: (view) => PARAGRAPHS[view.phase] ?? null,
  sentence,
  round,
  scenes,
  tally,
  why,
  chapters: (story, speak) => byRound(story, "decrypto-story-round", (one) => ({ heading: speak("client-round-title", { round: one }) })),
  fleeting: ["encryptor", "submitted", "fixed", "agrees", "voted", "named"].map((one) => `decrypto-story-${one}`),
};

export default decrypto;
