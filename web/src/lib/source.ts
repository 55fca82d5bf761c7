/** Where a table is: what a page asks about it is answered there, by a server or by this browser. */
import { api, type Links } from "./api";
import type { Draw, Explained, Export, Hinted, Replay, ReviewNews, Said, TableInfo } from "./generated/types";

export interface Source {
  readonly id: string;
  /** It is in this browser, and nobody else knows of it. */
  readonly here: boolean;
  info(): Promise<TableInfo>;
  /** What the board is drawn with, where that is not the house's. */
  content(): Promise<unknown>;
  replay(eyes: string, page?: number): Promise<Replay>;
  /** What a thing was to these eyes after a step; without one, what all things were called. */
  explain(eyes: string, step: number, thing: string): Promise<Explained>;
  export(): Promise<Export>;
  draws(): Promise<Draw[]>;
  review(): Promise<ReviewNews>;
  hint(): Promise<Hinted>;
  ask(seat: number): Promise<Said>;
  /** The address of its page, or of its replay. */
  at(part?: "/replay", hash?: string): string;
}

/** A table at the server, which a link may open. */
export function served(id: string, link: Links = {}): Source {
  const query = link.watch ? `?watch=${link.watch}` : "";
  return {
    id,
    here: false,
    info: () => api.table(id, link),
    content: () => api.tableContent(id, link),
    replay: (eyes, page) => api.replay(id, eyes, link, page),
    explain: (eyes, step, thing) => api.explain(id, eyes, step, thing, link),
    export: () => api.export(id, link),
    draws: () => api.draws(id, link),
    review: () => api.review(id, link),
    hint: () => api.hint(id),
    ask: (seat) => api.ask(id, seat),
    at: (part = undefined, hash = "") => `/table/${id}${part ?? ""}${query}${hash}`,
  };
}
