import type { BoardModule } from "../board";
import { about } from "./about";
import Board from "./Board.svelte";
import { notes, sentence } from "./kryptos";
import { points } from "./points";
import { chances, chapters } from "./record";
import { scenes } from "./scenes";

/** Where the rulebook speaks of what is done now. */
const PARAGRAPHS: Readonly<Record<string, string>> = { deal: "KRP-6", reveal: "KRP-13", first: "KRP-22", second: "KRP-28", over: "KRP-36" };

const kryptos: BoardModule<"kryptos"> = { Board, about, aid: () => import("./Aid.svelte"), chances, chapters, lies: () => import("./lies"), notes, paragraph: (view) => PARAGRAPHS[view.phase] ?? null, points, scenes, sentence };

export default kryptos;
