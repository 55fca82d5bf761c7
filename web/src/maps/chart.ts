/** A map as its file says it.  Corners that provinces share are the same numbers in each of them: they are one corner, and move together. */
import type { Point, Province } from "../games/kreta/content";

export interface Site {
  n: number;
  xy: Point;
  provinces: readonly string[];
  coastal: boolean;
}

export interface Chart {
  meta: Record<string, unknown>;
  size: Point;
  terrain: Record<string, { colour: string; base: number; tiles: Record<string, number> }>;
  portBonus: number;
  provinces: readonly Province[];
  adjacency: readonly (readonly [string, string])[];
  sites: readonly Site[];
  cards: readonly number[];
}

/** What clients are shown of a map holds more than its file. */
export function chartOf(shown: unknown): Chart {
  const { meta, size, terrain, portBonus, provinces, adjacency, sites, cards } = shown as Chart;
  return { meta, size, terrain, portBonus, provinces, adjacency, sites, cards };
}

/** Whether a map can be drawn at all; if not, only what is wrong with it can be said. */
export function isDrawable({ provinces, sites }: Chart): boolean {
  const apart = (names: readonly unknown[]) => new Set(names).size === names.length;
  const near = ([x, y]: Point) => Math.abs(x) < 2000 && Math.abs(y) < 2000;
  return provinces.length > 0 && apart(provinces.map(({ id }) => id)) && apart(sites.map(({ n }) => n)) && provinces.every(({ polygon, tile }) => polygon.length > 2 && apart(polygon.map(keyOf)) && [tile, ...polygon].every(near));
}

export const keyOf = ([x, y]: Point): string => `${x},${y}`;

export const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

export const round = ([x, y]: readonly [number, number]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export const far = ([x, y]: Point, [nx, ny]: Point): number => Math.hypot(nx - x, ny - y);

export type Edge = readonly [Point, Point];

export function edgesOf(ring: readonly Point[]): Edge[] {
  return ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const);
}

/** The same for both directions. */
export const edgeKey = ([a, b]: Edge): string => [keyOf(a), keyOf(b)].sort().join(" ");

/** The provinces, by number, on each side of each edge. */
export function sidesOf(provinces: readonly Province[]): Map<string, number[]> {
  const sides = new Map<string, number[]>();
  provinces.forEach(({ polygon }, at) => edgesOf(polygon).forEach((edge) => sides.set(edgeKey(edge), [...(sides.get(edgeKey(edge)) ?? []), at])));
  return sides;
}

/** The edges of a province that lie at the sea. */
export function coastOf(province: Province, sides: ReadonlyMap<string, readonly number[]>): Edge[] {
  return edgesOf(province.polygon).filter((edge) => sides.get(edgeKey(edge))?.length === 1);
}

/** A corner and whose it is. */
export interface Corner {
  at: Point;
  provinces: number[];
  coastal: boolean;
}

export function cornersOf(provinces: readonly Province[]): Map<string, Corner> {
  const sides = sidesOf(provinces);
  const corners = new Map<string, Corner>();
  provinces.forEach((province, number) => {
    const wet = new Set(coastOf(province, sides).flat().map(keyOf));
    for (const at of province.polygon) {
      const corner = corners.get(keyOf(at)) ?? { at, provinces: [], coastal: false };
      corners.set(keyOf(at), { at, provinces: [...corner.provinces, number], coastal: corner.coastal || wet.has(keyOf(at)) });
    }
  });
  return corners;
}

/** Whether a fort site can be at a corner: provinces meet there, away from the coast three or more. */
export function isMeeting({ provinces, coastal }: Corner): boolean {
  return provinces.length > (coastal ? 1 : 2);
}

/** The neighbours of each province, by number (KRE-19). */
export function neighboursOf(provinces: readonly Province[]): number[][] {
  const near = provinces.map(() => new Set<number>());
  for (const [one, two] of sidesOf(provinces).values()) if (one !== undefined && two !== undefined && one !== two) [near[one]!.add(two), near[two]!.add(one)];
  return near.map((others) => [...others].sort((a, b) => a - b));
}

/** Twice the area, negative where the corners run the other way round. */
export function turning(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
}

const side = ([a, b]: Edge, [x, y]: Point): number => Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));

/** Whether two lines touch away from ends that they share. */
export function cross(one: Edge, two: Edge): boolean {
  if (one.some((point) => two.some((other) => isSame(point, other)))) return false;
  const [over, under] = [side(one, two[0]) * side(one, two[1]), side(two, one[0]) * side(two, one[1])];
  return over <= 0 && under <= 0 && over + under < 0;
}
