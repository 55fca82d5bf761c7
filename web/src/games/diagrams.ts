/** The diagrams of the rulebooks, by game: examples that tests play, drawn by the boards' own parts when one comes into view. */
import type { Component } from "svelte";
import type { GameName } from "$lib/generated/types";
import type { Language } from "$lib/speech";

export interface DiagramProps {
  /** The example, such as "KRE-E1". */
  id: string;
  content: unknown;
  language: Language;
  names: readonly string[];
}

type Load = () => Promise<{ default: Component<DiagramProps> }>;

export const diagrams: Partial<Record<string, Load>> = {
  kryptos: () => import("./kryptos/Diagram.svelte"),
  decrypto: () => import("./decrypto/Diagram.svelte"),
  kreta: () => import("./kreta/Diagram.svelte"),
  krysis: () => import("./krysis/Diagram.svelte"),
} satisfies Record<GameName, Load>;
