/** What a Krysis view says, in a form that is easy to draw.  Nothing here decides a rule. */
import type { Krysis } from "$lib/generated/types";
import type { Bar, SeatNote, Speak } from "../board";
import { amount, bundle, type Agent, type Artefact, type Data, type Four } from "./content";

export type Action = Krysis.Action;
export type Kind = Action["type"];
export type Of<K extends Kind> = Extract<Action, { type: K }>;

/** Phases as the four parts of a round, and what comes before and after. */
export const SEALED = ["deck", "tactical", "bid", "team", "refill"];

/** The parts of a round. */
export const PARTS = ["bid", "dig", "team", "act", "refill"] as const;
const PART_OF: Record<string, number> = { bid: 0, place: 1, find: 1, keep: 1, team: 2, action: 3, theft: 3, destination: 3, refill: 4, recruit: 4, over: 5 };

/** Return which part of the round runs: -1 before the first, 5 after the last. */
export function partOf(view: Krysis.View): number {
  return view.find?.mining ? 3 : (PART_OF[view.phase] ?? -1);
}

/** Return the legal actions of one kind. */
export function only<K extends Kind>(actions: readonly Action[], kind: K): Of<K>[] {
  return actions.filter((action): action is Of<K> => action.type === kind);
}

export function same(one: Action | null, other: Action | null): boolean {
  if (!one || !other || one.type !== other.type) return false;
  const mine = one as unknown as Record<string, unknown>;
  return Object.entries(other).every(([name, value]) => mine[name] === value);
}

export function find(actions: readonly Action[], wanted: Action): boolean {
  return actions.some((action) => same(action, wanted));
}

/** Crystals as facts for the sentences of the catalogue. */
export function facts(goods: readonly number[], artefacts = goods[3] ?? 0): Record<string, number> {
  return { red: goods[0] ?? 0, blue: goods[1] ?? 0, white: goods[2] ?? 0, artefacts };
}

export function sum(numbers: readonly number[] | null | undefined): number {
  return (numbers ?? []).reduce((total, number) => total + number, 0);
}

/** Return what a bid is worth on its face: 3, 2 and 1 (KRY-14). */
export function bidValue(crystals: readonly number[]): number {
  return 3 * (crystals[0] ?? 0) + 2 * (crystals[1] ?? 0) + (crystals[2] ?? 0);
}

/** Return how much combat an attack still lacks, with the weapon that is played; 0 if it succeeds (KRY-48). */
export function missing(view: Krysis.View, draft: Krysis.DraftView, seat: number, data: Data): number {
  const rival = view.seats[draft.target ?? 0];
  if (!rival?.defended) return 0;
  return Math.max(0, rival.defence - (view.seats[seat]?.combat ?? 0) - powerOf(draft, data) + 1);
}

/** Return what of a reward the supply can still give, and how many artefact cards there are to draw (KRY-21, KRY-72). */
export function given(view: Krysis.View, reward: Four): { goods: Four; cards: number; short: boolean } {
  const cards = view.pile + sum(view.scrap);
  const stock = view.options.bank === "finite" ? [...view.bank, cards] : [Infinity, Infinity, Infinity, cards];
  const [red = 0, blue = 0, white = 0, artefacts = 0] = reward.map((count, kind) => Math.min(count, stock[kind] ?? 0));
  const goods = [red, blue, white, artefacts] as const;
  return { goods, cards, short: sum(goods) < sum(reward) };
}

/** Return whether the team of a camp has left it in this round (KRY-36). */
export function isOpen(view: Krysis.View, player: Krysis.SeatView): boolean {
  return view.reveal === 3 && !player.defended;
}

/** Return what the weapon of an attack adds. */
export function powerOf(draft: Krysis.DraftView, data: Data): number {
  return draft.weapon === null ? 0 : (data.artefacts[draft.weapon]?.combat ?? 0);
}

/** Return the other seats in turn order, those after the viewer first; all of them to a spectator. */
export function others(view: Krysis.View, seat: number | null): number[] {
  const all = view.seats.map((_, at) => at);
  return seat === null ? all : all.map((at) => (seat + at) % all.length).slice(1);
}

/** How figures add up: the parts, and the total the view gives; no parts where they would not add up. */
export interface Sum {
  parts: number[];
  total: number;
}

