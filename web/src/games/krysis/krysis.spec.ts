import { mount } from "svelte";
import { describe, expect, it } from "vitest";
import { NO_MARKS } from "../../stage/marks";
import type { Krysis } from "$lib/generated/types";
import { readRulebook } from "$lib/rulebook";
import { amount, bundle, multiplier, namer, rewards, skillOf, type Data } from "./content";
import { bidValue, byKind, campOf, carriers, combats, filled, find, given, isOpen, notes, only, others, pack, partOf, same, sentence, speeds, spread, unseen, used, type Action } from "./krysis";
import { myBar, type Scene } from "./bars";
import Others from "./Others.svelte";
import { GROUPS, listed } from "./summary";
import book from "../../../../src/kastellan/games/krysis/rulebook/en.md?raw";
import house from "../../../../src/kastellan/games/krysis/content/house.json";

const plain = { combat: 0, slots: "", skill: "" };
const unique = house.companies.flatMap((company) => company.specials);
const data = {
  ...house,
  all_agents: [...house.agents, ...house.specials, ...unique, ...house.extras].map((agent) => ({ ...plain, ...agent })),
  artefacts: house.artefacts.map((artefact) => ({ combat: 0, slots: "", ...artefact })),
} as unknown as Data;
const [GOLEM, TIDE, GUARD] = [7, 8, 13];
const [RIFLE, BUGGY] = [1, 4];
const speak = (key: string, facts: object = {}) => `${key}${JSON.stringify(facts)}`;

function player(change: Partial<Krysis.SeatView> = {}): Krysis.SeatView {
  return {
    company: 0, score: 4, space: 0, level: 1, ready: false, camp: [0, 2, 1], face_down: 2, artefacts: [0, 1, 0, 0, 1, 0], hq: [1, 1, 1], hoard_cards: 0, hoard: [0, 0, 0, 0, 0, 0], bid: [0, 1, 1],
    agents: { hand: 3, carriers: 1, piles: [4, 5], team: [GOLEM, TIDE, GUARD], gone: [], recruits: 0, cards: [0, 1, 2], pile: [], removed: [], chosen: null, has_extra: false, extra: null, drawn: [0, 0] },
    weapon: null, transport: null, initiative: 16, combat: 6, defence: 6, defended: true, slots: [3, 2, 0], has_mission: false, mission: null, ...change,
  };
}

function view(change: Partial<Krysis.View> = {}): Krysis.View {
  return {
    type: "krysis", viewer: 0, options: { advanced: true, tactical: false, missions: false, extra_agents: false, bank: "unlimited", reveal_loaded_artefacts: true, open_hq: false, companies: [] },
    phase: "action", round: 3, reveal: 3, seats: [player(), player({ space: 1 }), player({ space: 2 })], bank: [-1, 30, 40], pile: 12, scrap: [0, 0, 0, 0, 0, 0], order: [1, 0, 2], turn: 1, active: 0, used: [], acted: false, leaving: false,
    find: null, draft: null, theft: null, spy: null, recruiter: null, recruit_kind: null, scores: null, ...change,
  };
}

describe("the content", () => {
  it("reads rewards, multipliers and skills", () => {
    expect(rewards("ABB?RRB").map(bundle)).toEqual([[0, 2, 0, 1], [2, 1, 0, 0]]);
    expect(multiplier("B*3")).toEqual({ colour: 1, times: 3 });
    expect([amount("B*3", [0, 2, 1]), amount(7, [0, 2, 1]), amount(undefined, [])]).toEqual([6, 7, 0]);
    expect(skillOf(data.all_agents[20]!)).toEqual({ name: "thief", value: "3" });
    expect(skillOf(data.all_agents[0]!)).toBeNull();
  });

  it("names things by id and by number in every list", () => {
    const name = namer(data);
    expect([name("agent", "C8", "bg"), name("agent", "20", "en"), name("artefact", "1", "fr"), name("company", "2", "en"), name("mission", "3", "en"), name("agent", "none", "en")]).toEqual(["Голем", "Thief", "Fusil", "Aion", "most artefacts", "none"]);
  });
});

