/** What lies where in Kryptos, in words: my cards, then every other hand. */
import type { Kryptos } from "$lib/generated/types";
import type { Lies } from "../board";
import { coloursOf, labelOf, others, stateOf } from "./kryptos";

export const lies: Lies<"kryptos"> = (view, seat, content, speak) => {
  const colours = coloursOf(content);
  const mine = seat === null ? null : view.hands[seat];
  const own = mine?.values.map((value, index) => {
    if (value === null) return speak("kryptos-ui-mine-undealt", { index: index + 1 });
    return speak(mine.face_up[index] ? "kryptos-ui-mine-open" : "kryptos-ui-mine-hidden", { index: index + 1, value, colour: String(colours[value] ?? 0) });
  });
  return [...(own ?? []), ...others(view, seat).flatMap(hand)];

  /** Hidden cards of which nothing is known but their place go unsaid. */
  function hand(at: number): string[] {
    const shown = view.hands[at]!;
    const telling = (index: number) => shown.values[index] !== null || Boolean(shown.wrong[index]?.length);
    const cards = shown.values.flatMap((_, index) => (telling(index) ? [labelOf(shown, at, index, colours, [], speak)] : []));
    return [`${speak("kryptos-ui-hand-of", { seat: at })}: ${stateOf(shown, view.phase === "over", speak)}.`, `${stockOf(shown)}.`, ...cards];
  }

  function stockOf({ stock }: Kryptos.HandView): string {
    return speak("kryptos-ui-stock", { stock: stock.map((count, colour) => speak("kryptos-ui-stock-of", { count, colour: String(colour) })) });
  }
};
