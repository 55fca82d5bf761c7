/** Who plays with whom before the game: where somebody goes who changes sides. */
import type { OptionInfo, SeatInfo, TableInfo } from "./generated/types";

export type Change = { readonly with: number } | { readonly first: readonly number[] };

/** What changing sides means for a seat: to change places `with` another, or to take the chair along, so that these are the `first` team. */
export function otherSide(info: TableInfo, seat: SeatInfo, hosting: boolean, options: readonly OptionInfo[]): Change | null {
  const [mine, others] = sidesOf(info, seat.seat);
  const there = others.map((one) => info.seats[one]!);
  const free = there.find((one) => one.kind === "free");
  const bot = there.find((one) => one.kind === "bot");
  if (seat.kind !== "free" && free) return { with: free.seat };
  if (seat.kind === "person" && bot) return { with: bot.seat };
  if (hosting && mayGrow(info, mine.length, others.length, options)) return { first: firstTeam(info, seat.seat) };
  const beside = there[Math.min(mine.indexOf(seat.seat), there.length - 1)];
  return hosting && seat.kind === "person" && beside ? { with: beside.seat } : null;
}

function sidesOf(info: TableInfo, seat: number): [number[], number[]] {
  const [white = [], black = []] = info.teams;
  return white.includes(seat) ? [white, black] : [black, white];
}

/** A chair goes along where the teams stay about as even, or where the table allows them to differ. */
function mayGrow(info: TableInfo, from: number, to: number, options: readonly OptionInfo[]): boolean {
  const uneven = options.some(({ name, teams, kind }) => teams && kind === "flag" && info.options[name] === true);
  return Math.abs(to + 1 - (from - 1)) <= (uneven ? 2 : 1);
}

function firstTeam(info: TableInfo, seat: number): number[] {
  const first = info.teams[0] ?? [];
  return first.includes(seat) ? first.filter((one) => one !== seat) : [...first, seat].sort((a, b) => a - b);
}
