import { byRound } from "../../table/log";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, round, sentence } from "./krysis";
import { points } from "./points";
import { scenes } from "./scenes";

const krysis: BoardModule<"krysis"> = {
  Board,
  aid: () => import("./Aid.svelte"),
  notes,
  sentence,
  namer,
  points,
  round,
  scenes,
  chapters: (story, speak) => byRound(story, "krysis-story-round", (one) => ({ heading: speak("client-round-title", { round: one }), instead: true })),
  fleeting: ["has-bid", "has-chosen", "deck", "tactical"].map((one) => `krysis-story-${one}`),
};

export default krysis;
