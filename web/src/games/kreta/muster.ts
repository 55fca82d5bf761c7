/** Where every piece stands on the map, and from where it has just come. */
import type { Kreta } from "$lib/generated/types";
import type { Island, Point } from "./content";
import { settle, type Drawing } from "./geometry";
import type { Kind } from "./kreta";

/** Pieces of one kind and owner in one place: drawn once, with their number. */
export interface Standing {
  key: string;
  kind: Kind;
  seat: number;
  province: number;
  count: number;
  at: Point;
  scale: number;
  /** Where the last to come stood before, if it came from elsewhere on the map. */
  from: Point | null;
  /** One of them was not on the map before. */
  fresh: boolean;
  /** There was none before the last came. */
  first: boolean;
}

/** How many pieces of each kind and owner are somewhere, by "kind:seat". */
type Counts = ReadonlyMap<string, number>;

/** What stands in each of some places, and on which spot. */
interface Ground {
  counts: Counts[];
  spots: (string | null)[][];
  where: (province: number, spot: number) => Point;
}

function onLand(province: Kreta.ProvinceView): Counts {
  const abbots = province.abbots.map((seat) => [`abbot:${seat}`, 1] as const);
  const several = (kind: Kind, counts: readonly number[]) => counts.map((count, seat) => [`${kind}:${seat}`, count] as const);
  return new Map([...abbots, ...several("village", province.villages), ...several("villager", province.villagers)].filter(([, count]) => count));
}

function afloat(province: Kreta.ProvinceView): Counts {
  return new Map(province.ships.map((seat) => [`ship:${seat}`, 1]));
}

/** Remembers the places of pieces from view to view, so that what stays does not jump. */
export class Muster {
  #land: Ground;
  #sea: Ground;

  constructor(
    readonly island: Island,
    readonly drawing: Drawing,
  ) {
    this.#land = { counts: [], spots: [], where: (province, spot) => this.#slot(province, spot) };
    this.#sea = { counts: [], spots: [], where: (province, spot) => this.#berth(province, spot) };
  }

  /** `follows` is false when the view is not the next one, as in a replay that jumps: then nothing has just moved. */
  stand(view: Kreta.View, follows = true): Standing[] {
    const still = this.#land.counts.length === 0 || !follows;
    const land = next(this.#land, view.provinces.map(onLand));
    const sea = next(this.#sea, view.provinces.map(afloat));
    const all = [...list(land, this.#land, still), ...list(sea, this.#sea, still)];
    [this.#land, this.#sea] = [land, sea];
    return all.sort((a, b) => a.at[1] - b.at[1]);
  }

  /** Where the next piece to come would stand. */
  next(kind: Kind, province: number, seat: number): Point {
    const ground = kind === "ship" ? this.#sea : this.#land;
    const spots = ground.spots[province] ?? [];
    const among = spots.indexOf(`${kind}:${seat}`);
    return ground.where(province, among < 0 ? Math.max(0, spots.indexOf(null)) : among);
  }

  #slot = (province: number, spot: number): Point => {
    const slots = this.drawing.slots[province] ?? [];
    const [x, y] = slots[spot % slots.length] ?? [0, 0];
    return [x, y - 1];
  };

  #berth = (province: number, spot: number): Point => this.island.provinces[province]?.port?.berths[spot % 2] ?? [0, 0];
}

function next(last: Ground, counts: Counts[]): Ground {
  return { ...last, counts, spots: counts.map((here, province) => settle(last.spots[province] ?? [], [...here.keys()])) };
}

/** Where pieces have gone from, by "kind:seat": one point for each. */
function leavers(now: Ground, before: Ground): Map<string, Point[]> {
  const left = new Map<string, Point[]>();
  before.spots.forEach((spots, province) =>
    spots.forEach((piece, spot) => {
      if (!piece) return;
      const gone = (before.counts[province]?.get(piece) ?? 0) - (now.counts[province]?.get(piece) ?? 0);
      for (let one = 0; one < gone; one++) left.set(piece, [...(left.get(piece) ?? []), before.where(province, spot)]);
    }),
  );
  return left;
}

function list(now: Ground, before: Ground, still: boolean): Standing[] {
  const left = leavers(now, before);
  return now.spots.flatMap((spots, province) =>
    spots.flatMap((piece, spot): Standing[] => {
      if (!piece) return [];
      const [kind, seat] = piece.split(":") as [Kind, string];
      const count = now.counts[province]?.get(piece) ?? 0;
      const had = before.counts[province]?.get(piece) ?? 0;
      const came = !still && count > had;
      const from = came ? (left.get(piece)?.shift() ?? null) : null;
      const scale = kind !== "ship" && spots.filter(Boolean).length > 4 ? 0.86 : 1;
      return [{ key: `${province}:${piece}`, kind, seat: Number(seat), province, count, at: now.where(province, spot), scale, from, fresh: came && !from, first: had === 0 }];
    }),
  );
}
