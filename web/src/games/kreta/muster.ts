/** Where every piece stands on the map: the same for everybody who sees the position; and from where it has just come. */
import type { Kreta } from "$lib/generated/types";
import { campFor } from "./camps";
import type { Island, Point } from "./content";
import type { Drawing } from "./geometry";
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
type Counts = Map<string, number>;

function onLand(province: Kreta.ProvinceView): Counts {
  const abbots = province.abbots.toSorted().map((seat) => [`abbot:${seat}`, 1] as const);
  const several = (kind: Kind, counts: readonly number[]) => counts.map((count, seat) => [`${kind}:${seat}`, count] as const);
  return new Map([...abbots, ...several("village", province.villages), ...several("villager", province.villagers)].filter(([, count]) => count));
}

function afloat(province: Kreta.ProvinceView): Counts {
  return new Map(province.ships.toSorted().map((seat) => [`ship:${seat}`, 1]));
}

type Place = Pick<Standing, "key" | "kind" | "seat" | "province" | "count" | "at" | "scale">;

export class Muster {
  constructor(
    readonly island: Island,
    readonly drawing: Drawing,
  ) {}

  /** `before` is the position before this one, or null where nothing has just moved. */
  stand(view: Kreta.View, before: Kreta.View | null): Standing[] {
    const last = new Map(before && this.#all(before).map((place) => [place.key, place]));
    const here = this.#all(view);
    const left = leavers(here, last);
    const list = here.map((place): Standing => {
      const had = last.get(place.key)?.count ?? 0;
      const came = before !== null && place.count > had;
      const from = came ? (left.get(`${place.kind}:${place.seat}`)?.shift() ?? null) : null;
      return { ...place, from, fresh: came && !from, first: had === 0 };
    });
    return list.sort((a, b) => a.at[1] - b.at[1]);
  }

  /** Where the next piece to come would stand. */
  next(view: Kreta.View, kind: Kind, province: number, seat: number): Point {
    const here = view.provinces[province]!;
    const coming = { ...here, [`${kind}s`]: kind === "abbot" || kind === "ship" ? [...here[`${kind}s`], seat] : here[`${kind}s` as "villagers"].map((count, at) => count + Number(at === seat)) };
    return this.#in(coming, province).find((place) => place.kind === kind && place.seat === seat)?.at ?? [0, 0];
  }

  #all(view: Kreta.View): Place[] {
    return view.provinces.flatMap((province, at) => this.#in(province, at));
  }

  #in(view: Kreta.ProvinceView, province: number): Place[] {
    const [land, sea] = [onLand(view), afloat(view)];
    const camp = land.size ? campFor(this.island, province, this.drawing.titles[province]!, land.size) : null;
    const berths = this.island.provinces[province]?.port?.berths ?? [];
    return [...places(land, province, camp?.places ?? [], camp?.scale ?? 1), ...places(sea, province, berths, 1)];
  }
}

/** Pieces take the places in their own order: what stands where follows from what stands there. */
function places(counts: Counts, province: number, points: readonly Point[], scale: number): Place[] {
  return [...counts].map(([piece, count], at) => {
    const [kind, seat] = piece.split(":") as [Kind, string];
    return { key: `${province}:${piece}`, kind, seat: Number(seat), province, count, at: points[at] ?? [0, 0], scale };
  });
}

/** Where pieces have gone from, by "kind:seat": one point for each. */
function leavers(here: readonly Place[], last: ReadonlyMap<string, Place>): Map<string, Point[]> {
  const now = new Map(here.map((place) => [place.key, place.count]));
  const left = new Map<string, Point[]>();
  for (const { key, kind, seat, count, at } of last.values()) {
    const gone = count - (now.get(key) ?? 0);
    for (let one = 0; one < gone; one++) left.set(`${kind}:${seat}`, [...(left.get(`${kind}:${seat}`) ?? []), at]);
  }
  return left;
}
