/** Where things find room on a province whose outline has changed: tile and value, pieces, ships. */
import type { Point, Port, Province } from "../games/kreta/content";
import { inside } from "../games/kreta/relief";
import { edgesOf, far, round, type Edge } from "./chart";

const GRID = 4;
const SLOTS = 7;
/** What boards show of the sheet, with some room for names. */
const SHOWN = { left: 30, top: 48, right: 940, bottom: 378 };

/** How far a point is from a line between two others. */
function distance([x, y]: Point, [[ax, ay], [bx, by]]: Edge): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

export function nearest(point: Point, edges: readonly Edge[]): number {
  return Math.min(...edges.map((edge) => distance(point, edge)));
}

function within(ring: readonly Point[]): { at: Point; room: number }[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const edges = edgesOf(ring);
  const found: { at: Point; room: number }[] = [];
  for (let x = Math.min(...xs) + GRID / 2; x < Math.max(...xs); x += GRID) {
    for (let y = Math.min(...ys) + GRID / 2; y < Math.max(...ys); y += GRID) if (inside([x, y], ring)) found.push({ at: round([x, y]), room: nearest([x, y], edges) });
  }
  return found;
}

/** Points that lie apart, the nearest to the middle first; closer together the smaller the land is. */
function apart(points: readonly Point[], middle: Point): Point[] {
  const ordered = points.toSorted((a, b) => far(a, middle) - far(b, middle));
  for (let gap = 26; gap > 0; gap -= 2) {
    const chosen: Point[] = [];
    for (const point of ordered) if (far(point, middle) >= gap && chosen.every((one) => far(one, point) >= gap)) chosen.push(point);
    if (chosen.length >= SLOTS) return chosen.slice(0, SLOTS);
  }
  return Array.from({ length: SLOTS }, () => middle);
}

/** Put tile, value and pieces where a province has most room. */
export function placed(province: Province): Province {
  const points = within(province.polygon);
  const best = points.reduce((most, one) => (one.room > most.room ? one : most), points[0] ?? { at: province.polygon[0]!, room: 0 });
  const slots = apart(points.filter(({ room }) => room >= 7).map(({ at }) => at), best.at);
  return { ...province, centre: best.at, tile: best.at, inradius: Math.round(best.room * 10) / 10, slots };
}

const ROUND = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16);
const REACHES = [20, 24, 28, 34];
const BERTH = 13;
const HULL = 9;

/** Whether a ship can lie at a point, away from all land and in sight. */
function afloat([x, y]: Point, provinces: readonly Province[]): boolean {
  if (x < SHOWN.left || x > SHOWN.right || y < SHOWN.top || y > SHOWN.bottom) return false;
  const hull: Point[] = [[x, y], [x - HULL, y], [x + HULL, y], [x, y - HULL], [x, y + HULL]];
  return hull.every((point) => provinces.every(({ polygon }) => !inside(point, polygon)));
}

export function fits({ berths }: Port, provinces: readonly Province[]): boolean {
  return berths.every((berth) => provinces.every(({ polygon }) => !inside(berth, polygon)));
}

/** Lay out a port at a point of the coast: ships where the sea is open, the wheel where there is land. */
export function portAt(name: Port["name"], harbour: Point, { polygon }: Province, provinces: readonly Province[]): Port {
  const [x, y] = harbour;
  const land = provinces.flatMap((one) => edgesOf(one.polygon));
  const berths = REACHES.flatMap((reach) => ROUND.map((way) => {
    const [dx, dy] = [Math.cos(way), Math.sin(way)];
    const middle: Point = [x + dx * reach, y + dy * reach];
    const two: readonly [Point, Point] = [round([middle[0] + dy * BERTH, middle[1] - dx * BERTH]), round([middle[0] - dy * BERTH, middle[1] + dx * BERTH])];
    const dry = two.filter((berth) => !afloat(berth, provinces)).length;
    return { middle: round(middle), two, cost: dry * 1000 + reach - Math.min(30, nearest(middle, land)) };
  })).reduce((best, one) => (one.cost < best.cost ? one : best));
  const own = edgesOf(polygon);
  const wheels = ROUND.map((way): Point => round([x + Math.cos(way) * 13, y + Math.sin(way) * 13])).filter((point) => inside(point, polygon));
  const wheel = wheels.reduce((best, one) => (nearest(one, own) > nearest(best, own) ? one : best), wheels[0] ?? harbour);
  return { name, harbour, wheel, anchorage: berths.middle, berths: berths.two };
}

/** The point of some coast that is nearest to where a port was. */
export function onCoast([x, y]: Point, coast: readonly Edge[]): Point {
  const [[ax, ay], [bx, by]] = coast.reduce((best, edge) => (distance([x, y], edge) < distance([x, y], best) ? edge : best));
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return round([ax + part * dx, ay + part * dy]);
}
