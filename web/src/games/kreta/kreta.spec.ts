import { describe, expect, it } from "vitest";
import type { Kreta, StoryLine } from "$lib/generated/types";
import { around, namer, type Island } from "./content";
import { campFor, labelsOf, lies, meet, pieceBox } from "./camps";
import { draw, edges, nextIn, rim } from "./geometry";
import { actionAt, discarded, inReserve, notes, scores, sentence, sourcesOf, targetsOf, turnedUp, underWay, weights } from "./kreta";
import { towards } from "./camera";
import { course } from "./points";
import { Muster } from "./muster";
import { inside } from "./relief";
import { cardBar, fortBar, mapBar, pickedBar, type Scene } from "./bars";
import { chapters } from "./record";
import { castellanWords, harvestWords, placeLabel } from "./words";
import { Catalogue } from "$lib/speech";
import messages from "../../../../src/kastellan/locale/en/kreta.ftl?raw";
import texts from "../../../../src/kastellan/locale/en/kreta-ui.ftl?raw";
import map from "../../../../src/kastellan/games/kreta/content/map.json";

const island = { ...map, characters: ["king", "architect", "admiral", "commander", "castellan", "abbot", "farmer"], tiles: ["wheat", "olive", "wine", "thyme", "cheese"], neighbours: [] } as unknown as Island;
const empty = { tile: null, room: 7, villagers: [0, 0], villages: [0, 0], abbots: [], ships: [], closed_to: [], influence: [0, 0], awards: [0, 0] };
const player = { score: 3, hand: [0, 4], table: [1], under_king: null, playable: [4], reserve: { abbots: 1, ships: 2, forts: 3, villages: 4, villagers: 5 }, tiles: [0, 1, 0, 0, 0], next_tile: [1, 2, 1, 1, 1], village_permits: 1, chain: [], harvestable: [], closed: [] };
const speak = (key: string, facts: object = {}) => `${key}${JSON.stringify(facts)}`;

function view(change: Partial<Kreta.View> = {}, at: Record<number, Partial<Kreta.ProvinceView>> = {}): Kreta.View {
  const provinces = island.provinces.map((_, place) => ({ ...empty, ...at[place] }));
  const row = Array.from({ length: 11 }, (_, place) => ({ status: place < 2 ? "up" : "down", site: place < 2 ? place + 1 : null, replaced: null }));
  return {
    type: "kreta", options: { first_player: null, full_transit: "abbots_only" }, step: "card", first: 0, turn: 0, played: null, points: 0, moved: null, scorings: 0,
    players: [player, player], provinces, forts: Array.from({ length: 26 }, () => null), row, pile: 15, unseen: [], forecasts: [], reach: [], may_stop: false, ...change,
  };
}

describe("choices on the map", () => {
  const reach = [
    { piece: "villager", origin: null, targets: [{ to: 3, cost: 0 }] },
    { piece: "villager", origin: 1, targets: [{ to: 0, cost: 1 }, { to: 4, cost: 2 }] },
  ];

  it("offers only the targets of the chosen piece", () => {
    const seen = view({ step: "commander", reach, points: 4 });
    expect(sourcesOf(seen)).toEqual([{ piece: "villager", origin: null }, { piece: "villager", origin: 1 }]);
    expect([...targetsOf(seen, { piece: "villager", origin: 1 }).provinces]).toEqual([[0, 1], [4, 2]]);
    expect([...targetsOf(seen, null).provinces]).toEqual([]);
  });

  it("offers forts and villages together", () => {
    const seen = view({ step: "architect", reach: [{ piece: "village", origin: null, targets: [{ to: 2, cost: 0 }] }, { piece: "fort", origin: null, targets: [{ to: 26, cost: 0 }] }] });
    expect(sourcesOf(seen)).toEqual([]);
    expect([...targetsOf(seen, null).sites]).toEqual([26]);
    expect([...targetsOf(seen, null).provinces.keys()]).toEqual([2]);
  });

  it.each([
    ["admiral", null, { type: "add_ship", province: 5 }],
    ["admiral", 1, { type: "move_ship", origin: 1, province: 5 }],
    ["commander", null, { type: "add_villager", province: 5 }],
    ["commander", 1, { type: "move_villager", origin: 1, province: 5 }],
    ["abbot", null, { type: "add_abbot", province: 5 }],
    ["abbot", 1, { type: "move_abbot", province: 5 }],
    ["farmer", null, { type: "harvest", province: 5 }],
    ["architect", null, { type: "build_village", province: 5 }],
    ["card", null, null],
  ])("says what a tap means at %s from %s", (step, origin, action) => {
    expect(actionAt(view({ step }), { piece: "any", origin }, { kind: "province", at: 5 })).toEqual(action);
  });

  it("builds forts on sites only for the Architect", () => {
    expect(actionAt(view({ step: "architect" }), null, { kind: "site", at: 7 })).toEqual({ type: "build_fort", site: 7 });
    expect(actionAt(view({ step: "farmer" }), null, { kind: "site", at: 7 })).toBeNull();
  });
});

