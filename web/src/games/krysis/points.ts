/** Where the points of Krysis came from: sales, crystals at home by colour, artefacts in groups, missions (KRY-64). */
import type { Krysis } from "$lib/generated/types";
import type { SeatPoints } from "../points";

/** What a red, a blue and a white crystal counts at home (KRY-64). */
const WORTH = [3, 2, 1] as const;
const COLOURS = ["krysis-points-red", "krysis-points-blue", "krysis-points-white"] as const;

/** The sources in the order of the scoring; one from which nobody has a point is left out. */
export function points(view: Krysis.View): SeatPoints[] {
  const all = (view.scores ?? []).map((score, seat) => ({
    seat,
    parts: [
      { key: "krysis-points-sold", amount: score.track },
      ...COLOURS.map((key, colour) => ({ key, amount: (view.seats[seat]?.hq?.[colour] ?? 0) * (WORTH[colour] ?? 0) })),
      { key: "krysis-points-artefacts", amount: score.artefacts },
      { key: "krysis-points-mission", amount: score.mission },
    ],
  }));
  const used = new Set(all.flatMap(({ parts }) => parts.filter(({ amount }) => amount).map(({ key }) => key)));
  return all.map(({ seat, parts }) => ({ seat, parts: parts.filter(({ key }) => used.has(key)) }));
}
