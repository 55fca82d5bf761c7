import { byRound } from "../../table/log";
import type { BoardModule } from "../board";
import { sentence } from "./bars";
import Board from "./Board.svelte";
import { notes, round } from "./decrypto";
import { scenes } from "./scenes";
import { tally, why } from "./tally";

const decrypto: BoardModule<"decrypto"> = {
  Board,
  aid: () => import("./Aid.svelte"),
  notes,
  sentence,
  round,
  scenes,
  tally,
  why,
  chapters: (story, speak) => byRound(story, "decrypto-story-round", (one) => ({ heading: speak("client-round-title", { round: one }) })),
  fleeting: ["encryptor", "submitted", "fixed", "agrees", "voted", "named"].map((one) => `decrypto-story-${one}`),
};

export default decrypto;