describe("fort cards", () => {
  it("knows the card that waits, and those under the pile", () => {
    const row = view().row.map((card, at) => (at === 1 ? { ...card, replaced: 9 } : card));
    expect(turnedUp(view({ step: "fort_card", row }))).toBe(2);
    expect(turnedUp(view({ row }))).toBeNull();
    expect(discarded(view({ row }))).toEqual([9]);
  });

  it("adds up what the view says of each province", () => {
    const seen = view({}, { 0: { awards: [3, 1], influence: [2, 1] }, 1: { awards: [0, 4], influence: [0, 1] } });
    expect(scores(seen, [0, 1], [3, 4]).totals).toEqual([3, 5]);
    expect(scores(seen, [0], [3]).rows[0]).toEqual({ province: 0, value: 3, influence: [2, 1], awards: [3, 1] });
  });

  it("names who gains by the Castellan", () => {
    const forecast = { site: 4, provinces: [], totals: [0, 5] };
    expect(castellanWords(view({ forecasts: [forecast] }), speak)).toContain('\\"points\\":5');
    expect(castellanWords(view({ forecasts: [{ ...forecast, totals: [0, 0] }] }), speak)).toContain("kreta-ui-nobody");
    expect(castellanWords(view({ forecasts: [forecast], scorings: 10 }), speak)).toContain('"number":11');
  });
});

describe("the influence in a province", () => {
  it("is one for each villager, abbot and ship, two for a village, and one for a fort on every site that it touches (KRE-81, KRE-82)", () => {
    const forts = Array.from({ length: 26 }, (_, at) => (at === 0 ? 0 : at === 3 ? 1 : null));
    const here = view({ forts }, { 1: { villagers: [2, 0], villages: [1, 0], abbots: [0, 1], ships: [0] } });
    const parts = (at: number, seat: number) => weights(here, island.sites, { at, id: island.provinces[at]!.id }, seat).map((one) => [one.kind, one.count, one.influence]);
    expect(parts(1, 0)).toEqual([["villager", 2, 2], ["village", 1, 2], ["abbot", 1, 1], ["ship", 1, 1], ["fort", 1, 1]]);
    expect(around(island, 1)).toEqual([0, 1]);
    expect(parts(0, 0)).toEqual([["fort", 1, 1]]);
    expect(around(island, 4).map((at) => parts(at, 1).at(-1))).toEqual(around(island, 4).map(() => ["fort", 1, 1]));
  });
});

