import { describe, expect, it } from "vitest";
import house from "../../../src/kastellan/games/kreta/content/map.json";
import { campFor, CROWDS, labelsOf, lies, meet, pieceBox } from "../games/kreta/camps";
import type { Island, Point } from "../games/kreta/content";
import { draw } from "../games/kreta/geometry";
import { inside } from "../games/kreta/relief";
import { addCorner, join, move, openPort, placeSite, removeCorner, removeSite, renumber, settled, split } from "./changes";
import { chartOf, cornersOf, edgesOf, isMeeting, isSame, keyOf, neighboursOf, turning, type Chart } from "./chart";
import { fits } from "./places";

const HOUSE = chartOf(house);
const of = (chart: Chart, id: string) => chart.provinces.find((province) => province.id === id)!;
const land = (chart: Chart) => Math.round(chart.provinces.reduce((sum, { polygon }) => sum + Math.abs(turning(polygon)), 0) / 20);
const meetings = (chart: Chart) => [...cornersOf(chart.provinces).values()].filter(isMeeting).length;
const nine = HOUSE.sites[8]!;
const pairs = (chart: Chart) => chart.adjacency.map((pair) => [...pair].sort().join(" ")).sort();

/** Two corners of a province that lie opposite each other, such that the line between them is on its land. */
function across(chart: Chart, id: string): [Point, Point] {
  const ring = of(chart, id).polygon;
  const half = Math.floor(ring.length / 2);
  for (let at = 0; at < half; at++) if (split(chart, id, ring[at]!, ring[at + half]!)) return [ring[at]!, ring[at + half]!];
  throw new Error(`no line across ${id}`);
}

describe("what follows from outlines", () => {
  it("is on the house map what its file says", () => {
    const again = settled(HOUSE, HOUSE);
    expect(pairs(again)).toEqual(pairs(HOUSE));
    expect(again.sites.map((site) => ({ ...site, provinces: [...site.provinces].sort() }))).toEqual(HOUSE.sites.map((site) => ({ ...site, provinces: [...site.provinces].sort() })));
    expect(again.cards).toEqual(HOUSE.cards);
    expect(again.provinces).toEqual(HOUSE.provinces);
  });
});

describe("a corner", () => {
  it("moves in all provinces that share it, with its site", () => {
    const to: Point = [390, 205];
    const moved = move(HOUSE, nine.xy, to);
    for (const id of nine.provinces) expect(of(moved, id).polygon.some((point) => isSame(point, to))).toBe(true);
    expect(moved.sites[8]).toMatchObject({ n: 9, xy: to });
    expect(pairs(moved)).toEqual(pairs(HOUSE));
    expect(land(moved)).toBe(land(HOUSE));
  });

  it("takes those around along, and no gap opens", () => {
    const moved = move(HOUSE, nine.xy, [nine.xy[0] + 12, nine.xy[1] + 9], 40);
    expect(pairs(moved)).toEqual(pairs(HOUSE));
    expect(moved.sites).toHaveLength(26);
    expect(land(moved)).toBe(land(HOUSE));
  });

  it("stays on the sheet that boards show", () => {
    const corner = of(HOUSE, "kissamos").polygon[0]!;
    expect(of(move(HOUSE, corner, [-500, 9000]), "kissamos").polygon[0]).toEqual([16, 396]);
  });

  it("becomes one with the next when it is put on it: four provinces may meet so", () => {
    const three = HOUSE.sites[4]!;
    const next = edgesOf(of(HOUSE, "sfakia").polygon).find(([from]) => isSame(from, three.xy))![1];
    const merged = move(HOUSE, three.xy, next);
    expect(of(merged, "sfakia").polygon).toHaveLength(of(HOUSE, "sfakia").polygon.length - 1);
    expect(meetings(merged)).toBe(26);
  });

  it("can be set into a border, for both sides, and taken out again", () => {
    const edge = edgesOf(of(HOUSE, "amari").polygon)[3]!;
    const added = addCorner(HOUSE, edge)!;
    expect(cornersOf(added.chart.provinces).get(keyOf(added.at))!.provinces).toHaveLength(2);
    expect(pairs(added.chart)).toEqual(pairs(HOUSE));
    expect(removeCorner(added.chart, added.at)!.provinces.map(({ polygon }) => polygon)).toEqual(HOUSE.provinces.map(({ polygon }) => polygon));
  });

  it("stays where provinces meet", () => {
    expect(removeCorner(HOUSE, nine.xy)).toBeNull();
  });
});

