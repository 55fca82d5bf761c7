/** A file that is made in an editor: begun with the house's, one that is kept or one from a disk; checked after each change. */
import { api, ApiError } from "$lib/api";
import { offer } from "$lib/games.svelte";
import { LANGUAGES, reader } from "$lib/language.svelte";
import { explain, sentenceOf } from "$lib/problems";
import type { Language } from "$lib/speech";
import { proofread } from "./checks";
import { Keeping, type Editor } from "./keeping.svelte";
import { Made } from "./made.svelte";
import { at, placeOf, put, type Step } from "./places";
import { Proof } from "./proof.svelte";

interface Begun {
  file: string;
}

export class Making<F> {
  readonly keeping: Keeping<Begun>;
  readonly made = new Made<F>();
  readonly proof: Proof;
  ready = $state(false);
  lost = $state("");
  /** In which language names are written, and whether the others get the same. */
  language = $state<Language>("en");
  same = $state(true);
  /** The house's file: what a new one begins with. */
  house = $state.raw<F | null>(null);
  readonly text = $derived(this.made.now === null ? "" : JSON.stringify(this.made.now));

  /** `asFile` makes a file of what clients are shown of the house's content; `called` says where a place is, in the reader's words. */
  constructor(
    readonly editor: Editor,
    private readonly asFile: (shown: unknown) => F,
    readonly called: (place: string) => string,
  ) {
    this.keeping = new Keeping(editor);
    this.proof = new Proof(editor.game);
  }

  async begin(id: string | undefined): Promise<void> {
    const { game } = this.editor;
    try {
      const parts = ["content", `content-${game}`, "input", game].map((part) => reader.add(part));
      const [house] = await Promise.all([api.content(game), offer.load(), this.keeping.list(), ...parts]);
      [this.house, this.language] = [this.asFile(house), reader.language];
      const kept = id ? await this.keeping.open(id) : null;
      if (kept && kept.about.game !== game) throw new ApiError(409, { rule: "", reason: "server-content-other-game", facts: {}, text: "" });
      this.made.begin(kept ? (JSON.parse(kept.file) as F) : this.house);
      const begun = this.keeping.begun();
      if (begun) this.made.change(JSON.parse(begun.file) as F);
      void this.proof.now(this.text);
    } catch (error) {
      this.lost = explain(error);
    }
    this.ready = true;
  }

  /** What stands at a place of the file. */
  at(steps: readonly Step[]): unknown {
    return at(this.made.now, steps);
  }

  /** Something else stands at a place; letters of one field are one change. */
  put(steps: readonly Step[], value: unknown): void {
    if (this.made.now !== null) this.change(put(this.made.now, steps, value), placeOf(steps));
  }

  change(next: F, what = ""): void {
    this.made.change(next, what);
    this.changed();
  }

  /** Write a name in the chosen language, or in all. */
  rename(steps: readonly Step[], name: string): void {
    const names = this.at(steps) as Record<string, string>;
    const written = this.same ? LANGUAGES.map(([code]) => code) : [this.language];
    this.put(steps, { ...names, ...Object.fromEntries(written.map((code) => [code, name])) });
  }

  changed = (): void => {
    this.keeping.remember({ file: this.text });
    this.proof.later(this.text);
  };

  /** Take a file from a disk; one of another kind changes nothing. */
  fromDisk = async (text: string): Promise<void> => {
    try {
      const found = await proofread(this.editor.game, text);
      const wrong = found.digest || found.counts.length ? undefined : found.faults[0];
      if (wrong) this.keeping.problem = this.keeping.notThis(sentenceOf(wrong));
      else [this.keeping.problem] = ["", this.change(JSON.parse(text) as F)];
    } catch (error) {
      this.keeping.problem = explain(error);
    }
  };

  startNew = (): void => {
    if (this.house !== null) this.change(this.house);
  };

  /** The file as it stands now, if it can be played with. */
  async file(): Promise<string | null> {
    const text = this.text;
    return (await this.proof.now(text)) ? text : null;
  }

  save = async () => this.keeping.keep(await this.file());
  play = async () => this.keeping.play(await this.file());
}
