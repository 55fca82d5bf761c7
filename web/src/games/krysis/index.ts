import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { namer } from "./content";
import { notes, round, sentence } from "./krysis";

const krysis: BoardModule<"krysis"> = { Board, notes, sentence, namer, round };

export default krysis;
