import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, sentence } from "./kreta";
import { points } from "./points";
import { chances, chapters } from "./record";
import { scenes } from "./scenes";

const kreta: BoardModule<"kreta"> = { Board, aid: () => import("./Aid.svelte"), chances, chapters, notes, points, scenes, sentence, namer };

export default kreta;
