import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { notes, sentence } from "./kryptos";
import { points } from "./points";
import { chances, chapters } from "./record";
import { scenes } from "./scenes";

const kryptos: BoardModule<"kryptos"> = { Board, aid: () => import("./Aid.svelte"), chances, chapters, notes, points, scenes, sentence };

export default kryptos;
