/** Contents that are kept: at the server, or in this browser where there is none to be reached. */
import { api, Unreachable } from "$lib/api";
import type { ContentInfo, ContentLists, ContentOpened, KeepContent } from "$lib/generated/types";

const PLACE = "kastellan-contents";
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

type Shelf = Record<string, ContentOpened>;

function read(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Shelf;
  } catch {
    return {};
  }
}

function write(shelf: Shelf): void {
  localStorage.setItem(PLACE, JSON.stringify(shelf));
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** What `served` answers, or what this browser can do where no server does. */
async function orHere<T>(served: () => Promise<T>, here: () => T): Promise<T> {
  try {
    return await served();
  } catch (error) {
    if (error instanceof Unreachable) return here();
    throw error;
  }
}

function keepHere({ game, name, file, language }: KeepContent, id: string): ContentInfo {
  const about: ContentInfo = { id: id || newId(), game, digest: "", name, language: language ?? "", sharing: "me", size: file.length, updated: Date.now() / 1000, mine: true };
  write({ ...read(), [about.id]: { about, file } });
  return about;
}

export const store = {
  /** Whether a content lies in this browser alone. */
  isHere: (id: string): boolean => id in read(),

  /** Contents of one game, or of all. */
  async lists(game = ""): Promise<ContentLists> {
    const found = await orHere(() => api.contents(game), () => ({ mine: [], shared: [], may_share: false, most: 0 }));
    const here = Object.values(read()).flatMap(({ about }) => (!game || about.game === game ? [about] : []));
    return { ...found, mine: [...here, ...found.mine] };
  },

  async opened(id: string): Promise<ContentOpened> {
    return read()[id] ?? api.opened(id);
  },

  /** Keep a content, in place of another of one's own if there is an `id`; what lay here goes to the server once it can. */
  async keep(wish: KeepContent, id = ""): Promise<ContentInfo> {
    const here = store.isHere(id);
    const kept = await orHere(() => api.keep(wish, here ? "" : id), () => keepHere(wish, id));
    if (here && kept.id !== id) await store.remove(id);
    return kept;
  },

  /** The id by which the server knows a content: one that lay here is brought there. */
  async served(id: string): Promise<string> {
    const found = read()[id];
    if (!found) return id;
    const { game, name, language } = found.about;
    const kept = await api.keep({ game, name, file: found.file, sharing: "me", language });
    await store.remove(id);
    return kept.id;
  },

  async remove(id: string): Promise<void> {
    if (!store.isHere(id)) return api.removeContent(id);
    write(Object.fromEntries(Object.entries(read()).filter(([one]) => one !== id)));
  },
};
