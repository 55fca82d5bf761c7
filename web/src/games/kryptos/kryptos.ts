/** What a Kryptos view says, in a form that is easy to draw.  Nothing here decides a rule. */
import type { Kryptos } from "$lib/generated/types";
import type { Bar, SeatNote, Speak } from "../board";

export const GOAL = 15;
export const NUMBERS = 48;

export interface Target {
  seat: number;
  index: number;
}

export interface Colour {
  id: string;
  symbol: string;
  name: Record<string, string>;
  numbers: number[];
}

/** Return, for each number, the place of its colour among the four. */
export function coloursOf(content: unknown): number[] {
  const colours = (content as { colours?: Colour[] } | null)?.colours ?? [];
  const places = Array.from({ length: NUMBERS + 1 }, (_, number) => (number + 3) % 4);
  colours.forEach((colour, place) => colour.numbers.forEach((number) => (places[number] = place)));
  return places;
}

/** How the spaces of the track lie: how many in a row, and how many rows. */
export interface Pad {
  rows: number;
  columns: number;
  /** The numbers go on from row to row; otherwise from column to column, so that a row is of one colour. */
  across: boolean;
}

export const TRACK: Pad = { rows: 4, columns: 12, across: false };

/** On a phone the track is a pad for fingers, and holds the rows that are in play. */
export function padFor(numbers: number): Pad {
  return { rows: Math.ceil(numbers / 8), columns: 8, across: true };
}

/** Return the number in a space of the track. */
export function numberAt(row: number, column: number, { rows, columns, across }: Pad): number {
  return across ? row * columns + column + 1 : column * rows + row + 1;
}

/** Return where an arrow key leads on the track, staying on it. */
export function step(number: number, key: string, pad: Pad): number {
  const { rows, columns, across } = pad;
  const [row, column] = across ? [Math.floor((number - 1) / columns), (number - 1) % columns] : [(number - 1) % rows, Math.floor((number - 1) / rows)];
  const to = (down: number, right: number) => numberAt(Math.max(0, Math.min(rows - 1, row + down)), Math.max(0, Math.min(columns - 1, column + right)), pad);
  const ways: Record<string, [number, number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -columns], End: [0, columns] };
  return to(...(ways[key] ?? [0, 0]));
}

export function hidden(hand: Kryptos.HandView): number {
  return hand.face_up.filter((up) => !up).length;
}

/** Return which of the two cards that everybody shows at first a hand shows next (KRP-14). */
export function showing(hand: Kryptos.HandView): number {
  return 1 + hand.face_up.length - hidden(hand);
}

/** Return what a right guess at this hand is worth, as the rulebook prints it (KRP-31). */
export function worth(hand: Kryptos.HandView): number {
  return Math.min(3, hidden(hand));
}

/** Say how many cards of a hand are hidden and what finding one is worth. */
export function stateOf(hand: Kryptos.HandView, over: boolean, speak: Speak): string {
  const left = hidden(hand);
  if (over && left) return speak("kryptos-ui-never-found", { count: left });
  return left ? speak("kryptos-ui-hidden", { count: left, worth: worth(hand) }) : speak("kryptos-ui-all-open");
}

/** Return the card to which an arrow key leads, as "seat:index": within a hand, or to the same place of the next one. */
export function beside(card: string, key: string, order: readonly number[], view: Kryptos.View, two: boolean): string {
  const [from = 0, index = 0] = card.split(":").map(Number);
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const upwards = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const row = two ? Math.ceil((view.hands[from]?.values.length ?? 0) / 2) : Infinity;
  const within = index + upwards * row;
  if (upwards && view.hands[from]?.values[within] !== undefined) return `${from}:${within}`;
  return `${order[order.indexOf(from) + upwards]}:${index + sideways}`;
}

/** Return what a screen reader says of another player's card; at the end nothing is hidden any more. */
export function labelOf(hand: Kryptos.HandView, seat: number, index: number, colourOf: readonly number[], marked: readonly number[], speak: Speak): string {
  const facts = { seat, index: index + 1 };
  const value = hand.values[index];
  if (typeof value === "number") {
    return speak(hand.face_up[index] ? "kryptos-ui-card-open" : "kryptos-ui-card-never-found", { ...facts, value, colour: String(colourOf[value] ?? 0) });
  }
  const wrong = hand.wrong[index] ?? [];
  const words = [wrong.length ? speak("kryptos-ui-card-wrong", { values: wrong }) : "", marked.length ? speak("kryptos-ui-marked", { values: marked }) : ""];
  return [speak("kryptos-ui-card-hidden", facts), ...words].filter(Boolean).join(" ");
}

