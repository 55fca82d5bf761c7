/** What a lesson points at on the map, and the part of the map to look at for it. */
import type { Island, Point } from "./content";

export type Box = readonly [left: number, top: number, width: number, height: number];

/** How much of the map is seen at least, and how much is left around what is pointed at. */
const NEAR = 540;
const MARGIN = 34;

/** What is seen on each side of a site. */
const BESIDE = 80;

const numbersOf = (names: readonly string[], kinds: readonly string[]): number[] => names.map((name) => name.split(":")).flatMap(([kind = "", at]) => (kinds.includes(kind) ? [Number(at)] : []));

/** The provinces and sites that are named, and the provinces whose influence is added up. */
export function pointedAt(names: readonly string[]): { provinces: number[]; sites: number[]; sums: number[] } {
  return { provinces: numbersOf(names, ["province", "sum"]), sites: numbersOf(names, ["site"]), sums: numbersOf(names, ["sum"]) };
}

/** The points of what is named: whole provinces, and sites with what lies around. */
export function pointsOf(names: readonly string[], island: Island): Point[] {
  const { provinces, sites } = pointedAt(names);
  const lands = provinces.flatMap((at) => island.provinces[at]?.polygon ?? []);
  const corners = island.sites.filter((site) => sites.includes(site.n)).flatMap(({ xy: [x, y] }): Point[] => [[x - BESIDE, y - BESIDE], [x + BESIDE, y + BESIDE]]);
  return [...lands, ...corners];
}

/** Return the part of the whole map that shows these points well; all of it where there is nothing to show. */
export function boxAround(points: readonly Point[], whole: Box): Box {
  if (!points.length) return whole;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = whole[2] / whole[3];
  const width = Math.min(whole[2], Math.max(NEAR, right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * shape));
  const height = width / shape;
  return [within((left + right - width) / 2, whole[0], whole[2] - width), within((top + bottom - height) / 2, whole[1], whole[3] - height), width, height];
}

/** Where a window over part of the map should go to show one of these places: nowhere if it shows one already, else to the nearest. */
export function towards(places: readonly number[], start: number, width: number, edge = 0.06): number | null {
  if (places.some((at) => at >= start + edge && at <= start + width - edge)) return null;
  const far = (at: number) => Math.abs(at - start - width / 2);
  return places.reduce<number | null>((best, at) => (best === null || far(at) < far(best) ? at : best), null);
}

const within = (at: number, start: number, room: number): number => Math.min(start + room, Math.max(start, at));
