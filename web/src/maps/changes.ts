/** What can be done to a map: each change gives another whole file, with all that follows from its outlines; null where it cannot be done. */
import type { Point, Province } from "../games/kreta/content";
import { inside } from "../games/kreta/relief";
import { coastOf, cornersOf, cross, edgeKey, edgesOf, far, isMeeting, isSame, keyOf, neighboursOf, round, sidesOf, turning, type Chart, type Edge, type Site } from "./chart";
import { fits, onCoast, placed, portAt } from "./places";

const SITES = 26;
const LONGEST_NAME = 40;
/** Between corners of a new border, so that it can be bent. */
const STRETCH = 16;
const SHEET = { left: 16, top: 32, right: 968, bottom: 396 };

/** Work out what follows from the outlines; where none has changed, things stay where they were. */
export function settled(chart: Chart, before: Chart): Chart {
  const old = new Map(before.provinces.map((province) => [province.id, keysOf(province)]));
  const sides = sidesOf(chart.provinces);
  const provinces = chart.provinces.map((given): Province => {
    const moved = old.get(given.id) !== keysOf(given);
    const province = moved ? placed(given) : given;
    const [port, coast] = [province.port, coastOf(province, sides)];
    const lies = port && coast.length > 0 && (moved || !fits(port, chart.provinces)) ? portAt(port.name, onCoast(port.harbour, coast), province, chart.provinces) : port;
    const value = (chart.terrain[province.terrain]?.base ?? 0) + (port ? chart.portBonus : 0);
    return { ...province, value, port: lies };
  });
  const corners = cornersOf(provinces);
  const sites = chart.sites.flatMap((site): Site[] => {
    const corner = corners.get(keyOf(site.xy));
    return corner && isMeeting(corner) ? [{ ...site, provinces: corner.provinces.map((at) => provinces[at]!.id), coastal: corner.coastal }] : [];
  });
  const adjacency = neighboursOf(provinces).flatMap((others, one) => others.filter((other) => other > one).map((other) => [provinces[one]!.id, provinces[other]!.id] as const));
  return { ...chart, provinces, sites, adjacency, cards: sites.map((site) => site.n).sort((a, b) => a - b) };
}

const keysOf = ({ polygon }: Province): string => polygon.map(keyOf).join(" ");

function redrawn(chart: Chart, ring: (province: Province) => readonly Point[]): Chart {
  return { ...chart, provinces: chart.provinces.map((province) => ({ ...province, polygon: ring(province) })) };
}

const kept = ([x, y]: Point): Point => round([Math.min(SHEET.right, Math.max(SHEET.left, x)), Math.min(SHEET.bottom, Math.max(SHEET.top, y))]);

/** Where a corner comes to lie when another is moved: those within reach come along, the less the farther away they are. */
export function follows(from: Point, to: Point, reach: number): (point: Point) => Point {
  return (point) => {
    if (isSame(point, from)) return kept(to);
    const apart = far(point, from) / reach;
    if (!(apart < 1)) return point;
    const part = (1 - apart ** 2) ** 2;
    return kept([point[0] + (to[0] - from[0]) * part, point[1] + (to[1] - from[1]) * part]);
  };
}

/** Move a corner in all provinces that have it.  One that comes to lie on the next corner becomes one with it. */
export function move(chart: Chart, from: Point, to: Point, reach = 0): Chart {
  const where = follows(from, to, reach);
  const next = redrawn(chart, ({ polygon }) => {
    const ring = polygon.map(where);
    return ring.filter((point, at) => !isSame(point, ring[(at + 1) % ring.length]!));
  });
  return settled({ ...next, sites: once(chart.sites.map((site) => ({ ...site, xy: where(site.xy) }))) }, chart);
}

/** Two sites that have become one keep the first number. */
const once = (sites: readonly Site[]): Site[] => sites.filter((site, at) => sites.findIndex((one) => isSame(one.xy, site.xy)) === at);

