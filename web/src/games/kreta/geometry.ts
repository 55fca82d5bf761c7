/** Where things lie on the map: worked out once from the map file. */
import { nameHalf } from "./camps";
import type { Island, Point, Port, Province } from "./content";
import { inside, reliefOf, type Relief } from "./relief";

export interface Label {
  at: Point;
  anchor: "start" | "middle" | "end";
}

/** What the map file says, ready for drawing. */
export interface Drawing {
  paths: string[];
  reliefs: Relief[];
  /** Where the island meets the sea, and where provinces meet each other. */
  coast: string;
  borders: string;
  ports: (Label | null)[];
  /** The middle of each province's value, tile and name. */
  titles: Point[];
  /** The lines that the names of provinces stand on. */
  baselines: string[];
  /** What stands in the sea wherever no land was drawn over it. */
  open: Record<keyof typeof AT_SEA, boolean>;
}

/** Left, top, right and bottom of the rose and of what is written in the sea. */
const AT_SEA = { rose: [880, 76, 926, 134], title: [756, 48, 868, 68], north: [575, 51, 685, 64], south: [205, 315, 319, 328] } as const;

function isOpen([left, top, right, bottom]: readonly [number, number, number, number], polygons: readonly (readonly Point[])[]): boolean {
  const spots = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y): Point => [x, y]));
  const covered = (polygon: readonly Point[]) => spots.some((spot) => inside(spot, polygon)) || polygon.some(([x, y]) => x > left && x < right && y > top && y < bottom);
  return !polygons.some(covered);
}

export function draw(island: Island): Drawing {
  const polygons = island.provinces.map((province) => province.polygon);
  const titles = island.provinces.map((province) => title(island, province));
  return {
    paths: polygons.map(outline),
    reliefs: island.provinces.map((province, at) => reliefOf(province, titles[at]!)),
    coast: edges(polygons, 1),
    borders: edges(polygons, 2),
    ports: island.provinces.map((province) => portLabel(island, province)),
    titles,
    baselines: island.provinces.map((province, at) => baseline(province, titles[at]!)),
    open: Object.fromEntries(Object.entries(AT_SEA).map(([what, box]) => [what, isOpen(box, polygons)])) as Drawing["open"],
  };
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

const edgeKey = ([x, y]: Point, [nx, ny]: Point): string => (x < nx || (x === nx && y < ny) ? `${x},${y},${nx},${ny}` : `${nx},${ny},${x},${y}`);

/** Walk along all edges of some rings and draw each edge that is wanted once, joined where they follow each other. */
function trace(rings: readonly (readonly Point[])[], wanted: (key: string) => boolean): string {
  let path = "";
  for (const ring of rings) {
    let goesOn = false;
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length]!;
      const drawn = wanted(edgeKey(from, to));
      if (drawn) path += goesOn ? `L${to.join(" ")}` : `M${from.join(" ")}L${to.join(" ")}`;
      goesOn = drawn;
    });
  }
  return path;
}

/** The borders of some provinces, each drawn once. */
export function rim(polygons: readonly (readonly Point[])[]): string {
  const seen = new Set<string>();
  return trace(polygons, (key) => !seen.has(key) && Boolean(seen.add(key)));
}

/** The edges that this many provinces have: one at the coast, two between provinces. */
export function edges(polygons: readonly (readonly Point[])[], shared: number): string {
  const counts = new Map<string, number>();
  trace(polygons, (key) => Boolean(counts.set(key, (counts.get(key) ?? 0) + 1)));
  const seen = new Set<string>();
  return trace(polygons, (key) => counts.get(key) === shared && !seen.has(key) && Boolean(seen.add(key)));
}

