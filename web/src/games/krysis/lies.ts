/** What lies where in Krysis, in words: this level of the mine, my things, then everybody's camp and team. */
import type { Krysis } from "$lib/generated/types";
import type { Lies } from "../board";
import { bundle, rewards, type Data } from "./content";
import { campOf, facts, isOpen, others } from "./krysis";

export const lies: Lies<"krysis"> = (view, seat, content, speak) => {
  const data = content as Data;
  const goods = (what: readonly number[]) => speak("krysis-goods", facts(what));
  const agents = (list: readonly number[]) => list.map((agent) => speak("krysis-ui-agent", { agent })).join(", ");
  const artefacts = (counts: readonly number[] | null) => (counts ?? []).flatMap((count, artefact) => (count ? [speak("krysis-ui-times-artefact", { count, artefact })] : [])).join(", ");
  const said = (head: string, ...parts: string[]) => `${head}: ${parts.filter(Boolean).join("; ")}.`;
  return [...mine(), ...(seat === null ? [] : own(view.seats[seat]!)), ...others(view, seat).map(rival)];

  /** The level of this round, space by space, and who stands there. */
  function mine(): string[] {
    const level = Math.max(1, view.round);
    const spaces = (data.mine[level - 1] ?? []).map((text, space) => {
      const dug = speak("krysis-ui-dig-here", { space: space + 1, goods: rewards(text).map((one) => goods(bundle(one))).join(" / ") });
      const miners = view.seats.flatMap((player, at) => (player.level === level && player.space === space ? [speak("krysis-ui-miner", { seat: at })] : []));
      return `${[dug, ...miners].join("; ")}.`;
    });
    return [`${speak("krysis-ui-level", { level })}.`, ...spaces];
  }

  function own(player: Krysis.SeatView): string[] {
    const { cards, team } = player.agents;
    return [
      said(speak("krysis-ui-your-camp"), goods(campOf(player)), artefacts(player.artefacts)),
      ...(player.hq ? [said(speak("krysis-ui-your-hq"), goods([...player.hq, player.hoard_cards ?? 0]), artefacts(player.hoard))] : []),
      ...(cards?.length ? [said(speak("krysis-ui-your-hand"), agents(cards))] : []),
      ...(team.length ? [said(speak("krysis-ui-your-team"), agents(team), speak("krysis-ui-defence-is", { defence: player.defence }))] : []),
    ];
  }

  function rival(at: number): string {
    const player = view.seats[at]!;
    const { team, hand } = player.agents;
    const who = team.length ? `${speak("krysis-ui-team-of", { seat: at })}: ${agents(team)}; ${speak("krysis-ui-defence-is", { defence: player.defence })}` : isOpen(view, player) ? speak("krysis-ui-undefended") : speak("krysis-ui-hand-of", { count: hand });
    return said(speak("krysis-ui-camp-of", { seat: at }), goods(campOf(player)), who);
  }
};
