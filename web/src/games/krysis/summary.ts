/** What the summary card lists, from the content that the table is played with. */
import type { Krysis } from "$lib/generated/types";
import type { Data } from "./content";

/** Points of 1 to 5 equal and of 1 to 6 different artefacts (KRY-65). */
export const GROUPS = { same: [1, 5, 10, 20, 30], different: [1, 5, 10, 20, 30, 40] } as const;

export interface Listed {
  agent: number;
  /** Who has it in the deck. */
  owners: readonly number[];
  /** Who has played it: agents in teams and among the discards are public. */
  played: readonly number[];
}

const NORMAL = 18;
const COMMON = 3;

/** The agents of a kind that every company has, or the special agents that may be met at this table. */
export function listed(data: Data, view: Krysis.View, kind: "carrier" | "warrior" | "special"): Listed[] {
  const seats = view.seats.map((_, seat) => seat);
  const played = (agent: number) => seats.filter((seat) => [...view.seats[seat]!.agents.team, ...view.seats[seat]!.agents.gone].includes(agent));
  const extras = NORMAL + COMMON + 3 * data.companies.length;
  const owners = (agent: number) => {
    if (agent < NORMAL + COMMON) return seats;
    if (agent >= extras) return played(agent); // who was dealt an extra agent is secret until it is played
    return seats.filter((seat) => view.seats[seat]!.company === Math.floor((agent - NORMAL - COMMON) / 3));
  };
  const last = view.options.extra_agents ? data.all_agents.length : extras;
  const numbers = kind === "special" ? range(NORMAL, last) : range(0, NORMAL).filter((agent) => data.all_agents[agent]?.kind === kind);
  return numbers.map((agent) => ({ agent, owners: owners(agent), played: played(agent) })).filter(({ agent, owners }) => owners.length || agent >= extras);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
