/** What an action is about, by the names that lessons use. */
import type { Action, Kind, Of } from "./krysis";

const ABOUT: { readonly [K in Kind]?: (action: Of<K>) => string } = {
  add_crystal: ({ colour }) => `crystal:${colour}`,
  announce: () => "crystal:3",
  add_artefact: ({ artefact }) => `load:${artefact}`,
  play: ({ artefact }) => `play:${artefact}`,
  add_agent: ({ agent }) => `choice:${agent}`,
  choose: ({ agent }) => `choice:${agent}`,
  dig: ({ space }) => `dig:${space + 1}`,
  keep: ({ artefact }) => `option:keep:${artefact}`,
  snatch: ({ artefact }) => `option:snatch:${artefact}`,
  load: () => "act:load",
  overtime: () => "act:overtime",
  mine: () => "act:mine",
  attack: ({ target }) => `against:attack:${target}`,
  rob: ({ target }) => `against:rob:${target}`,
  spy: ({ target }) => `against:spy:${target}`,
  transmute: () => "act:transmute",
  deliver: ({ place }) => `place:${place}`,
  recruit: ({ kind }) => `recruit:${kind}`,
};

export function about(action: Action): string[] {
  const name = (ABOUT[action.type] as ((action: Action) => string) | undefined)?.(action);
  return [name ?? "main"];
}
