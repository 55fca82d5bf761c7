/** A line to a table of this browser: to `Socket` it is a WebSocket that never breaks. */

/** What happens at this end of the line. */
export interface Ends {
  came(): void;
  said(text: string): void;
  went(): void;
}

export class Line {
  readyState = 0;
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly ends: Ends) {
    // Whoever makes a socket sets what it calls after that.
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.({});
      ends.came();
    });
  }

  send(text: string): void {
    if (this.readyState === 1) this.ends.said(text);
  }

  /** Take what the table sends. */
  receive(text: string): void {
    if (this.readyState === 1) this.onmessage?.({ data: text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.ends.went();
    queueMicrotask(() => this.onclose?.({ code: 1000 }));
  }
}
