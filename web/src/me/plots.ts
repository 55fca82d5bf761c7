/** How finished games went over time, made ready to be drawn: results by the week, ratings by the game. */
import type { CoursePoint } from "$lib/generated/types";

export const WEEKS = 12;
export const FRAME = { width: 350, height: 190, left: 26, right: 346, top: 10, bottom: 166, labels: 268 } as const;
const LINE = 14;
const START = 25;

export interface Week {
  readonly start: Date;
  readonly won: number;
  readonly other: number;
}

/** The Monday on which a week begins, by the reader's calendar; `back` weeks earlier. */
export function monday(at: Date, back = 0): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7) - 7 * back);
}

/** The last weeks, the present one at the end. */
export function weeks(points: readonly CoursePoint[], now: Date): Week[] {
  return Array.from({ length: WEEKS }, (_, at) => {
    const start = monday(now, WEEKS - 1 - at);
    const end = monday(now, WEEKS - 2 - at);
    const there = points.filter(({ ended }) => ended * 1000 >= start.getTime() && ended * 1000 < end.getTime());
    const won = there.filter((one) => one.won).length;
    return { start, won, other: there.length - won };
  });
}

/** Whole numbers from nothing to what holds the most, few enough to be written. */
export function steps(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 4));
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

export interface Course {
  readonly game: string;
  readonly points: readonly { x: number; y: number }[];
  readonly mu: number;
  readonly sigma: number;
  /** Where the name stands, clear of the others. */
  readonly label: number;
}

export interface Ratings {
  readonly courses: readonly Course[];
  readonly scale: readonly { y: number; value: number }[];
  readonly from: number;
  readonly to: number;
}

type Rated = CoursePoint & { mu: number; sigma: number };

/** A line a game: across by time, up by rating, with the start of everybody on the scale; null without a rated game. */
export function ratings(points: readonly CoursePoint[]): Ratings | null {
  const rated = points.filter((one): one is Rated => one.mu != null && one.sigma != null);
  if (!rated.length) return null;
  const [from, to] = [rated[0]!.ended, rated.at(-1)!.ended];
  const values = rated.map(({ mu }) => mu);
  const low = Math.floor(Math.min(START, ...values)) - 1;
  const high = Math.ceil(Math.max(START, ...values)) + 1;
  const y = (value: number) => FRAME.bottom - ((value - low) / (high - low)) * (FRAME.bottom - FRAME.top);
  const x = (at: number) => FRAME.left + (to > from ? (at - from) / (to - from) : 1) * (FRAME.labels - FRAME.left);
  const courses = [...new Set(rated.map(({ game }) => game))].map((game) => {
    const own = rated.filter((one) => one.game === game);
    const { mu, sigma } = own.at(-1)!;
    return { game, points: own.map((one) => ({ x: x(one.ended), y: y(one.mu) })), mu, sigma };
  });
  const middle = Math.round((low + high) / 2);
  const scale = [low, middle, high].map((value) => ({ y: y(value), value }));
  return { courses: labelled(courses), scale, from, to };
}

/** Names from the top down, each at least a line below the one above it, and all inside the frame. */
function labelled(courses: readonly Omit<Course, "label">[]): Course[] {
  let above = -Infinity;
  const sorted = courses.toSorted((one, other) => other.mu - one.mu);
  const placed = sorted.map((one) => ({ ...one, label: (above = Math.max(one.points.at(-1)!.y, above + LINE)) }));
  let below = FRAME.bottom + LINE;
  return placed.toReversed().map((one) => ({ ...one, label: (below = Math.min(one.label, below - LINE)) })).toReversed();
}
