/** What every editor of contents does with what is made in it: name it, keep it, share it, take it up again, play with it. */
import type { ContentInfo, ContentLists, ContentOpened, KeepContent } from "$lib/generated/types";
import { say } from "$lib/language.svelte";
import { explain } from "$lib/problems";
import { addressOf, router } from "$lib/router.svelte";
import { store } from "./store";

/** An editor: its game, its address, and how the keys of its own words begin. */
export interface Editor {
  game: string;
  at: string;
  texts: string;
}

/** `D` is what was made so far, as the browser keeps it until it is saved. */
export class Keeping<D> {
  name = $state("");
  sharing = $state<KeepContent["sharing"]>("me");
  about = $state<ContentInfo | null>(null);
  lists = $state<ContentLists | null>(null);
  problem = $state("");
  saved = $state(false);
  busy = $state(false);
  /** Whether this browser keeps what is not saved yet. */
  waits = $state(false);
  /** Whether it lies in this browser alone, because no server can be reached. */
  readonly here = $derived(this.about !== null && store.isHere(this.about.id));
  readonly mine = $derived(this.about === null || this.about.mine);

  constructor(readonly editor: Editor) {}

  /** Where this browser keeps what is not saved yet: something new, or changes of what is open. */
  get #place(): string {
    return `kastellan${this.editor.at.replace("/", "-")}${this.about ? `-${this.about.id}` : ""}`;
  }

  get link(): string {
    return this.about ? new URL(addressOf(`${this.editor.at}/${this.about.id}`), location.href).href : "";
  }

  /** In the words of this editor, such as “the list” or “the map”. */
  say = (key: string, facts: Record<string, string | number> = {}): string => say(`${this.editor.texts}-${key}`, facts);

  /** Of a file that is of another kind. */
  notThis = (why: string): string => say("content-not-this", { why });

  async list(): Promise<void> {
    this.lists = await store.lists(this.editor.game);
  }

  async open(id: string): Promise<ContentOpened> {
    const opened = await store.opened(id);
    [this.about, this.name, this.sharing] = [opened.about, opened.about.name, opened.about.mine ? opened.about.sharing : "me"];
    return opened;
  }

  /** What was made or changed before the page was closed. */
  begun(): (D & { name: string }) | null {
    try {
      const begun = JSON.parse(localStorage.getItem(this.#place) ?? "null") as (D & { name: string }) | null;
      if (begun) [this.name, this.waits] = [begun.name, true];
      return begun;
    } catch {
      return null; // a private window may refuse storage
    }
  }

  /** Something has changed: what is kept on the server stays there until it is saved again. */
  remember(draft: D): void {
    this.saved = false;
    try {
      localStorage.setItem(this.#place, JSON.stringify({ ...draft, name: this.name }));
      this.waits = true;
    } catch {
      this.waits = false; // a private window may refuse storage; what is made then lasts as long as the page
    }
  }

  forget(): void {
    this.waits = false;
    try {
      localStorage.removeItem(this.#place);
    } catch {
      // there is nothing then
    }
  }

  /** Keep a file that was checked, as a new one or in place of one's own; of somebody else's a copy. */
  async keep(file: string | null | undefined, language: KeepContent["language"] = ""): Promise<ContentInfo | null> {
    if (!file) return null;
    this.busy = true;
    try {
      const wish = { game: this.editor.game, name: this.name.trim() || this.say("unnamed"), file, sharing: this.sharing, language };
      const kept = await store.keep(wish, this.mine ? (this.about?.id ?? "") : "");
      this.forget();
      [this.about, this.name, this.saved, this.problem] = [kept, kept.name, true, ""];
      history.replaceState(history.state, "", addressOf(`${this.editor.at}/${this.about.id}`));
      await this.list();
      return kept;
    } catch (error) {
      this.problem = explain(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async play(file: string | null | undefined, language: KeepContent["language"] = ""): Promise<void> {
    const kept = await this.keep(file, language);
    if (kept) router.go(`/new/${this.editor.game}?content=${kept.id}`);
  }

  drop = async (): Promise<void> => {
    if (this.about) await store.remove(this.about.id);
    this.forget();
    router.go(`/new/${this.editor.game}`);
  };

  startNew(): void {
    [this.about, this.name, this.sharing, this.saved] = [null, "", "me", false];
    history.replaceState(history.state, "", addressOf(this.editor.at));
  }
}
