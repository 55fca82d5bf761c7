import type { BoardModule } from "../board";
import Board from "./Board.svelte";

/** Makes any game playable before it has a board of its own. */
const fallback: BoardModule = {
  Board,
  notes: (view, speak) =>
    figures(view).map((figure) => ({ figure, label: speak("client-points", { points: Number(figure) || 0 }) })),
  sentence: (_view, _seat, speak) => ({ sentence: speak("client-waiting") }),
};

function figures(view: unknown): string[] {
  const shown = view as { points?: unknown; scores?: unknown };
  const list = [shown.points, shown.scores].find(Array.isArray);
  return Array.isArray(list) ? list.map(String) : [];
}

export default fallback;