/** Names move a little aside where a fort would stand on them. */
function title(island: Island, province: Province): Point {
  const [x, y] = province.tile;
  const half = nameHalf(province);
  const cost = (dx: number, dy: number): number => {
    const covered = island.sites.reduce((sum, { xy }) => sum + Math.max(0, half + 12 - Math.abs(xy[0] - x - dx)) * Math.max(0, 22 - Math.abs(xy[1] - 2 - (y + dy + 14))), 0);
    const wet = [-half, half].filter((side) => !inside([x + dx + side, y + dy + 16], province.polygon)).length;
    return covered + wet * 60 + Math.hypot(dx, dy) * 3;
  };
  const ways = [0, -4, 4, -8, 8, -12, 12, -16, 16].flatMap((dx) => [0, -4, 4, -8].map((dy) => [dx, dy] as const));
  const [dx, dy] = ways.reduce((best, way) => (cost(...way) < cost(...best) ? way : best));
  return [x + dx, y + dy];
}

/** The middle of the land above and below a point, or the point's own height where it is at sea. */
function middle(province: Province, x: number, y: number): number {
  if (!inside([x, y], province.polygon)) return y;
  const far = (step: number): number => {
    let to = y;
    while (inside([x, to + step], province.polygon)) to += step;
    return to;
  };
  return (far(-2) + far(2)) / 2;
}

const within = (number: number, most: number): number => Math.max(-most, Math.min(most, number));

/** The name follows the lie of its land, gently. */
function baseline(province: Province, [x, y]: Point): string {
  const half = nameHalf(province);
  const [left, centre, right] = [-half, 0, half].map((dx) => middle(province, x + dx, y)) as [number, number, number];
  const slope = within((right - left) / (2 * half), 0.1);
  const bend = within(centre - (left + right) / 2, 4);
  const long = half * 1.6;
  const low = y + 18.5 + Math.abs(slope) * 10;
  const points = [[x - long, low - slope * long - bend], [x, low + bend], [x + long, low + slope * long - bend]] as const;
  return `M${points[0].map(round).join(" ")}Q${points[1].map(round).join(" ")} ${points[2].map(round).join(" ")}`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The name of a port stands in the sea beside its ships, where it covers least land. */
function portLabel(island: Island, province: Province): Label | null {
  const port = province.port;
  if (!port) return null;
  const length = Math.max(...Object.values(port.name).map((name) => name.length)) * 5.6;
  const [ax, ay] = port.anchorage;
  const south = ay > port.harbour[1];
  const candidates: Label[] = [
    { at: [ax, south ? ay + 34 : ay - 26], anchor: "middle" },
    { at: [Math.max(port.berths[0][0], port.berths[1][0]) + 18, ay + (south ? 10 : -4)], anchor: "start" },
    { at: [Math.min(port.berths[0][0], port.berths[1][0]) - 18, ay + (south ? 10 : -4)], anchor: "end" },
  ];
  const covered = (label: Label, at: number): number => {
    const left = label.at[0] - { start: 0, middle: length / 2, end: length }[label.anchor];
    let land = at * 0.5;
    for (let step = 0; step <= 6; step++) {
      for (const up of [0, -9]) {
        const point: Point = [left + (length * step) / 6, label.at[1] + up];
        if (point[0] < 20 || point[0] > island.size[0] - 40) land += 3;
        if (island.provinces.some((one) => inside(point, one.polygon))) land += 1;
      }
    }
    return land;
  };
  return candidates.map((label, at) => ({ label, land: covered(label, at) })).sort((a, b) => a.land - b.land)[0]!.label;
}

/** How far the name of a port may stand above or below its ships. */
function labelled({ anchorage: [x, y], harbour }: Port): Point[] {
  return [[x, y > harbour[1] ? y + 34 : y - 34]];
}

/** The box that holds some provinces with their ports: left, top, width and height. */
export function boxOf(island: Island, provinces: readonly number[]): readonly [number, number, number, number] {
  const MARGIN = 16;
  const points = provinces.flatMap((at) => {
    const { polygon, port } = island.provinces[at]!;
    return [...polygon, ...(port ? [...port.berths, ...labelled(port)] : [])];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
}

/** Return the nearest of some points in the direction of an arrow key, by its index, or -1. */
export function nextIn(points: readonly Point[], from: Point, key: string): number {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], at) => {
    const along = (x - from[0]) * way[0]! + (y - from[1]) * way[1]!;
    const aside = Math.abs((x - from[0]) * way[1]!) + Math.abs((y - from[1]) * way[0]!);
    if (along <= 1) return;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}
