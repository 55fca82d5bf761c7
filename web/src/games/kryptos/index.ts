import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { chances, notes, sentence } from "./kryptos";

const kryptos: BoardModule<"kryptos"> = { Board, chances, notes, sentence };

export default kryptos;
