import type { BoardModule } from "../board";
import { sentence } from "./bars";
import Board from "./Board.svelte";
import { notes, round } from "./decrypto";

const decrypto: BoardModule<"decrypto"> = { Board, notes, sentence, round };

export default decrypto;
