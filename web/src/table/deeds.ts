/** What one does at a table beside playing: come back, close it, play again, ask a team-mate. */
import { api, ApiError } from "$lib/api";
import type { TableInfo } from "$lib/generated/types";
import { explain } from "$lib/problems";
import { router } from "$lib/router.svelte";
import { playAgain } from "$lib/solo";
import type { Source } from "$lib/source";
import type { TableState } from "$lib/table.svelte";
import type { LocalTable } from "../local/table";
import { wishPause } from "./days";

export class Deeds {
  constructor(
    private readonly table: TableState,
    private readonly source: Source,
    private readonly local: LocalTable | null,
    private readonly changed: (info: TableInfo) => void,
    private readonly failed: (why: string) => void,
  ) {}

  /** Take one's seat again from the computer player that kept it. */
  comeBack(): void {
    api.sit(this.table.id, {}).then(this.changed, (error: unknown) => this.failed(explain(error)));
  }

  /** End a game that cannot go on. */
  close(): void {
    api.close(this.table.id).then((next) => this.table.update(next), (error: unknown) => this.failed(explain(error)));
  }

  /** Want a pause where moves take days, or not. */
  pause(yes: boolean): void {
    if (this.table.info) wishPause(this.table.info, yes).then((next) => this.table.update(next), (error: unknown) => this.failed(explain(error)));
  }

  async rematch(): Promise<void> {
    try {
      if (this.local) router.go(`/local/${await (await import("../local/place.svelte")).place.again(this.local)}`);
      else router.go(`/table/${this.table.info?.rematch ?? (await playAgain(this.table.id))}`);
    } catch (error) {
      this.failed(explain(error));
    }
  }

  /** A computer player of my team says what it thinks, or the table says why not. */
  async ask(seat: number): Promise<void> {
    try {
      this.table.talk.hear(await this.source.ask(seat));
    } catch (error) {
      if (error instanceof ApiError) this.table.refuse(error.problem);
    }
  }
}