describe("the map", () => {
  it("draws every province", () => {
    const drawing = draw(island);
    expect(drawing.paths).toHaveLength(16);
    expect(drawing.reliefs.every((relief) => relief.lit && relief.line)).toBe(true);
    expect(drawing.ports.filter(Boolean)).toHaveLength(island.provinces.filter((province) => province.port).length);
    island.provinces.forEach((province, at) => expect(inside(drawing.titles[at]!, province.polygon)).toBe(true));
  });

  it("puts no piece over a border, under a label or on another, in the largest crowds that rules allow (KRE-23)", () => {
    const drawing = draw(island);
    island.provinces.forEach((province, at) => {
      const labels = labelsOf(island, province, drawing.titles[at]!);
      for (let pieces = 1; pieces <= 7; pieces++) {
        const { places, scale } = campFor(island, at, drawing.titles[at]!, pieces);
        expect(places.length).toBeGreaterThanOrEqual(pieces);
        const boxes = places.map((place) => pieceBox(place, scale));
        for (const [one, box] of boxes.entries()) {
          expect(lies(box, province.polygon), `${province.id}: ${pieces}`).toBe(true);
          expect([...labels, ...boxes.slice(one + 1)].some((other) => meet(other, box)), `${province.id}: ${pieces}`).toBe(false);
        }
      }
    });
  });

  it("draws the same position alike, whatever came before, after a reload and for everybody", () => {
    const muster = new Muster(island, draw(island));
    const where = (now: Kreta.View, before: Kreta.View | null) => muster.stand(now, before).map(({ key, at, scale }) => ({ key, at, scale }));
    const crowd = view({}, { 3: { villagers: [2, 1], villages: [1, 0], abbots: [1, 0] }, 2: { ships: [1, 0] } });
    const earlier = [view(), view({}, { 3: { villagers: [0, 2] }, 2: { ships: [1] } }), view({}, { 3: { abbots: [0] }, 5: { villagers: [2, 0] } })];
    for (const before of earlier) expect(where(crowd, before)).toEqual(where(crowd, null));
    const turned = view({}, { 3: { villagers: [2, 1], villages: [1, 0], abbots: [0, 1] }, 2: { ships: [0, 1] } });
    expect(where(turned, null)).toEqual(where(crowd, null));
  });

  it("lets a moved piece walk from where it stood, and a new one land", () => {
    const muster = new Muster(island, draw(island));
    const [west, east, port] = [view({}, { 0: { villagers: [1, 0] } }), view({}, { 1: { villagers: [1, 0] } }), view({}, { 1: { villagers: [1, 0], ships: [1] } })];
    expect(muster.stand(west, null).map((one) => [one.from, one.fresh])).toEqual([[null, false]]);
    expect(muster.stand(east, west)[0]).toMatchObject({ from: muster.stand(west, null)[0]!.at, fresh: false });
    const both = muster.stand(port, east);
    expect(both.find((one) => one.kind === "ship")).toMatchObject({ fresh: true, province: 1 });
    expect(both.find((one) => one.kind === "villager")).toMatchObject({ fresh: false, from: null });
  });

  it("draws pieces of one kind and owner once, with their number; who joins them comes from where it stood", () => {
    const muster = new Muster(island, draw(island));
    const [before, after] = [view({}, { 0: { villagers: [2, 0] }, 1: { villagers: [1, 0] } }), view({}, { 0: { villagers: [1, 0] }, 1: { villagers: [2, 0] } })];
    const [pair, one] = muster.stand(before, null).sort((a, b) => a.province - b.province);
    expect([pair!.count, one!.count]).toEqual([2, 1]);
    const [left, joined] = muster.stand(after, before).sort((a, b) => a.province - b.province);
    expect(left).toMatchObject({ count: 1, from: null, fresh: false, at: pair!.at });
    expect(joined).toMatchObject({ count: 2, from: pair!.at, first: false, at: one!.at });
    expect(muster.next(after, "villager", 1, 0)).toEqual(one!.at);
    expect(muster.next(after, "abbot", 4, 1)).toEqual(muster.stand(view({}, { 4: { abbots: [1] } }), null)[0]!.at);
  });

  it("leads the arrow keys to the nearest in their direction", () => {
    const points = [[0, 0], [10, 0], [10, 30], [50, 2]] as const;
    expect(nextIn(points, [0, 0], "ArrowRight")).toBe(1);
    expect(nextIn(points, [10, 0], "ArrowDown")).toBe(2);
    expect(nextIn(points, [0, 0], "ArrowLeft")).toBe(-1);
  });

  it("names provinces and ports by number or id, and knows what is around a site", () => {
    const say = namer(island);
    expect(say("province", "1", "bg")).toBe("Селино");
    expect(say("port", "selino", "fr")).toBe("Paléochora");
    expect(around(island, 1)).toEqual([0, 1]);
  });
});

