import type { BoardModule } from "../board";
import { about } from "./about";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, sentence } from "./kreta";
import Sign from "./Sign.svelte";
import { course, points } from "./points";
import { chances, chapters } from "./record";
import { scenes } from "./scenes";

/** Where the rulebook speaks of what is done now. */
const PARAGRAPHS: Readonly<Record<string, string>> = { first_player: "KRE-10", tiles: "KRE-3", turn_up: "KRE-75", card: "KRE-12", copy: "KRE-64", admiral: "KRE-29", commander: "KRE-37", abbot: "KRE-47", farmer: "KRE-52", architect: "KRE-59", fort_card: "KRE-76", over: "KRE-89" };

const kreta: BoardModule<"kreta"> = { Board, Sign, about, aid: () => import("./Aid.svelte"), chances, chapters, course, lies: () => import("./lies"), notes, paragraph: (view) => PARAGRAPHS[view.step] ?? null, points, scenes, sentence, namer };

export default kreta;
