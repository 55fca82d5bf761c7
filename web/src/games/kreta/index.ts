import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, sentence } from "./kreta";

const kreta: BoardModule<"kreta"> = { Board, notes, sentence, namer };

export default kreta;