/** Set a corner in the middle of a line, for the provinces on both sides. */
export function addCorner(chart: Chart, [from, to]: Edge): { chart: Chart; at: Point } | null {
  const at = round([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  if (isSame(at, from) || isSame(at, to)) return null;
  const key = edgeKey([from, to]);
  const next = redrawn(chart, ({ polygon }) => edgesOf(polygon).flatMap((edge) => (edgeKey(edge) === key ? [edge[0], at] : [edge[0]])));
  return { chart: settled(next, chart), at };
}

/** Take a corner out of a line; one where provinces meet holds their borders together. */
export function removeCorner(chart: Chart, at: Point): Chart | null {
  const corner = cornersOf(chart.provinces).get(keyOf(at));
  if (!corner || isMeeting(corner) || corner.provinces.some((number) => chart.provinces[number]!.polygon.length < 4)) return null;
  return settled(redrawn(chart, ({ polygon }) => polygon.filter((point) => !isSame(point, at))), chart);
}

/** The corners of a straight line, without its ends. */
function between(from: Point, to: Point): Point[] {
  const pieces = Math.max(1, Math.round(far(from, to) / STRETCH));
  return Array.from({ length: pieces - 1 }, (_, at) => round([from[0] + ((to[0] - from[0]) * (at + 1)) / pieces, from[1] + ((to[1] - from[1]) * (at + 1)) / pieces]));
}

/** Divide a province by a line between two of its corners; the line must lie on its land. */
export function split(chart: Chart, id: string, from: Point, to: Point): Chart | null {
  const whole = chart.provinces.find((province) => province.id === id);
  const [start, end] = [from, to].map((point) => whole?.polygon.findIndex((one) => isSame(one, point)) ?? -1) as [number, number];
  if (!whole || start < 0 || end < 0 || start === end) return null;
  const ring = [...whole.polygon.slice(start), ...whole.polygon.slice(0, start)];
  const at = (end - start + ring.length) % ring.length;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  if (at < 2 || at > ring.length - 2 || !inside(middle, ring) || edgesOf(ring).some((edge) => cross(edge, [from, to]))) return null;
  const line = between(from, to);
  const halves = [[...ring.slice(0, at + 1), ...line.toReversed()], [...ring.slice(at), from, ...line]].sort((a, b) => Math.abs(turning(b)) - Math.abs(turning(a))) as [Point[], Point[]];
  const sides = sidesOf(chart.provinces);
  const quay = whole.port && onCoast(whole.port.harbour, coastOf(whole, sides));
  const part = (polygon: Point[]): Province => ({ ...whole, polygon, port: quay && keepsQuay(polygon, halves, quay) ? whole.port : null });
  const mine = part(halves[0]);
  const fresh = { ...part(halves[1]), id: freeId(chart, id), name: Object.fromEntries(Object.entries(whole.name).map(([language, name]) => [language, `${name} 2`.slice(-LONGEST_NAME)])) as Province["name"] };
  return settled({ ...chart, provinces: [...chart.provinces.map((province) => (province.id === id ? mine : province)), fresh] }, chart);
}

/** A port stays with the half at whose edge its harbour lies. */
function keepsQuay(half: readonly Point[], halves: readonly (readonly Point[])[], quay: Point): boolean {
  const near = (ring: readonly Point[]) => far(onCoast(quay, edgesOf(ring)), quay);
  return halves.toSorted((a, b) => near(a) - near(b))[0] === half;
}

function freeId(chart: Chart, id: string): string {
  const taken = new Set(chart.provinces.map((province) => province.id));
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Make one province of two neighbours, named like the first; they must share one stretch of border. */
export function join(chart: Chart, id: string, otherId: string): Chart | null {
  const [one, two] = [id, otherId].map((who) => chart.provinces.find((province) => province.id === who));
  if (!one || !two || one === two) return null;
  const rings = [one.polygon, Math.sign(turning(one.polygon)) === Math.sign(turning(two.polygon)) ? two.polygon : two.polygon.toReversed()];
  const [mine, theirs] = rings.map((ring) => new Set(edgesOf(ring).map(edgeKey))) as [Set<string>, Set<string>];
  const left = rings.flatMap(edgesOf).filter((edge) => !(mine.has(edgeKey(edge)) && theirs.has(edgeKey(edge))));
  const next = new Map(left.map((edge) => [keyOf(edge[0]), edge]));
  if (left.length === mine.size + theirs.size || next.size < left.length) return null;
  const polygon: Point[] = [];
  for (let edge: Edge | undefined = left[0]; edge && polygon.length < left.length; edge = next.get(keyOf(edge[1]))) polygon.push(edge[0]);
  if (new Set(polygon.map(keyOf)).size < left.length) return null;
  const whole = { ...one, polygon, port: one.port ?? two.port };
  return settled({ ...chart, provinces: chart.provinces.flatMap((province) => (province === one ? [whole] : province === two ? [] : [province])) }, chart);
}

/** Change what a province is called or made of. */
export function alter(chart: Chart, id: string, what: Partial<Province>): Chart {
  return settled({ ...chart, provinces: chart.provinces.map((province) => (province.id === id ? { ...province, ...what } : province)) }, chart);
}

/** Give a province a port, at a point of its coast or where its coast begins; null where it has none. */
export function openPort(chart: Chart, id: string, at?: Point): Chart | null {
  const province = chart.provinces.find((one) => one.id === id);
  const coast = province ? coastOf(province, sidesOf(chart.provinces)) : [];
  if (!province || !coast.length) return null;
  const harbour = at ?? coast[Math.floor(coast.length / 2)]![0];
  return alter(chart, id, { port: portAt(province.port?.name ?? province.name, onCoast(harbour, coast), province, chart.provinces) });
}

/** Place a fort site where provinces meet, with the least number that is free. */
export function placeSite(chart: Chart, at: Point): Chart | null {
  const corner = cornersOf(chart.provinces).get(keyOf(at));
  if (!corner || !isMeeting(corner) || chart.sites.some((site) => isSame(site.xy, at))) return null;
  const taken = new Set(chart.sites.map((site) => site.n));
  const free = Array.from({ length: taken.size + 1 }, (_, number) => number + 1).find((number) => !taken.has(number))!;
  const sites = [...chart.sites, { n: free, xy: at, provinces: [], coastal: corner.coastal }].sort((a, b) => a.n - b.n);
  return settled({ ...chart, sites }, chart);
}

export function removeSite(chart: Chart, n: number): Chart {
  return settled({ ...chart, sites: chart.sites.filter((site) => site.n !== n) }, chart);
}

/** Give a site another number; who has it gets this one's. */
export function renumber(chart: Chart, n: number, to: number): Chart {
  const swapped: Record<number, number> = { [n]: to, [to]: n };
  const sites = chart.sites.map((site) => ({ ...site, n: swapped[site.n] ?? site.n })).sort((a, b) => a.n - b.n);
  return settled({ ...chart, sites }, chart);
}

/** The numbers that a site may have: those of the cards, and its own. */
export const NUMBERS = Array.from({ length: SITES }, (_, at) => at + 1);
