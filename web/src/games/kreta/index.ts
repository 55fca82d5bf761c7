import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, sentence } from "./kreta";
import { chances, chapters } from "./record";

const kreta: BoardModule<"kreta"> = { Board, aid: () => import("./Aid.svelte"), chances, chapters, notes, sentence, namer };

export default kreta;
