/** A finished game's deal, checked with what this browser kept of it. */
import { chosen, verify, type Chosen, type Verdict } from "$lib/fair";
import type { Export, TableInfo } from "$lib/generated/types";
import { receiptOf } from "$lib/receipts";
import type { Source } from "$lib/source";
import type { BoardModule, GameLog } from "../games/board";

/** What was found, or null where there is no seal; `listed` if the server said what could have been drawn. */
export interface Checked {
  verdict: Verdict | null;
  listed: boolean;
}

export async function checkDeal(info: TableInfo, source: Source, module: BoardModule | null, content: unknown): Promise<Checked> {
  const game = await source.export();
  const own = (game.log as GameLog).position ? null : (module?.chances ?? null);
  return { verdict: verify(game, receiptOf(info), await chances(game, own, source, content)), listed: !own };
}

/** What chance chose: worked out here where the game knows how, else from the server's list. */
async function chances(game: Export, own: BoardModule["chances"] | null, source: Source, content: unknown): Promise<Chosen[]> {
  return own ? own(game.log as GameLog, content) : chosen(game, await source.draws());
}
