/** The game's data as the server shows it, and names of things in it. */
import { named, type Language, type Namer } from "$lib/speech";

export type Names = Record<Language, string>;
/** Red, blue, white and artefacts. */
export type Four = readonly [number, number, number, number];

export interface Agent {
  id: string;
  name: Names;
  kind: "carrier" | "warrior";
  stars: number;
  /** A number, or "B*3": three for each blue crystal in the camp. */
  speed: number | string;
  combat: number | string;
  slots: string;
  skill: string;
}

export interface Artefact {
  id: string;
  name: Names;
  kind: "weapon" | "transport";
  copies: number;
  combat: number;
  slots: string;
}

export interface Named {
  id: string;
  name: Names;
}

export interface Data {
  all_agents: readonly Agent[];
  artefacts: readonly Artefact[];
  companies: readonly Named[];
  crystals: readonly Named[];
  missions: readonly Named[];
  entrance: readonly string[];
  mine: readonly (readonly string[])[];
}

export const LETTERS = "RBWA";

/** Count a bundle such as "AAB". */
export function bundle(text: string): Four {
  const count = (letter: string) => [...text].filter((one) => one === letter).length;
  return [count("R"), count("B"), count("W"), count("A")];
}

/** Return the one or two rewards of a space. */
export function rewards(space: string): string[] {
  return space.split("?");
}

/** A multiplier of an agent: which crystal, and how much each is worth; null for a plain number. */
export function multiplier(stat: number | string): { colour: number; times: number } | null {
  if (typeof stat === "number") return null;
  const [letter = "R", times = "1"] = stat.split("*");
  return letter in { R: 0, B: 0, W: 0 } ? { colour: LETTERS.indexOf(letter), times: Number(times) } : null;
}

/** What a speed or combat shows with these crystals in the camp. */
export function amount(stat: number | string | undefined, camp: readonly number[]): number {
  const by = multiplier(stat ?? 0);
  return by ? (camp[by.colour] ?? 0) * by.times : Number(stat ?? 0);
}

/** The name of a skill and its figure: a number or a bundle. */
export function skillOf(agent: Agent): { name: string; value: string } | null {
  if (!agent.skill) return null;
  const [name = "", value = ""] = agent.skill.split(" ");
  return { name, value };
}

/** What a master miner shows on the card. */
export function brings(data: Data, agent: number): Four {
  const shown = data.all_agents[agent];
  return bundle(shown ? (skillOf(shown)?.value ?? "") : "");
}

/** Name agents, artefacts, companies, crystals and missions by id or number. */
export function namer(content: unknown): Namer {
  const data = content as Data | null;
  const shelves: Record<string, readonly Named[] | undefined> = {
    agent: data?.all_agents,
    artefact: data?.artefacts,
    company: data?.companies,
    crystal: data?.crystals,
    mission: data?.missions,
  };
  return (kind, key, language) => {
    const shelf = shelves[kind] ?? [];
    const found = shelf.find((one) => one.id === key) ?? shelf[Number(key)];
    return named(found?.name, language) ?? key;
  };
}