describe("an opponent's load", () => {
  it("fills the slots of the carriers one after another, and leaves the others empty", () => {
    const load = filled(data, player(), [1, 0, 0], 1);
    expect(load.carriers.map((carrier) => [carrier.agent, carrier.slots.map((slot) => slot.turn)])).toEqual([[GOLEM, [1, 0, 2]], [TIDE, [0, 0]]]);
    expect(load.count).toBe(2);
  });
});

describe("the parts of a round", () => {
  it("follow from the phase; artefacts that a master miner finds belong to the actions", () => {
    const parts = ["deck", "bid", "place", "keep", "team", "action", "theft", "refill", "over"].map((phase) => partOf(view({ phase })));
    expect(parts).toEqual([-1, 0, 1, 1, 2, 3, 3, 4, 5]);
    expect(partOf(view({ phase: "keep", find: { icons: 1, cards: 2, pair: null, mining: true } }))).toBe(3);
  });
});

describe("a team", () => {
  it("adds up as the view says, and shows no parts that would not", () => {
    expect(speeds(data, player())).toEqual({ parts: [3, 6, 7], total: 16 });
    expect(speeds(data, player({ camp: [0, 0, 0] }))).toEqual({ parts: [], total: 16 });
    expect(combats(data, player({ weapon: RIFLE, combat: 11 }))).toEqual({ parts: [0, 0, 6, 5], total: 11 });
  });

  it("counts a weapon that is about to be played", () => {
    expect(combats(data, player(), undefined, RIFLE)).toEqual({ parts: [0, 0, 6, 5], total: 11 });
    expect(combats(data, player({ weapon: RIFLE, combat: 11 }), undefined, RIFLE).total).toBe(11);
  });

  it("carries artefacts that the viewer does not know face down", () => {
    const loot = { announced: 2, drawn: 2 };
    expect([unseen({ ...loot, artefacts: null }), unseen({ ...loot, artefacts: [0, 2, 0, 0, 0, 0] }), unseen({ ...loot, artefacts: [0, 1, 0, 0, 0, 0] }), unseen(null)]).toEqual([2, 0, 1, 0]);
  });

  it("has left its camp only once teams are revealed", () => {
    const gone = player({ defended: false });
    expect([isOpen(view({ phase: "keep" }), gone), isOpen(view({ phase: "team", reveal: 1 }), gone), isOpen(view(), player())]).toEqual([true, false, false]);
  });

  it("carries the load of the picture: 2 red, 1 blue, 5 white and a rifle on six of seven slots", () => {
    const list = pack(carriers(data, [GOLEM, TIDE, GUARD], BUGGY), [2, 1, 5], spread([0, 1, 0, 0, 0, 0]));
    expect(used(list)).toEqual([6, 7]);
    const goods = list.flatMap((carrier) => carrier.slots).flatMap((slot) => (slot.artefact === null ? slot.crystals : [3]));
    expect([0, 1, 2, 3].map((kind) => goods.filter((one) => one === kind).length)).toEqual([2, 1, 5, 1]);
  });

  it("puts an artefact on a red slot only when no blue one is left", () => {
    const list = pack(carriers(data, [GOLEM], null), [0, 1, 0], [-1]);
    expect(list[0]?.slots.find((slot) => slot.artefact === -1)?.colour).toBe(0);
  });
});

