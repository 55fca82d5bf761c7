/** Figures beside hints and in reviews, as people read them. */
import { say } from "$lib/language.svelte";

/** A chance in whole percent; what is possible is never shown as none, what is open never as certain. */
export function percent(share: number): string {
  return say("client-review-progress", { percent: wholePercent(share) });
}

/** The rule of Python's `whole_percent`, which words the sentence beside the bars. */
export function wholePercent(share: number): number {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 1;
  if (rounded === 100 && share < 1) return 99;
  return rounded;
}

/** A change with its sign; the minus is a real one. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