/** Return the nearest open cards on both sides of a card; null where there is none. */
export function between(hand: Kryptos.HandView, index: number): [number | null, number | null] {
  const open = (at: number) => (hand.face_up[at] ? (hand.values[at] ?? null) : null);
  let low: number | null = null;
  let high: number | null = null;
  for (let at = index - 1; at >= 0 && low === null; at--) low = open(at);
  for (let at = index + 1; at < hand.values.length && high === null; at++) high = open(at);
  return [low, high];
}

/** Say what its neighbours and past guesses tell about a hidden card. */
export function known(hand: Kryptos.HandView, index: number, speak: Speak): string {
  const [low, high] = between(hand, index);
  const wrong = hand.wrong[index] ?? [];
  const place = low === null ? (high === null ? "anywhere" : "below") : high === null ? "above" : "between";
  const words = [speak(`kryptos-ui-${place}`, { low: low ?? 0, high: high ?? 0 }), wrong.length ? speak("kryptos-ui-not", { values: wrong }) : ""];
  return words.filter(Boolean).join(" ");
}

export type Space = "found" | "unused" | "own" | "said" | "out" | "may" | "free";

/** Return the highest number that is in play: those above were covered before the deal. */
export function highest(view: Kryptos.View): number {
  const open = view.hands.flatMap((hand) => hand.values).filter((value) => value !== null);
  return Math.max(0, ...view.uncovered, ...open);
}

/** What a space of the track means to whoever looks: `fits` are the numbers that the chosen card may be, null without thinking aids. */
export function spaceOf(number: number, view: Kryptos.View, mine: Kryptos.HandView | null, target: Target | null, fits: ReadonlySet<number> | null): Space {
  if (!view.uncovered.includes(number)) return number > highest(view) ? "unused" : "found";
  if (target && view.hands[target.seat]?.wrong[target.index]?.includes(number)) return "said";
  if (mine?.values.includes(number)) return "own";
  if (!target || !fits) return "free";
  return fits.has(number) ? "may" : "out";
}

/**
 * Return the seats in the order in which they are drawn: those after the viewer first.
 * A spectator sees them in turn order.
 */
export function others(view: Kryptos.View, seat: number | null): number[] {
  const seats = view.hands.map((_, at) => at);
  if (seat === null) return seats;
  return seats.map((at) => (seat + at) % seats.length).slice(1);
}

/** Return the cards that were turned up between two views, as "seat:index". */
export function turnedUp(before: Kryptos.View | null, view: Kryptos.View): Set<string> {
  const turned = new Set<string>();
  if (!before || before.hands.length !== view.hands.length) return turned;
  view.hands.forEach((hand, seat) =>
    hand.face_up.forEach((up, index) => {
      if (up && before.hands[seat]?.face_up[index] === false) turned.add(`${seat}:${index}`);
    }),
  );
  return turned;
}

/** Return the cards of which something was said wrongly between two views, as "seat:index". */
export function missedIn(before: Kryptos.View | null, view: Kryptos.View): Set<string> {
  const missed = new Set<string>();
  if (!before || before.hands.length !== view.hands.length) return missed;
  view.hands.forEach((hand, seat) =>
    hand.wrong.forEach((wrong, index) => {
      if (wrong.length > (before.hands[seat]?.wrong[index]?.length ?? 0)) missed.add(`${seat}:${index}`);
    }),
  );
  return missed;
}

export function notes(view: Kryptos.View, speak: Speak): SeatNote[] {
  return view.points.map((points, seat) => ({
    figure: String(points),
    of: `/${GOAL}`,
    meter: [Math.min(points, GOAL), GOAL] as const,
    label: `${speak("kryptos-ui-points", { points, goal: GOAL })}${view.first === seat ? `. ${speak("kryptos-ui-first-help")}` : ""}`,
    remark: view.first === seat ? speak("kryptos-ui-first") : undefined,
  }));
}

/** Say what happens now to somebody who does not choose at this moment. */
export function sentence(view: Kryptos.View, _seat: number | null, speak: Speak): Bar {
  if (view.phase === "over") {
    const best = Math.max(...view.points);
    return { sentence: speak("kryptos-ui-over", { points: best }) };
  }
  if (view.turn === null) return { sentence: speak("kryptos-ui-dealing") };
  const facts = { seat: view.turn };
  if (view.phase === "reveal") return { sentence: speak("kryptos-ui-reveal-wait", { ...facts, number: showing(view.hands[view.turn]!) }) };
  const now = speak(view.phase === "second" ? "kryptos-ui-second-wait" : "kryptos-ui-first-wait", facts);
  return { sentence: view.triggered ? `${now} ${speak("kryptos-ui-last-round")}` : now };
}