describe("what is said", () => {
  it("tells who has acted, who is sealed, and never what is in a hand", () => {
    expect(notes(view(), speak).map((note) => note.remark)).toEqual(['krysis-ui-initiative-is{"initiative":16}', "krysis-ui-has-acted{}", 'krysis-ui-initiative-is{"initiative":16}']);
    const bidding = view({ phase: "bid", seats: [player(), player({ ready: true, bid: null })] });
    expect(notes(bidding, speak)[1]).toMatchObject({ sealed: true, remark: "krysis-ui-sealed{}" });
    expect(sentence(bidding, 1, speak)).toEqual({ lead: "krysis-ui-done-bid{}", sentence: 'krysis-ui-waiting{"count":1,"phase":"bid"}' });
  });

  it("knows the others from each chair", () => {
    expect([others(view(), 1), others(view(), null)]).toEqual([[2, 0], [0, 1, 2]]);
    expect(campOf(player())).toEqual([0, 2, 1, 2]);
    expect(bidValue([1, 1, 1])).toBe(6);
  });

  it("shows to everybody which agents have been discarded, and nothing where there are none (KRY-62)", () => {
    expect(byKind(data, [GUARD, GOLEM, TIDE])).toEqual([["carrier", [GOLEM, TIDE]], ["warrior", [GUARD]]]);
    const agents = (gone: number[]) => ({ ...player().agents, team: [], cards: null, pile: null, gone });
    const seen = view({ seats: [player({ agents: agents([GUARD, GOLEM]) }), player({ agents: agents([]) }), player({ agents: agents([TIDE]) })] });
    const told = (seat: number | null) => {
      const target = document.createElement("div");
      mount(Others, { target, props: { view: seen, marks: NO_MARKS, before: null, seat, data, names: ["Ada", "Bo", "Cleo"], speak } });
      return [...target.querySelectorAll("article")].map((one) => one.querySelector("details")?.textContent.match(/"(?:count|agent)":\d+/g) ?? null);
    };
    expect(told(null)).toEqual([['"count":2', `"agent":${GOLEM}`, `"agent":${GUARD}`], null, ['"count":1', `"agent":${TIDE}`]]);
    expect(told(0)).toEqual([null, ['"count":1', `"agent":${TIDE}`]]);
  });

  it("compares actions by what they say", () => {
    const list: Action[] = [{ type: "dig", space: 2, alternative: 1 }, { type: "load" }];
    expect([find(list, { type: "dig", space: 2, alternative: 1 }), find(list, { type: "dig", space: 2, alternative: 0 }), same(null, list[0]!)]).toEqual([true, false, false]);
    expect(only(list, "load")).toEqual([{ type: "load" }]);
  });
});