/** With `team` beyond those who are revealed: what it would come to. */
export function speeds(data: Data, player: Krysis.SeatView, team: readonly number[] = player.agents.team): Sum {
  const parts = team.map((agent) => amount(data.all_agents[agent]?.speed, player.camp));
  const total = player.initiative ?? sum(parts);
  return { parts: sum(parts) === total ? parts : [], total };
}

/** With a weapon beyond the one that lies there: what it would come to. */
export function combats(data: Data, player: Krysis.SeatView, team: readonly number[] = player.agents.team, weapon: number | null = player.weapon): Sum {
  const parts = team.map((agent) => amount(data.all_agents[agent]?.combat, player.camp));
  const power = weapon === null ? 0 : (data.artefacts[weapon]?.combat ?? 0);
  const total = player.combat + sum(parts.slice(player.agents.team.length)) + (player.weapon === null ? power : 0);
  if (weapon !== null) parts.push(power);
  return { parts: sum(parts) === total ? parts : [], total };
}

export interface Slot {
  /** 0 red, 1 blue, 2 white. */
  colour: number;
  /** What lies on it: crystals by colour, or an artefact by type (-1 for one not yet known). */
  crystals: number[];
  artefact: number | null;
}

export interface Carrier {
  agent: number | null;
  transport: number | null;
  slots: Slot[];
}

/** Return the slots of a team, agent by agent, with the transport last. */
export function carriers(data: Data, team: readonly number[], transport: number | null): Carrier[] {
  const open = (text: string): Slot[] => bundle(text).slice(0, 3).flatMap((count, colour) => Array.from({ length: count }, () => ({ colour, crystals: [], artefact: null })));
  const list: Carrier[] = team.map((agent) => ({ agent, transport: null, slots: open(data.all_agents[agent]?.slots ?? "") }));
  if (transport !== null) list.push({ agent: null, transport, slots: open(data.artefacts[transport]?.slots ?? "") });
  return list;
}

/** Put goods on slots for the eye: crystals of a colour on their slots, artefacts on blue first, white on the rest (KRY-41). */
export function pack(list: Carrier[], crystals: readonly number[], artefacts: readonly number[]): Carrier[] {
  const slots = list.flatMap((carrier) => carrier.slots);
  const empty = (colour: number) => slots.find((slot) => slot.colour === colour && slot.artefact === null && !slot.crystals.length);
  for (const colour of [0, 1]) for (let left = crystals[colour] ?? 0; left > 0; left--) empty(colour)?.crystals.push(colour);
  for (const type of artefacts) {
    const slot = empty(1) ?? empty(0);
    if (slot) slot.artefact = type;
  }
  let left = crystals[2] ?? 0;
  for (const colour of [0, 1, 2]) {
    for (let slot = empty(colour); slot && left > 0; slot = empty(colour)) {
      const fits = Math.min(left, 3 - colour);
      slot.crystals = Array.from({ length: fits }, () => 2);
      left -= fits;
    }
  }
  return list;
}

/** List artefact types one by one: [0, 2, 0, …] gives [1, 1]. */
export function spread(types: readonly number[]): number[] {
  return types.flatMap((count, type) => Array.from({ length: count }, () => type));
}

/** How many artefacts of a load or loot the viewer does not know: not drawn yet, or seen by others only (KRY-52). */
export function unseen(loot: { announced: number; artefacts: readonly number[] | null } | null): number {
  return loot ? Math.max(0, loot.announced - sum(loot.artefacts)) : 0;
}

/** A slot with the turn in which it was filled: from 1 on, 0 for an empty one. */
export interface Filled extends Slot {
  turn: number;
}

/** The slots of a team that loads these goods, in the order in which the eye may follow them. */
export function filled(data: Data, player: Krysis.SeatView, crystals: readonly number[], artefacts: number): { carriers: (Omit<Carrier, "slots"> & { slots: Filled[] })[]; count: number } {
  let count = 0;
  const turn = (slot: Slot) => (slot.artefact !== null || slot.crystals.length ? ++count : 0);
  const packed = pack(carriers(data, player.agents.team, player.transport), crystals, Array.from({ length: artefacts }, () => -1));
  const list = packed.filter((carrier) => carrier.slots.length).map((carrier) => ({ ...carrier, slots: carrier.slots.map((slot) => ({ ...slot, turn: turn(slot) })) }));
  return { carriers: list, count };
}

