import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { notes, sentence } from "./kryptos";
import { chances, chapters } from "./record";

const kryptos: BoardModule<"kryptos"> = { Board, aid: () => import("./Aid.svelte"), chances, chapters, notes, sentence };

export default kryptos;
