/** Where the pieces of a province stand: on its land, beside its labels, and never on each other. */
import type { Island, Point, Province } from "./content";
import { inside } from "./relief";

/** Left, top, right, bottom. */
export type Edges = readonly [number, number, number, number];

/** As many places as pieces of different kind or owner may need, and how large they are drawn there. */
export interface Camp {
  scale: number;
  places: Point[];
}

/** A province has a camp for each of these numbers of different pieces; it holds seven pieces at most (KRE-23). */
export const CROWDS = [2, 4, 7] as const;

const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5];
/** How far the points lie apart at which land and labels are looked at. */
const STEP = 2;

/** What a piece covers at its place, with its number at the top right. */
export function pieceBox([x, y]: Point, scale: number): Edges {
  return [x - 12.5 * scale, y - 16.5 * scale, x + 15.5 * scale, y + 11 * scale];
}

export function meet(a: Edges, b: Edges): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Whether a box lies within a province, as far as its corners and the middles of its sides tell. */
export function lies([left, top, right, bottom]: Edges, polygon: readonly Point[]): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return ([[left, top], [right, top], [left, bottom], [right, bottom], [x, top], [x, bottom], [left, y], [right, y]] as Point[]).every((point) => inside(point, polygon));
}

/** Half the width of a province's name in the language in which it is longest. */
export const nameHalf = (province: Province): number => Math.max(...Object.values(province.name).map((name) => name.length)) * 2.9;

/** What pieces must leave free: value and tile, name, the word of the moment, fort sites, the wheel of the port. */
export function labelsOf(island: Island, province: Province, [x, y]: Point): Edges[] {
  const half = nameHalf(province);
  const wheel = province.port?.wheel;
  return [
    [x - 22, y - 31, x + 22, y + 8],
    [x - half, y + 8, x + half, y + 24],
    ...island.sites.filter((site) => site.provinces.includes(province.id)).map(({ xy }): Edges => [xy[0] - 10, xy[1] - 18, xy[0] + 10, xy[1] + 14]),
    ...(wheel ? [[wheel[0] - 8, wheel[1] - 8, wheel[0] + 8, wheel[1] + 8] as Edges] : []),
  ];
}

/** The camps of a province for each size of crowd, each drawn as large as its land allows. */
function campsOf(island: Island, province: Province, title: Point): Camp[] {
  const ground = groundOf(province, labelsOf(island, province, title));
  const tried = new Map<number, Point[][]>();
  return CROWDS.map((count) => {
    for (const scale of SCALES) {
      if (!tried.has(scale)) tried.set(scale, pitches(ground, scale, title));
      const places = tried.get(scale)?.find((all) => all.length >= count);
      if (places) return { scale, places: places.slice(0, count) };
    }
    return crowded(province, count, title);
  });
}

/** Where there is no room beside the labels of a small province, pieces stand on them; at worst closely around its middle. */
function crowded(province: Province, count: number, title: Point): Camp {
  const scale = SCALES.at(-1)!;
  const places = pitches(groundOf(province, []), scale, title).find((all) => all.length >= count);
  const ring = Array.from({ length: count }, (_, at): Point => [title[0] + 11 * Math.cos((at * 2 * Math.PI) / count), title[1] + 11 * Math.sin((at * 2 * Math.PI) / count)]);
  return { scale, places: places?.slice(0, count) ?? ring };
}

const made = new WeakMap<Island, Camp[][]>();

/** Return the camp of a province for so many different pieces; a province is looked at when its first piece comes. */
export function campFor(island: Island, province: number, title: Point, pieces: number): Camp {
  const all = made.get(island) ?? [];
  made.set(island, all);
  all[province] ??= campsOf(island, island.provinces[province]!, title);
  return all[province].find((camp) => camp.places.length >= pieces) ?? all[province].at(-1)!;
}

/** The ground of a province as points: `taken(box)` tells whether a box covers sea, another province or a label. */
interface Ground {
  points: Point[];
  taken: (box: Edges) => boolean;
}

function groundOf({ polygon }: Province, labels: readonly Edges[]): Ground {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)) - 40, Math.floor(Math.min(...ys)) - 40];
  const [wide, high] = [Math.ceil((Math.max(...xs) + 40 - left) / STEP), Math.ceil((Math.max(...ys) + 40 - top) / STEP)];
  const points: Point[] = [];
  /** How many taken points lie above and left of each. */
  const sums = new Int32Array((wide + 1) * (high + 1));
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const [x, y] = [left + column * STEP, top + row * STEP];
      const free = inside([x, y], polygon) && !labels.some((label) => meet(label, [x, y, x, y]));
      if (free) points.push([x, y]);
      const at = (row + 1) * (wide + 1) + column + 1;
      sums[at] = Number(!free) + sums[at - 1]! + sums[at - wide - 1]! - sums[at - wide - 2]!;
    }
  }
  const taken = (box: Edges) => {
    const [l, t] = [Math.floor((box[0] - left) / STEP), Math.floor((box[1] - top) / STEP)];
    const [r, b] = [Math.ceil((box[2] - left) / STEP) + 1, Math.ceil((box[3] - top) / STEP) + 1];
    return sums[b * (wide + 1) + r]! - sums[t * (wide + 1) + r]! - sums[b * (wide + 1) + l]! + sums[t * (wide + 1) + l]! > 0;
  };
  return { points, taken };
}

/** Ways to pitch as many places as there is room for: from the title outwards, or from an end on. */
function pitches({ points, taken }: Ground, scale: number, [cx, cy]: Point): Point[][] {
  const near = ([x, y]: Point) => (x - cx) ** 2 + (y - cy) ** 2;
  const free = points.filter((point) => !taken(pieceBox(point, scale)));
  const orders: ((point: Point) => number)[] = [near, ([x, y]) => x + y / 8, ([x, y]) => y + x / 8, ([x, y]) => x - y / 8, ([x, y]) => x / 8 - y];
  return orders.map((order) => {
    const places: Point[] = [];
    for (const place of free.toSorted((a, b) => order(a) - order(b))) {
      const box = pieceBox(place, scale);
      if (!places.some((one) => meet(pieceBox(one, scale), box))) places.push(place);
    }
    return places.sort((a, b) => near(a) - near(b));
  });
}