export function used(list: readonly Carrier[]): [number, number] {
  const slots = list.flatMap((carrier) => carrier.slots);
  return [slots.filter((slot) => slot.artefact !== null || slot.crystals.length).length, slots.length];
}

/** What an artefact adds: combat or slots, as words. */
export function artefactWords(artefact: Artefact | undefined, speak: Speak): string {
  if (!artefact) return "";
  if (artefact.kind === "weapon") return speak("krysis-ui-plus-combat", { combat: artefact.combat });
  return slotWords(artefact.slots, speak);
}

export function slotWords(slots: string, speak: Speak): string {
  const [red, blue, white] = bundle(slots);
  return [red && speak("krysis-ui-slots", { colour: "red", count: red }), blue && speak("krysis-ui-slots", { colour: "blue", count: blue }), white && speak("krysis-ui-slots", { colour: "white", count: white })].filter(Boolean).join(", ");
}

/** Where goods may go, and what they are worth there. */
export interface Delivery {
  places: readonly ("hq" | "bank" | "camp")[];
  home: number;
  bank: number;
  count: number;
  /** What the load would be worth at home with one more artefact. */
  further: readonly { artefact: number; points: number }[];
}

/** What the seat is about to deliver: its load, or its loot. */
export function delivery(view: Krysis.View, seat: number | null, actions: readonly Action[]): Delivery | null {
  if (seat === null || view.active !== seat) return null;
  const { draft, theft } = view;
  if (view.phase === "destination" && theft) return { places: ["hq", "bank", "camp"], home: theft.home ?? 0, bank: theft.bank, count: sum(theft.crystals) + theft.announced, further: [] };
  if (draft?.act !== "load") return null;
  const further = only(actions, "add_artefact").map(({ artefact }) => ({ artefact, points: draft.home_with[artefact] ?? 0 }));
  return { places: ["hq", "bank"], home: draft.home, bank: draft.bank, count: sum(draft.crystals) + sum(draft.artefacts), further };
}

/** Part agents into carriers and warriors; a kind of which there is none is left out. */
export function byKind(data: Data, agents: readonly number[]): [Agent["kind"], number[]][] {
  const of = (kind: Agent["kind"]) => agents.filter((agent) => data.all_agents[agent]?.kind === kind);
  return (["carrier", "warrior"] as const).map((kind): [Agent["kind"], number[]] => [kind, of(kind)]).filter(([, some]) => some.length);
}

/** The goods of a camp with its face-down cards. */
export function campOf(player: Krysis.SeatView): Four {
  return [...player.camp, player.face_down];
}

export function round(view: Krysis.View): number | null {
  return view.round || null;
}

export function notes(view: Krysis.View, speak: Speak): SeatNote[] {
  return view.seats.map((player, seat) => {
    const score = view.scores?.[seat]?.total ?? player.score;
    const waits = SEALED.includes(view.phase) && player.ready;
    const place = view.order.indexOf(seat);
    const acting = view.reveal === 3 && view.turn !== null;
    const remark = waits ? speak(view.phase === "bid" || view.phase === "team" ? "krysis-ui-sealed" : "krysis-ui-ready") : acting && place < (view.turn ?? 0) ? speak("krysis-ui-has-acted") : acting && player.initiative !== null ? speak("krysis-ui-initiative-is", { initiative: player.initiative }) : undefined;
    return { figure: String(score), label: speak("krysis-ui-points", { points: score }), sealed: waits, remark };
  });
}

/** Say what happens now to somebody who does not choose at this moment. */
export function sentence(view: Krysis.View, seat: number | null, speak: Speak): Bar {
  const { phase } = view;
  if (phase === "over") return { sentence: speak("krysis-ui-over") };
  if (SEALED.includes(phase) || phase === "recruit") {
    const waiting = view.seats.flatMap((player, at) => (player.ready ? [] : [at]));
    const mine = seat !== null && view.seats[seat]?.ready;
    const key = phase === "recruit" ? "refill" : phase;
    return { lead: mine ? speak(`krysis-ui-done-${key}`) : undefined, sentence: speak("krysis-ui-waiting", { count: waiting.length, phase: key }) };
  }
  if (view.active === null) return { sentence: speak("krysis-ui-setting-up") };
  return { sentence: speak(`krysis-ui-wait-${phase === "find" ? "keep" : phase}`, { seat: view.active, target: view.theft?.target ?? 0 }) };
}
