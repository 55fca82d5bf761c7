/** Where every piece stands on the map, and from where it has just come. */
import type { Kreta } from "$lib/generated/types";
import type { Island, Point } from "./content";
import { settle, type Drawing } from "./geometry";
import type { Kind } from "./kreta";

export interface Standing {
  key: string;
  kind: Kind;
  seat: number;
  province: number;
  at: Point;
  scale: number;
  /** Where it stood before, if it has moved. */
  from: Point | null;
  /** It was not on the map before. */
  fresh: boolean;
}

const repeat = (count: number, word: string): string[] => Array.from({ length: count }, () => word);

/** The pieces in a province, as "kind:seat". */
function inside(province: Kreta.ProvinceView): string[] {
  const villagers = province.villagers.flatMap((count, seat) => repeat(count, `villager:${seat}`));
  const villages = province.villages.flatMap((count, seat) => repeat(count, `village:${seat}`));
  return [...province.abbots.map((seat) => `abbot:${seat}`), ...villages, ...villagers];
}

/** Remembers the places of pieces from view to view, so that what stays does not jump. */
export class Muster {
  #stands: (string | null)[][] = [];
  #berths: (string | null)[][] = [];

  constructor(
    readonly island: Island,
    readonly drawing: Drawing,
  ) {}

  /** `follows` is false when the view is not the next one, as in a replay that jumps: then nothing has just moved. */
  stand(view: Kreta.View, follows = true): Standing[] {
    const first = this.#stands.length === 0 || !follows;
    const [stands, berths] = [this.#stands, this.#berths];
    this.#stands = view.provinces.map((province, at) => settle(stands[at] ?? [], inside(province)));
    this.#berths = view.provinces.map((province, at) => settle(berths[at] ?? [], province.ships.map((seat) => `ship:${seat}`)));
    const left = new Map<string, Point[]>();
    const note = (before: (string | null)[][], now: (string | null)[][], where: (province: number, place: number) => Point) =>
      before.forEach((row, province) =>
        row.forEach((piece, place) => {
          if (piece && now[province]?.[place] !== piece) left.set(piece, [...(left.get(piece) ?? []), where(province, place)]);
        }),
      );
    note(stands, this.#stands, this.#slot);
    note(berths, this.#berths, this.#berth);
    const list = (now: (string | null)[][], before: (string | null)[][], where: (province: number, place: number) => Point) =>
      now.flatMap((row, province) =>
        row.flatMap((piece, place) => {
          if (!piece) return [];
          const [kind, seat] = piece.split(":") as [Kind, string];
          const came = !first && before[province]?.[place] !== piece;
          const from = came ? (left.get(piece)?.shift() ?? null) : null;
          const scale = kind !== "ship" && row.filter(Boolean).length > 5 ? 0.82 : 1;
          return [{ key: `${province}:${place}:${piece}`, kind, seat: Number(seat), province, at: where(province, place), scale, from, fresh: came && !from }];
        }),
      );
    return [...list(this.#stands, stands, this.#slot), ...list(this.#berths, berths, this.#berth)].sort((a, b) => a.at[1] - b.at[1]);
  }

  /** Where the next piece to come would stand. */
  next(kind: Kind, province: number): Point {
    if (kind === "ship") return this.#berth(province, Math.max(0, this.#berths[province]?.indexOf(null) ?? 0));
    return this.#slot(province, Math.max(0, this.#stands[province]?.indexOf(null) ?? 0));
  }

  #slot = (province: number, place: number): Point => {
    const slots = this.drawing.slots[province] ?? [];
    const [x, y] = slots[place % slots.length] ?? [0, 0];
    return [x, y - 1];
  };

  #berth = (province: number, place: number): Point => this.island.provinces[province]?.port?.berths[place % 2] ?? [0, 0];
}
