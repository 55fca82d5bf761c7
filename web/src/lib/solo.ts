/** Tables against computers alone: how they were wished for last, and how they begin. */
import { store } from "../contents/store";
import { api, type NewTable } from "./api";
import type { GameInfo, TableInfo } from "./generated/types";
import { firstOptions, noLimits } from "./options";
import { stir } from "./receipts";

type Level = GameInfo["bots"][number];

/** How many play, and how well the computers do. */
export interface Solo {
  seats: number;
  level: Level;
}

const KEPT = "kastellan-solo-";
const USUAL = 4;

/** What was chosen last; who never chose begins easily. */
export function lastSolo({ slug, seats, bots }: GameInfo): Solo {
  const kept = read(slug);
  return {
    seats: seats.find((count) => count === kept.seats) ?? (seats.includes(USUAL) ? USUAL : seats[0]!),
    level: bots.find((level) => level === kept.level) ?? bots[0] ?? "easy",
  };
}

function read(slug: string): Partial<Solo> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT + slug) ?? "{}") as Partial<Solo> | null) ?? {};
  } catch {
    return {};
  }
}

export function keepSolo(slug: string, solo: Solo): void {
  try {
    localStorage.setItem(KEPT + slug, JSON.stringify(solo));
  } catch {
    // the choice then lasts as long as the page
  }
}

/** The table for such a game: I sit first, and nobody is pressed for time. */
export function soloTable(info: GameInfo, { seats, level }: Solo): NewTable {
  const bots = Object.fromEntries(Array.from({ length: Math.max(0, seats - 1) }, (_, at) => [String(at + 1), level]));
  return { game: info.slug, seats, bots, hints: true, options: { ...firstOptions(info.options), ...noLimits(info.options) } };
}

/** Open a table against computers at the server and begin; return its id. */
export async function playServed(wish: NewTable): Promise<string> {
  const table = await api.create({ ...wish, content: await store.served(wish.content ?? "") });
  await begin(table);
  return table.id;
}

/** Nobody but me is a person, and it is I who may begin. */
export function isSolo({ status, my_seat, host_seat, seats }: TableInfo): boolean {
  return status === "open" && my_seat !== null && my_seat === host_seat && seats.every((seat) => seat.seat === my_seat || seat.kind === "bot");
}

/** Begin at once, with my share in the deal. */
export async function begin(table: TableInfo): Promise<void> {
  await stir(table, true);
  if (table.status === "open") await api.start(table.id);
}

/** Open the next game with the same people, or find it; against computers alone it begins at once. */
export async function playAgain(table: string): Promise<string> {
  const next = await api.rematch(table);
  if (isSolo(next)) await begin(next);
  return next.id;
}
