/** Which of one's finished games are to be shown, as the address of the page keeps it, and how one is told. */
import type { PlayedGame } from "$lib/generated/types";

export const RESULTS = ["won", "lost", "left"] as const;
export const COMPANIES = ["people", "computers"] as const;

/** Nothing is chosen where it is empty; `name` is that of somebody who played along. */
export interface Wishes {
  readonly game: string;
  readonly result: string;
  readonly company: string;
  readonly name: string;
}

const WISHES = ["game", "result", "company", "name"] as const;
const CHOICES: Partial<Record<keyof Wishes, readonly string[]>> = { result: RESULTS, company: COMPANIES };
const MOST_LETTERS = 100;

/** What an address wishes; whatever nobody can wish is left out. */
export function wishesIn(query: URLSearchParams): Wishes {
  const [game, result, company, name] = WISHES.map((wish) => {
    const value = query.get(wish) ?? "";
    return value.length > MOST_LETTERS || CHOICES[wish]?.includes(value) === false ? "" : value;
  });
  return { game: game!, result: result!, company: company!, name: name! };
}

export function queryOf(wishes: Wishes): string {
  const chosen = WISHES.filter((wish) => wishes[wish]).map((wish) => [wish, wishes[wish]]);
  return chosen.length ? `?${new URLSearchParams(chosen)}` : "";
}

/** With whom is one choice: a kind of company, or a person by name. */
export const withWhom = ({ company, name }: Wishes) => (name ? `name ${name}` : company);

export function chooseWhom(wishes: Wishes, chosen: string): Wishes {
  const name = chosen.startsWith("name ") ? chosen.slice(5) : "";
  return { ...wishes, name, company: name ? "" : chosen };
}

type Seat = { readonly seat: number; readonly name: string };

/** Who sat beside me: in teams those with me and those against me, else all together. */
export function others({ players, seat, teams }: Pick<PlayedGame, "players" | "seat" | "teams">): { mates: Seat[]; rivals: Seat[] } {
  const beside = players.map((name, at) => ({ seat: at, name })).filter((one) => one.seat !== seat);
  const mine = teams.find((team) => team.includes(seat)) ?? [];
  const isMate = (one: Seat) => mine.includes(one.seat);
  return { mates: beside.filter(isMate), rivals: beside.filter((one) => !isMate(one)) };
}
