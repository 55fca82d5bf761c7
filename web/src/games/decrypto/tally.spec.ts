import { expect, test } from "vitest";
import { tally, why } from "./tally";
import type { View } from "./decrypto";

const speak = (key: string, facts = {}) => `${key} ${Object.values(facts).join(" ")}`.trim();

interface Team {
  interceptions?: number;
  misses?: number;
  found?: number;
}

/** A game that is over: tokens of both teams, and who won. */
function over(winner: number, white: Team, black: Team, seats = [[0, 2], [1, 3]]): View {
  const teams = [white, black].map((its, team) => ({ interceptions: 0, misses: 0, found: null, name: "", seats: seats[team], ...its }));
  return { phase: "over", winner, teams, history: [] } as unknown as View;
}

test("two interceptions win, two miscommunications lose", () => {
  expect(why(over(0, { interceptions: 2 }, {}), speak)).toBe("decrypto-ui-end-intercepted white");
  expect(why(over(0, {}, { misses: 2 }), speak)).toBe("decrypto-ui-end-failed black");
});

test("where both ends meet, points decide, then keywords", () => {
  expect(why(over(1, { interceptions: 2, misses: 1 }, { interceptions: 2 }), speak)).toBe("decrypto-ui-end-points 2 1");
  expect(why(over(0, { interceptions: 1 }, {}), speak)).toBe("decrypto-ui-end-points 1 0");
  expect(why(over(1, { found: 1 }, { found: 3 }), speak)).toBe("decrypto-ui-end-named 3 1");
  expect(why(over(2, { found: 2 }, { found: 2 }), speak)).toBe("decrypto-ui-end-shared 2 2");
});

test("an interceptor alone wins with two tokens, the team by keeping to one", () => {
  const three = [[0, 1], [2]];
  expect(why(over(1, {}, { interceptions: 2 }, three), speak)).toBe("decrypto-ui-end-three-caught 2");
  expect(why(over(0, {}, { interceptions: 1 }, three), speak)).toBe("decrypto-ui-end-three-kept 1");
});

test("each round tells for whom it was good", () => {
  const view = over(0, { interceptions: 1 }, { misses: 1 });
  view.history = [
    { round: 1, team: 0, code: [1, 2, 3], decoding: [1, 2, 3], interception: null },
    { round: 1, team: 1, code: [4, 2, 1], decoding: [1, 2, 4], interception: [4, 2, 1] },
  ] as unknown as View["history"];
  const fates = (seat: number | null) => tally(view, seat, speak).rows[0]?.cells.map(({ marks }) => marks.map(({ fate }) => fate));
  expect(fates(0)).toEqual([["none"], ["good", "good"]]);
  expect(fates(1)).toEqual([["none"], ["bad", "bad"]]);
  expect(fates(null)).toEqual([["none"], ["none", "none"]]);
  expect(tally(view, 0, speak).sums).toEqual(["decrypto-ui-end-sum decrypto-ui-white 1 0 1", "decrypto-ui-end-sum decrypto-ui-black 0 1 −1"]);
});
