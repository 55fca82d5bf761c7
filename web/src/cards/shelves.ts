/** What is edited of a Krysis file, part by part, and how things in it are told apart. */
import { put, stepsOf, type Step } from "../contents/places";
import type { Agent, Artefact, Data, Named } from "../games/krysis/content";

export interface Company extends Named {
  specials: readonly Agent[];
}

/** The file as it is written. */
export interface File extends Omit<Data, "all_agents" | "companies"> {
  agents: readonly Agent[];
  specials: readonly Agent[];
  extras: readonly Agent[];
  companies: readonly Company[];
}

export const SHELVES = ["agents", "specials", "companies", "artefacts", "mine", "names"] as const;
export type ShelfName = (typeof SHELVES)[number];

/** The part that shows what stands at a place. */
export function shelfOf(place: string): ShelfName {
  const [first, , third] = stepsOf(place);
  if (first === "extras") return "specials";
  if (first === "entrance") return "mine";
  if (first === "companies") return third === "name" ? "names" : "companies";
  if (first === "crystals" || first === "missions") return "names";
  return SHELVES.find((one) => one === first) ?? "agents";
}

/** The agents of a file in the order in which boards number them. */
export function allAgents(file: File): Agent[] {
  return [...file.agents, ...file.specials, ...file.companies.flatMap((company) => company.specials), ...file.extras];
}

/** What boards are shown of the file. */
export function shown(file: File): Data {
  return { ...file, all_agents: allAgents(file) };
}

/** The file of what boards are shown. */
export function asFile(data: unknown): File {
  const { all_agents: _, ...file } = data as File & Data;
  return file;
}

/** Where the agents stand. */
export function agentPlaces(file: File): Step[][] {
  const rows = (steps: Step[], shelf: readonly unknown[]) => shelf.map((_, at) => [...steps, at]);
  return [...rows(["agents"], file.agents), ...rows(["specials"], file.specials), ...file.companies.flatMap((company, at) => rows(["companies", at, "specials"], company.specials)), ...rows(["extras"], file.extras)];
}

/** An id that nothing of the file has: what is called so has no drawing. */
export function freshId(file: File): string {
  const taken = new Set([...allAgents(file), ...file.artefacts].map((one) => one.id));
  let number = 1;
  while (taken.has(`own${number}`)) number += 1;
  return `own${number}`;
}

/** Give an agent a drawing, or none; who had it gets the other's. */
export function withDrawing(file: File, steps: readonly Step[], id: string): File {
  const places = agentPlaces(file);
  const all = allAgents(file);
  const own = all[places.findIndex((place) => place.join() === steps.join())]?.id ?? "";
  const other = places[all.findIndex((agent) => agent.id === id)];
  const given = put(file, [...steps, "id"], id || freshId(file));
  return other && other.join() !== steps.join() ? put(given, [...other, "id"], own) : given;
}

/** Make a carrier or a warrior of an agent: what only the other has is gone. */
export function ofKind(agent: Agent, kind: Agent["kind"]): Agent {
  return kind === "carrier" ? { ...agent, kind, combat: 0, slots: agent.slots || "B" } : { ...agent, kind, slots: "", combat: agent.combat || 1 };
}

export function ofSort(artefact: Artefact, kind: Artefact["kind"]): Artefact {
  return kind === "weapon" ? { ...artefact, kind, slots: "", combat: artefact.combat || 1 } : { ...artefact, kind, combat: 0, slots: artefact.slots || "B" };
}

/** What stands after the name of a skill. */
export const SKILLS = { defence: "number", thief: "number", spy: "", master_miner: "goods", alchemist: "" } as const;
export type SkillName = keyof typeof SKILLS;

export function firstOf(skill: SkillName): string {
  const form = SKILLS[skill];
  return form === "number" ? `${skill} 2` : form === "goods" ? `${skill} R` : skill;
}