describe("a province", () => {
  it("is split by a line between two of its corners: its neighbours stay, and so does the land", () => {
    const parted = split(HOUSE, "messara", ...across(HOUSE, "messara"))!;
    expect(parted.provinces).toHaveLength(17);
    expect(land(parted)).toBe(land(HOUSE));
    expect(pairs(parted)).toContain("messara messara-2");
    expect(parted.provinces.filter(({ port }) => port)).toHaveLength(7);
    expect(of(parted, "messara-2").name.en).toBe("Messara 2");
  });

  it("is not split by a line that leaves its land", () => {
    const ring = of(HOUSE, "kissamos").polygon;
    expect(split(HOUSE, "kissamos", ring[0]!, ring[1]!)).toBeNull();
    const [head, bay, other] = [ring[18]!, ring[30]!, ring[44]!];
    expect(split(HOUSE, "kissamos", head, other)).toBeNull();
    expect(split(HOUSE, "kissamos", head, bay)).not.toBe(HOUSE);
  });

  it("is joined with a neighbour: what lay between them is gone", () => {
    const joined = join(HOUSE, "pediada", "temenos")!;
    expect(joined.provinces).toHaveLength(15);
    expect(land(joined)).toBe(land(HOUSE));
    expect(of(joined, "pediada")).toMatchObject({ value: 5, port: { name: { en: "Candia" } } });
    expect(joined.sites.map((site) => site.n)).not.toContain(17);
    expect(joined.cards).toHaveLength(joined.sites.length);
  });

  it("is not joined with one that only touches it at a site", () => {
    expect(join(HOUSE, "amari", "temenos")).toBeNull();
    expect(join(HOUSE, "amari", "amari")).toBeNull();
  });

  it("that was split and joined again is what it was", () => {
    const parted = split(HOUSE, "amari", ...across(HOUSE, "amari"))!;
    const whole = join(parted, "amari", "amari-2")!;
    expect(pairs(whole)).toEqual(pairs(HOUSE));
    expect(new Set(of(whole, "amari").polygon.map(keyOf))).toEqual(new Set(of(HOUSE, "amari").polygon.map(keyOf)));
  });

  it("gets a port at its coast, with berths at sea; inland it gets none", () => {
    const opened = openPort(HOUSE, "mirabello")!;
    expect(of(opened, "mirabello").value).toBe(5);
    expect(fits(of(opened, "mirabello").port!, opened.provinces)).toBe(true);
    expect(inside(of(opened, "mirabello").port!.wheel, of(opened, "mirabello").polygon)).toBe(true);
    expect(openPort(HOUSE, "amari")).toBeNull();
  });
});

describe("sites", () => {
  it("are placed where provinces meet, with a free number", () => {
    const fewer = removeSite(HOUSE, 9);
    expect(fewer.cards).not.toContain(9);
    expect(placeSite(fewer, nine.xy)!.sites.find((site) => site.n === 9)!.provinces).toHaveLength(4);
    expect(placeSite(HOUSE, nine.xy)).toBeNull();
    expect(placeSite(HOUSE, of(HOUSE, "amari").polygon[3]!)).toBeNull();
  });

  it("exchange their numbers", () => {
    const swapped = renumber(HOUSE, 9, 2);
    expect(swapped.sites.find((site) => site.n === 2)!.xy).toEqual(nine.xy);
    expect(swapped.cards).toEqual(HOUSE.cards);
  });
});

describe("a board with a changed map", () => {
  const changed = [
    move(HOUSE, nine.xy, [nine.xy[0] + 22, nine.xy[1] - 14], 60),
    move(HOUSE, HOUSE.sites[3]!.xy, [HOUSE.sites[3]!.xy[0] - 25, HOUSE.sites[3]!.xy[1] + 18], 80),
    split(join(HOUSE, "pediada", "temenos")!, "pediada", ...across(join(HOUSE, "pediada", "temenos")!, "pediada"))!,
    openPort(HOUSE, "mirabello")!,
  ];

  it.each(changed)("finds room for all pieces, beside labels and never on each other", (chart) => {
    const island: Island = { ...chart, characters: [], tiles: [], neighbours: neighboursOf(chart.provinces) };
    const { titles, ports } = draw(island);
    chart.provinces.forEach((province, at) => {
      const labels = labelsOf(island, province, titles[at]!);
      for (const count of CROWDS) {
        const { places, scale } = campFor(island, at, titles[at]!, count);
        const boxes = places.map((place) => pieceBox(place, scale));
        expect(places).toHaveLength(count);
        expect(boxes.every((box) => lies(box, province.polygon) && !labels.some((label) => meet(label, box))), `${province.id} ${count}`).toBe(true);
        expect(boxes.some((box, one) => boxes.some((other, two) => one < two && meet(box, other)))).toBe(false);
      }
      if (province.port) expect([ports[at] !== null, fits(province.port, chart.provinces)]).toEqual([true, true]);
    });
  });

  it("writes in the sea only where there is sea", () => {
    const open = (chart: Chart) => draw({ ...chart, characters: [], tiles: [], neighbours: [] }).open;
    expect(Object.values(open(HOUSE))).toEqual([true, true, true, true]);
    const cape = of(HOUSE, "sitia").polygon.reduce((high, point) => (point[1] < high[1] ? point : high));
    expect(open(move(HOUSE, cape, [905, 100], 60)).rose).toBe(false);
  });

  it("stands pieces on the land of half a province, at worst on its labels", () => {
    const chart = split(HOUSE, "messara", ...across(HOUSE, "messara"))!;
    const island: Island = { ...chart, characters: [], tiles: [], neighbours: neighboursOf(chart.provinces) };
    for (const id of ["messara", "messara-2"]) {
      const at = chart.provinces.findIndex((province) => province.id === id);
      const { places, scale } = campFor(island, at, draw(island).titles[at]!, 7);
      expect(places.every((place) => lies(pieceBox(place, scale), chart.provinces[at]!.polygon))).toBe(true);
    }
  });

  it("stands pieces also where there is hardly any land", () => {
    const tiny = { ...of(HOUSE, "amari"), polygon: [[400, 200], [412, 200], [406, 212]] as Point[], tile: [406, 204] as Point };
    const island = { ...HOUSE, provinces: [tiny], sites: [], characters: [], tiles: [], neighbours: [[]] } as unknown as Island;
    expect(campFor(island, 0, [406, 204], 7).places).toHaveLength(7);
  });
});
