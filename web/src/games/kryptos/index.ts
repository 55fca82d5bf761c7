import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { notes, sentence } from "./kryptos";

const kryptos: BoardModule<"kryptos"> = { Board, notes, sentence };

export default kryptos;
