/** How Kryptos is staged: a guess is said, then the card turns, or stays as it is. */
import type { Scenes } from "../../stage/scenes";

const CARD = "card:{owner}:{index}";
const SAID = { lasts: 900, marks: [`said ${CARD}`], sound: "say", early: true } as const;

export const scenes: Scenes = {
  "kryptos-story-reveal": { beats: [{ lasts: 700, marks: ["right space:{value}"], sound: "card" }], keeps: ["space:{value}"] },
  "kryptos-story-right": {
    opening: "kryptos-ui-said",
    beats: [SAID, { lasts: 640, marks: [`right ${CARD}`], sound: "card" }, { lasts: 760, marks: [`right ${CARD}`, "right space:{value}"], sound: "right" }],
    keeps: [CARD, "space:{value}"],
    slip: { to: "owner", title: "kryptos-ui-slip-found" },
  },
  "kryptos-story-wrong": { opening: "kryptos-ui-said", beats: [SAID, { lasts: 800, marks: [`wrong ${CARD}`], sound: "wrong" }], keeps: [CARD] },
  "kryptos-story-end-turn": { beats: [{ lasts: 500 }] },
  "kryptos-story-skipped": { beats: [{ lasts: 700 }] },
  "kryptos-story-triggered": { beats: [{ lasts: 1200, sound: "bell" }], by: "" },
  "kryptos-story-over": { beats: [{ lasts: 1200, sound: "bell" }], by: "" },
};
