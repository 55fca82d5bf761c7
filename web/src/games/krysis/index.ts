import { byRound } from "../../table/log";
import type { BoardModule } from "../board";
import { about } from "./about";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, round, sentence } from "./krysis";
import { points } from "./points";
import { scenes } from "./scenes";

/** Where the rulebook speaks of what is done now. */
const PARAGRAPHS: Readonly<Record<string, string>> = { missions: "KRY-110", extras: "KRY-120", deck: "KRY-91", tactical: "KRY-105", hands: "KRY-7", artefacts: "KRY-8", entrance: "KRY-10", bid: "KRY-14", place: "KRY-17", find: "KRY-20", keep: "KRY-20", team: "KRY-23", action: "KRY-31", theft: "KRY-52", destination: "KRY-53", refill: "KRY-61", recruit: "KRY-61", over: "KRY-64" };

const krysis: BoardModule<"krysis"> = {
  Board,
  about,
  aid: () => import("./Aid.svelte"),
  lies: () => import("./lies"),
  notes,
  paragraph: (view) => PARAGRAPHS[view.phase] ?? null,
  sentence,
  namer,
  points,
  round,
  scenes,
  chapters: (story, speak) => byRound(story, "krysis-story-round", (one) => ({ heading: speak("client-round-title", { round: one }), instead: true })),
  fleeting: ["has-bid", "has-chosen", "deck", "tactical"].map((one) => `krysis-story-${one}`),
};

export default krysis;