describe("words", () => {
  it("say everything about a province to those who cannot see it", () => {
    const seen = view({}, { 1: { tile: 3, room: 0, villagers: [2, 0], abbots: [1], ships: [0], closed_to: [0], influence: [3, 1], awards: [4, 0] } });
    const label = placeLabel(seen, island, { kind: "province", at: 1 }, 0, { provinces: new Map([[1, 2]]), sites: new Set() }, speak);
    for (const part of ["may-steps", "province-is", "tile", "port-is", "full", "closed", "has", "would"]) expect(label).toContain(`kreta-ui-${part}`);
  });

  it("say whose fort stands on a site", () => {
    const forts = view().forts.map((_, at) => (at === 4 ? 1 : null));
    expect(placeLabel(view({ forts }), island, { kind: "site", at: 5 }, 0, { provinces: new Map(), sites: new Set() }, speak)).toContain("kreta-ui-site-fort");
  });

  it("tell a spectator to whom a province is closed, and a player only if it is to them", () => {
    const seen = view({}, { 1: { closed_to: [1] } });
    const label = (seat: number | null) => placeLabel(seen, island, { kind: "province", at: 1 }, seat, { provinces: new Map(), sites: new Set() }, speak);
    expect([label(0), label(1), label(null)].map((text) => /kreta-ui-closed[-to]*/.exec(text)?.[0])).toEqual([undefined, "kreta-ui-closed", "kreta-ui-closed-to"]);
  });

  it("promise points for a next tile only while one of its kind lies on the island", () => {
    const olives = { ...player, tiles: [0, 2, 0, 0, 0], next_tile: [1, 3, 1, 1, 1] };
    expect(harvestWords(view({}, { 0: { tile: 1 } }), olives, island.tiles, speak)).toContain('"left":1');
    expect(harvestWords(view(), olives, island.tiles, speak)).toContain('"left":0');
    const said = new Catalogue("en", [messages, texts]).say("kreta-ui-tiles", { tile: "olive", count: 2, next: 3, left: 0 });
    expect(said).toMatch(/2 \(none is left\)$/);
  });

  it("count cards only if there are any, and promise them back only where they return", () => {
    const english = new Catalogue("en", [messages, texts]);
    expect(english.say("kreta-ui-on-table", { count: 0, cards: "" })).toBe("No card played.");
    expect(english.say("kreta-ui-in-hand", { count: 1, cards: "King" })).toBe("In hand (1): King.");
    expect(english.say("kreta-ui-does", { card: "castellan" })).toContain("unless it was the last scoring");
  });

  it("call no card under way when a turn begins or the game has ended", () => {
    expect([underWay(view({ step: "fort_card", played: 4 }), 0), underWay(view({ step: "fort_card", played: 4 }), 1)]).toEqual([4, null]);
    expect([underWay(view({ step: "over", played: 4 }), 0), underWay(view(), 0)]).toEqual([null, null]);
  });

  it("tell who is doing what, and how everybody stands", () => {
    expect(sentence(view({ step: "commander", turn: 1, points: 2 }), 0, speak).sentence).toContain("kreta-ui-wait-commander");
    expect(sentence(view({ step: "over" }), 0, speak).sentence).toContain("kreta-ui-over");
    expect(notes(view(), speak).map((note) => note.figure)).toEqual(["3", "3"]);
    expect(inReserve(player.reserve, "fort")).toBe(3);
  });
});

it("draws borders that provinces share only once", () => {
  const [left, right] = [[[0, 0], [1, 0], [1, 1]], [[1, 0], [2, 0], [1, 1]]] as [number, number][][];
  expect(rim([left!]).match(/L/g)).toHaveLength(3);
  expect(rim([left!, right!]).match(/L/g)).toHaveLength(5);
  expect(edges([left!, right!], 1).match(/L/g)).toHaveLength(4);
  expect(edges([left!, right!], 2).match(/L/g)).toHaveLength(1);
});

