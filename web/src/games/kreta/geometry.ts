/** Where things lie on the map: worked out once from the map file. */
import type { Island, Point, Province } from "./content";

export interface Label {
  at: Point;
  anchor: "start" | "middle" | "end";
}

/** What the map file says, ready for drawing. */
export interface Drawing {
  paths: string[];
  textures: string[];
  /** The seven places of pieces in each province, the freest first. */
  slots: Point[][];
  ports: (Label | null)[];
  /** The middle of each province's value, tile and name. */
  titles: Point[];
}

export function draw(island: Island): Drawing {
  return {
    paths: island.provinces.map((province) => outline(province.polygon)),
    textures: island.provinces.map(texture),
    slots: island.provinces.map((province) => freestFirst(island, province)),
    ports: island.provinces.map((province) => portLabel(island, province)),
    titles: island.provinces.map((province) => title(island, province)),
  };
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The borders of some provinces, each drawn once. */
export function rim(polygons: readonly (readonly Point[])[]): string {
  const seen = new Set<string>();
  let path = "";
  for (const ring of polygons) {
    let goesOn = false;
    ring.forEach(([x, y], at) => {
      const [nx, ny] = ring[(at + 1) % ring.length]!;
      const edge = x < nx || (x === nx && y < ny) ? `${x},${y},${nx},${ny}` : `${nx},${ny},${x},${y}`;
      if (!seen.has(edge)) path += goesOn ? `L${nx} ${ny}` : `M${x} ${y}L${nx} ${ny}`;
      goesOn = !seen.has(edge);
      seen.add(edge);
    });
  }
  return path;
}

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (let at = 0, last = polygon.length - 1; at < polygon.length; last = at++) {
    const [ax, ay] = polygon[at]!;
    const [bx, by] = polygon[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** A number in [0, 1) that depends on its place only, so that the land looks the same every time. */
function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const GLYPHS = {
  hill: ["m-7 2q7-9 14 0", "m-6 2q5-7 10 0m-3-3q4-4 8 3"],
  mountain: ["m-7 4l7-12l7 12", "m-8 4l6-10l6 10m-2-4l3-4l4 8"],
  field: ["m-7 3q7-4 14 0m-14-3q7-4 14 0m-14-3q7-4 14 0", "m0 4v-8m-2.5-2l2.5 2l2.5-2m-5 3l2.5 2l2.5-2"],
};

/** Little hills, peaks or furrows all over a province, but not under its value and name. */
function texture(province: Province): string {
  const [cx, cy] = province.tile;
  const xs = province.polygon.map((point) => point[0]);
  const ys = province.polygon.map((point) => point[1]);
  const glyphs = GLYPHS[province.terrain];
  let path = "";
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += 12.5, row++) {
    for (let x = Math.min(...xs) + (row % 2) * 9; x < Math.max(...xs); x += 18) {
      const at: Point = [x + chance(x, y) * 7 - 3.5, y + chance(y, x) * 6 - 3];
      const labelled = Math.abs(at[0] - cx) < 30 && at[1] - cy > -18 && at[1] - cy < 26;
      if (labelled || chance(x + 1, y) < 0.12 || ![[-8, 4], [8, 4], [0, -9]].every(([dx, dy]) => inside([at[0] + dx!, at[1] + dy!], province.polygon))) continue;
      path += `M${at[0].toFixed(1)} ${at[1].toFixed(1)}${glyphs[chance(x, y + 2) < 0.5 ? 0 : 1]}`;
    }
  }
  return path;
}

const nameHalf = (province: Province): number => Math.max(...Object.values(province.name).map((name) => name.length)) * 2.9;

/** Left, top, right, bottom. */
type Edges = readonly [number, number, number, number];

function overlap(a: Edges, b: Edges): number {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}

/** Pieces go first where they cover no name, tag, site, wheel or edge. */
function freestFirst(island: Island, province: Province): Point[] {
  const [cx, cy] = title(island, province);
  const half = nameHalf(province);
  const wheel = province.port?.wheel;
  const boxes: [Edges, number][] = [
    [[cx - half, cy + 9, cx + half, cy + 21], 2.2],
    [[cx - 20, cy - 14, cx + 20, cy + 8], 1.6],
    [[cx - 28, cy - 31, cx + 28, cy - 15], 0.6],
    ...island.sites.map(({ xy: [x, y] }): [Edges, number] => [[x - 10, y - 19, x + 10, y + 14], 1]),
    ...(wheel ? [[[wheel[0] - 8, wheel[1] - 8, wheel[0] + 8, wheel[1] + 8], 1] as [Edges, number]] : []),
  ];
  const crowd = ([x, y]: Point): number => {
    const piece: Edges = [x - 10, y - 13, x + 10, y + 9];
    const wet = [[-9, 8], [9, 8], [0, -12]].filter(([dx, dy]) => !inside([x + dx!, y + dy!], province.polygon)).length;
    return boxes.reduce((sum, [box, weight]) => sum + overlap(piece, box) * weight, wet * 30);
  };
  return [...province.slots].sort((a, b) => crowd(a) - crowd(b));
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

/**
 * Give every piece of a province a place: who was there stays, newcomers take the freest.
 * `last` are the pieces by place as they stood; pieces are written as "kind:seat".
 */
export function settle(last: readonly (string | null)[], pieces: readonly string[]): (string | null)[] {
  const coming = [...pieces];
  const stands = Array.from({ length: 7 }, (_, at) => {
    const found = coming.indexOf(last[at] ?? "");
    return found < 0 ? null : coming.splice(found, 1)[0]!;
  });
  for (const piece of coming) {
    const free = stands.indexOf(null);
    if (free < 0) stands.push(piece);
    else stands[free] = piece;
  }
  return stands;
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