describe("the bar", () => {
  const draft: Krysis.DraftView = { act: "load", target: 1, special: 20, weapon: null, transport: null, crystals: [1, 0, 0], artefacts: [0, 0, 0, 0, 0, 0], announced: 0, slots: [3, 2, 0], room: [true, false, false, false], home: 3, bank: 2, home_with: [8, 8, 8, 8, 8, 8] };
  const scene = (change: Partial<Krysis.View>, actions: Action[], more: Partial<Scene> = {}): Scene => ({ view: view(change), seat: 0, data, actions, picked: null, place: "hq", speak, play: () => undefined, ...more });

  it("sends what it says", () => {
    const sent: Action[] = [];
    const play = (action: Action) => void sent.push(action);
    const press = (one: Scene) => myBar(one).buttons?.forEach((button) => button.act());
    press(scene({ draft }, [{ type: "take_back" }, { type: "deliver", place: "bank" }], { place: "bank", play }));
    press(scene({ draft: { ...draft, act: "attack" } }, [{ type: "confirm" }], { play }));
    press(scene({ spy: { target: 1, special: 22, artefacts: null } }, [], { play, picked: { type: "snatch", artefact: 2 } }));
    press(scene({ acted: true }, [{ type: "end_turn" }], { play }));
    press(scene({ phase: "destination", theft: { target: 1, crystals: [1, 0, 0], announced: 0, drawn: 0, artefacts: null, home: 3, bank: 2 } }, [], { place: "camp", play }));
    expect(sent).toEqual([
      { type: "take_back" }, { type: "deliver", place: "bank" }, { type: "confirm" }, { type: "snatch", artefact: -1 }, { type: "snatch", artefact: 2 }, { type: "end_turn" }, { type: "deliver", place: "camp" },
    ]);
  });

  it("asks for strength, then for a slot, before anything is taken", () => {
    const attack: Krysis.DraftView = { ...draft, act: "attack", crystals: [0, 0, 0] };
    const camp = (combat: number, defended: boolean) => view({}).seats.map((one, at) => (at ? { ...one, defended, defence: 4 } : { ...one, combat }));
    const says = (combat: number, defended: boolean, actions: Action[]) => myBar(scene({ draft: attack, seats: camp(combat, defended) }, actions)).sentence;
    expect(says(4, true, [])).toContain("krysis-ui-weapon-first");
    expect([says(5, true, []), says(0, false, [])].every((text) => text.includes("krysis-ui-transport-first"))).toBe(true);
    expect(says(5, true, [{ type: "announce" }])).toContain("krysis-ui-attack-what");
  });

  const finite = { ...view().options, bank: "finite" } as const;

  it("promises of a reward only what is left", () => {
    expect(given(view({ options: finite, bank: [1, 9, 9], pile: 0, scrap: [0, 1, 0, 0, 0, 0] }), [2, 1, 0, 2])).toEqual({ goods: [1, 1, 0, 1], cards: 1, short: true });
    expect(given(view({ bank: [-3, 0, 0] }), [2, 1, 0, 1])).toEqual({ goods: [2, 1, 0, 1], cards: 12, short: false });
    const dig: Action = { type: "dig", space: 0, alternative: 0 };
    const says = (bank: [number, number, number]) => myBar(scene({ phase: "place", options: finite, bank }, [dig], { picked: dig })).consequence;
    expect([says([1, 9, 9]), says([9, 9, 9])]).toEqual(['krysis-ui-short{"red":1,"blue":0,"white":0,"artefacts":0}', 'krysis-ui-dig-note{"count":0}']);
    const miner = data.all_agents.findIndex((agent) => agent.id === "SA2");
    const mine: Action = { type: "mine", agent: miner };
    expect(myBar(scene({ options: finite, bank: [1, 9, 9] }, [mine], { picked: mine })).consequence).toContain('"red":1');
    expect(myBar(scene({}, [mine], { picked: mine })).consequence).toBeUndefined();
  });

  it("names only what can be begun, played, loaded and drawn", () => {
    const says = (change: Partial<Krysis.View>, actions: Action[]) => [myBar(scene(change, actions)).sentence, myBar(scene(change, actions)).consequence ?? ""].join(" ");
    expect([says({}, [{ type: "overtime" }]), says({}, [{ type: "load" }]), says({}, [{ type: "attack", target: 1 }]), says({}, [{ type: "load" }, { type: "attack", target: 1 }])].map((text) => /"may":"(\w+)"/.exec(text)?.[1])).toEqual(["overtime", "load", "attack", "all"]);
    const [gun, car]: Action[] = [{ type: "play", artefact: RIFLE }, { type: "play", artefact: BUGGY }];
    const empty: Krysis.DraftView = { ...draft, crystals: [0, 0, 0] };
    const crystal: Action = { type: "add_crystal", colour: 0 };
    expect([[car!], [crystal, car!], [crystal]].map((actions) => /"transport":"(\w+)"/.exec(says({ draft: empty }, actions))?.[1])).toEqual(["first", "yes", "no"]);
    const rival = view().seats.map((one) => ({ ...one, defended: false }));
    const attack = (actions: Action[]) => /"cards":"(\w+)"/.exec(says({ draft: { ...empty, act: "attack" }, seats: rival }, actions))?.[1];
    expect([attack([crystal]), attack([crystal, gun!]), attack([crystal, car!]), attack([crystal, gun!, car!])]).toEqual([undefined, "weapon", "transport", "both"]);
    expect([[gun!], []].map((actions) => /"weapon":"(\w+)"/.exec(says({ draft: { ...empty, act: "overtime" } }, actions))?.[1])).toEqual(["yes", "no"]);
    const draw = (...kinds: ("carrier" | "warrior")[]) => says({ phase: "refill" }, kinds.map((kind) => ({ type: "recruit", kind })));
    expect([draw("carrier"), draw("warrior", "carrier")].map((text) => /"piles":"(\w+)"/.exec(text)?.[1])).toEqual(["carrier", "both"]);
  });

  it("warns in the last round that camps are worth nothing", () => {
    const overtime = { ...draft, act: "overtime" };
    expect([3, 5].map((round) => myBar(scene({ round, draft: overtime }, [])).consequence)).toEqual(["krysis-ui-overtime-note{}", "krysis-ui-last-round{}"]);
    expect([3, 5].map((round) => myBar(scene({ round, phase: "destination" }, [], { place: "camp" })).consequence)).toEqual(["krysis-ui-team-stays{}", "krysis-ui-last-round{}"]);
  });

  it("says in every phase what may be done, with at most two buttons", () => {
    for (const phase of ["deck", "tactical", "bid", "place", "keep", "team", "action", "destination", "refill"]) {
      const bar = myBar(scene({ phase }, [{ type: "take_back" }, { type: "confirm" }]));
      expect(bar.sentence).toMatch(/^krysis-ui-/);
      expect(bar.buttons?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });
});

describe("the summary card", () => {
  const rulebook = readRulebook(book).sections.flatMap((section) => section.paragraphs);

  it("gives the points of artefact groups as the rulebook does (KRY-65)", () => {
    const shown = rulebook.find((one) => one.id === "KRY-S6")!.blocks.find((block) => block.kind === "table")!;
    const rows = shown.kind === "table" ? shown.rows.map((row) => row.slice(1).map((cell) => Number(cell[0]?.text)).filter(Number.isFinite)) : [];
    expect(rows).toEqual([GROUPS.same, GROUPS.different]);
  });

  it("lists the agents of the table's content, and who has played them (KRY-1, KRY-62)", () => {
    const agents = (team: number[], gone: number[]) => ({ ...player().agents, team, gone });
    const seen = view({ seats: [player({ agents: agents([GOLEM], [GUARD]) }), player({ agents: agents([], [GOLEM]) })] });
    expect([listed(data, seen, "carrier").length, listed(data, seen, "warrior").length]).toEqual([9, 9]);
    expect(listed(data, seen, "carrier").find((one) => one.agent === GOLEM)?.played).toEqual([0, 1]);
    expect(listed(data, seen, "warrior").filter((one) => one.played.length)).toEqual([{ agent: GUARD, owners: [0, 1], played: [0] }]);
  });

  it("lists the special agents that all companies have, and those of the companies in play (KRY-90)", () => {
    const seen = view({ seats: [player({ company: 3 }), player({ company: 1 })] });
    const ids = (agents: readonly { agent: number }[]) => agents.map(({ agent }) => data.all_agents[agent]?.id);
    expect(ids(listed(data, seen, "special"))).toEqual(["SA1", "SA2", "SA3", "KZ1", "KZ2", "KZ3", "UM1", "UM2", "UM3"]);
    expect(listed(data, seen, "special").at(-1)?.owners).toEqual([0]);
  });

  it("lists every extra agent, and whose it is only once it is played (KRY-120)", () => {
    const [X1, X2] = [33, 34];
    const seen = view({ options: { ...view().options, extra_agents: true }, seats: [player({ agents: { ...player().agents, extra: X2, gone: [X1] } }), player()] });
    const extras = listed(data, seen, "special").filter((one) => one.agent >= X1);
    expect(extras.map((one) => one.owners)).toEqual([[0], [], [], [], [], [], []]);
  });
});