it("counts the chapters of a game that began in the middle from there", () => {
  const line = (key: string, facts = {}) => ({ key: `kreta-story-${key}`, facts }) as unknown as StoryLine;
  const headings = (...story: StoryLine[]) => chapters(story, speak, view({ scorings: 4 })).flatMap((one) => (one ? [one.heading] : []));
  expect(headings(line("play"), line("scoring", { number: 6, site: 3 }), line("play"))).toEqual([
    'kreta-ui-log-towards{"number":6}', 'kreta-ui-log-scoring{"number":6,"site":3}', 'kreta-ui-log-towards{"number":7}',
  ]);
  expect(headings(line("play"))).toEqual(['kreta-ui-log-towards{"number":5}']);
});

describe("the action bar", () => {
  const scene = (change: Partial<Kreta.View>, rest: Partial<Scene> = {}): Scene => ({ view: view(change), island, player, source: null, picked: null, chosen: null, fresh: null, takeBack: null, play: () => {}, speak, ...rest });
  const acts = { carryOut: () => {}, playCard: () => {}, letGo: () => {} };
  const reach = [{ piece: "villager", origin: 1, targets: [{ to: 0, cost: 1 }] }];

  it("never has more than two buttons, and one main one at most", () => {
    const takeBack = () => {};
    const at = { kind: "province", at: 0 } as const;
    const bars = [
      cardBar(scene({}, { takeBack }), acts),
      cardBar(scene({}, { chosen: 4, takeBack }), acts),
      mapBar(scene({ step: "commander", points: 3, may_stop: true, reach }, { takeBack })),
      pickedBar(scene({ step: "commander", points: 3, may_stop: true, reach }, { takeBack, source: { piece: "villager", origin: 1 } }), at, acts),
      fortBar(scene({ step: "fort_card" }, { fresh: 2 })),
    ];
    for (const bar of bars) {
      expect(bar.buttons?.length ?? 0).toBeLessThanOrEqual(2);
      expect(bar.buttons?.filter((button) => button.primary).length ?? 0).toBeLessThanOrEqual(1);
    }
    expect(bars[2]!.buttons).toHaveLength(2);
  });

  it("offers another piece only if there is one", () => {
    const source = { piece: "villager", origin: 1 };
    expect(mapBar(scene({ step: "commander", reach }, { source })).sentence).toContain('"from":"only"');
    expect(mapBar(scene({ step: "commander", reach: [...reach, ...reach] }, { source })).sentence).toContain('"from":"map"');
    expect(mapBar(scene({ step: "commander", reach })).sentence).toContain('"from":"new"');
  });

  it("says the cost of a walk and what is left", () => {
    const bar = pickedBar(scene({ step: "commander", points: 3, reach }, { source: { piece: "villager", origin: 1 } }), { kind: "province", at: 0 }, acts);
    expect(bar.consequence).toContain('"cost":1');
    expect(bar.consequence).toContain('"left":2');
  });
});

describe("the map of a phone", () => {
  it("stays where it is as long as some legal place is in sight, and else goes to the nearest", () => {
    const all = [0.05, 0.3, 0.6, 0.95];
    expect(towards(all, 0.5, 0.4)).toBe(null);
    expect(towards([0.05, 0.3, 0.95], 0.5, 0.4)).toBe(0.95);
    expect(towards([0.05, 0.3], 0.5, 0.4)).toBe(0.3);
    expect(towards([0.52], 0.5, 0.4)).toBe(0.52);
    expect(towards([], 0.5, 0.4)).toBe(null);
  });
});

describe("the end of Kreta", () => {
  const line = (key: string, facts: StoryLine["facts"]) => ({ n: 1, key: `kreta-story-${key}`, facts, seat: null, at: 0 }) as unknown as StoryLine;
  const scored = (seat: number, points: number) => line("scored", { seat, points, province: 3, influence: points });

  it("says what each scoring gave to whom, in order, and what was harvested", () => {
    const story = [line("harvest", { seat: 1, points: 2 }), line("scoring", { number: 1, site: 24 }), scored(0, 5), scored(1, 2), scored(0, 3), line("scoring", { number: 2, site: 7 }), scored(1, 6)];
    const steps = course(view(), story, speak)!.steps;
    expect(steps.map(({ label, gains }) => [label, gains])).toEqual([["24", [8, 2]], ["7", [0, 6]], ["kreta-ui-head-harvest{}", [0, 2]]]);
    expect(course(view(), [], speak)).toBe(null);
  });
});
