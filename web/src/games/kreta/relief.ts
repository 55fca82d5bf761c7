/** The lie of the land: peaks, hills and fields that depend on the map file only. */
import type { Point, Province } from "./content";

/** What a province's relief is drawn from, layer by layer. */
export interface Relief {
  lit: string;
  shade: string;
  line: string;
  /** Snow on peaks, trees on hills, ripe strips in fields. */
  extra: string;
}

export function inside(point: Point, polygon: readonly Point[]): boolean {
  const [x, y] = [point[0], point[1]];
  let odd = false;
  for (let at = 0, last = polygon.length - 1; at < polygon.length; last = at++) {
    const a = polygon[at]!;
    const b = polygon[last]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** A number in [0, 1) that depends on its place only, so that the land looks the same every time. */
function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const f = (number: number): string => String(Math.round(number * 10) / 10);

/** Add one feature of a given size at a place. */
type Feature = (relief: Relief, x: number, y: number, size: number, kind: number) => void;

const peak: Feature = (relief, x, y, size) => {
  const [high, wide, lean] = [11 * size, 8.5 * size, 1.6 * size];
  const ridge = `L${f(x + lean)} ${f(y - high * 0.55)}L${f(x - lean * 0.6)} ${f(y - high * 0.3)}L${f(x + lean)} ${f(y)}`;
  relief.lit += `M${f(x - wide)} ${f(y)}L${f(x)} ${f(y - high)}${ridge}Z`;
  relief.shade += `M${f(x + wide)} ${f(y)}L${f(x)} ${f(y - high)}${ridge}Z`;
  relief.line += `M${f(x - wide)} ${f(y)}L${f(x)} ${f(y - high)}L${f(x + wide)} ${f(y)}`;
  if (size > 0.98) relief.extra += `M${f(x)} ${f(y - high)}L${f(x - wide * 0.36)} ${f(y - high * 0.64)}L${f(x - lean * 0.4)} ${f(y - high * 0.72)}L${f(x + lean * 0.9)} ${f(y - high * 0.58)}L${f(x + wide * 0.36)} ${f(y - high * 0.64)}Z`;
};

const hill: Feature = (relief, x, y, size, kind) => {
  const [wide, high] = [8 * size, 10 * size];
  if (kind < 0.34) {
    relief.extra += `M${f(x)} ${f(y - 6.4)}a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8Z`;
    relief.line += `M${f(x)} ${f(y - 0.8)}v2`;
    return;
  }
  relief.lit += `M${f(x - wide)} ${f(y)}q${f(wide)} ${f(-high)} ${f(wide * 2)} 0Z`;
  relief.shade += `M${f(x + 0.8)} ${f(y - high * 0.5)}q${f(wide * 0.62)} ${f(high * 0.04)} ${f(wide - 0.8)} ${f(high * 0.5)}h${f(-wide * 0.62)}q${f(wide * 0.02)} ${f(-high * 0.3)} ${f(-wide * 0.38 + 0.8)} ${f(-high * 0.5)}Z`;
  relief.line += `M${f(x - wide)} ${f(y)}q${f(wide)} ${f(-high)} ${f(wide * 2)} 0`;
};

const field: Feature = (relief, x, y, size, kind) => {
  const [wide, high, slant] = [8 * size, 4.6 * size, 3 * size];
  const strip = `M${f(x - wide)} ${f(y)}l${f(slant)} ${f(-high * 2)}h${f(wide * 2)}l${f(-slant)} ${f(high * 2)}Z`;
  if (kind < 0.4) relief.extra += strip;
  else relief.lit += strip;
  for (const part of [0.2, 0.5, 0.8]) relief.line += `M${f(x - wide + slant * part)} ${f(y - high * 2 * part)}h${f(wide * 2)}`;
  relief.shade += `M${f(x - wide)} ${f(y)}h${f(wide * 2)}l${f(slant * 0.18)} ${f(-high * 0.36)}h${f(-wide * 2)}Z`;
};

const FEATURES = {
  mountain: { draw: peak, across: 20, down: 13 },
  hill: { draw: hill, across: 21, down: 13 },
  field: { draw: field, across: 22, down: 13.5 },
} as const;

/** Features in loose rows all over a province, from north to south, but not under its value and name. */
export function reliefOf(province: Province, [cx, cy]: Point): Relief {
  const { draw, across, down } = FEATURES[province.terrain];
  const relief: Relief = { lit: "", shade: "", line: "", extra: "" };
  const xs = province.polygon.map((point) => point[0]);
  const ys = province.polygon.map((point) => point[1]);
  for (let y = Math.min(...ys) + 6, row = 0; y < Math.max(...ys) + 6; y += down, row++) {
    for (let x = Math.min(...xs) + (row % 2) * (across / 2); x < Math.max(...xs); x += across) {
      const at: Point = [x + chance(x, y) * 6 - 3, y + chance(y, x) * 4 - 2];
      const size = 0.72 + chance(x, y + 2) * 0.42;
      const labelled = Math.abs(at[0] - cx) < 32 && at[1] - cy > -15 && at[1] - cy < 32;
      const corners = [[-10, 1], [10, 1], [0, -11]].every(([dx, dy]) => inside([at[0] + dx! * size, at[1] + dy! * size], province.polygon));
      if (!labelled && corners) draw(relief, at[0], at[1], size, chance(x + 1, y));
    }
  }
  return relief;
}
