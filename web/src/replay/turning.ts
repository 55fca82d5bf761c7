/** The turning point of a game, from its review. */
import type { Decision, Point, Review } from "$lib/generated/types";

/** A decision of mine that cost less than this turned nothing. */
const DEAR = 0.1;
/** What moves no chance by as much is no turn. */
const FELT = 0.05;

/** A decision of my own, or the step with which somebody's chance rose most. */
export type Turn = { kind: "mine"; move: number; seat: number; decision: Decision } | { kind: "swing"; move: number; seat: number; from: number; to: number };

/** Return where the game turned for `seat`, or for all; null where it never did. */
export function turningPoint(review: Review, seat: number | null): Turn | null {
  const own = seat === null ? undefined : review.by_seat[seat]?.find((one) => one.cost >= DEAR);
  if (own) return { kind: "mine", move: own.move, seat: own.seat, decision: own };
  return swing(review.chart, review.decisions);
}

/** The largest rise between two points of the chart, at the last decision between them. */
function swing(chart: readonly Point[], decisions: readonly Decision[]): Turn | null {
  let best: Turn | null = null;
  let most = FELT;
  chart.slice(1).forEach((point, at) => {
    const before = chart[at]!;
    const played = decisions.findLast((one) => one.move >= before.move && one.move < point.move);
    point.chances.forEach((to, seat) => {
      const from = before.chances[seat] ?? 0;
      if (!played || to - from <= most) return;
      most = to - from;
      best = { kind: "swing", move: played.move, seat, from, to };
    });
  });
  return best;
}
