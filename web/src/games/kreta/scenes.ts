/** How Kreta is staged: a piece goes from where to where, and a scoring says what each province gave to whom. */
import type { Beat, Scene, Scenes } from "../../stage/scenes";

const to = (place: string, sound: Beat["sound"], from?: string): Scene => ({
  beats: [{ lasts: 320, marks: [`to ${place}`], early: true }, { lasts: 1000, marks: [`to ${place}`, ...(from ? [`from ${from}`] : [])], sound }],
  keeps: [place],
});
const PROVINCE = "province:{province}";
const ORIGIN = "province:{origin}";
const SITE = "site:{site}";

/** A scoring and all that it gives are one scene. */
const scoring: Scene = {
  beats: [{ lasts: 700, marks: [`score ${SITE}`], sound: "stone", early: true }, { lasts: 2600, marks: [`score ${SITE}`, `award ${PROVINCE}`], sound: "tick" }],
  by: "",
  together: "",
  slip: { to: "", title: "kreta-ui-slip-scored" },
};

export const scenes: Scenes = {
  "kreta-story-play": { beats: [{ lasts: 600, sound: "card" }] },
  "kreta-story-copy": { beats: [{ lasts: 500, sound: "card" }] },
  "kreta-story-add-ship": to("province:{port}", "knock"),
  "kreta-story-move-ship": to("province:{port}", "knock", ORIGIN),
  "kreta-story-add-villager": to(PROVINCE, "knock"),
  "kreta-story-move-villager": to(PROVINCE, "knock", ORIGIN),
  "kreta-story-add-abbot": to(PROVINCE, "knock"),
  "kreta-story-move-abbot": to(PROVINCE, "knock", ORIGIN),
  "kreta-story-harvest": to(PROVINCE, "tick"),
  "kreta-story-build-fort": to(SITE, "stone"),
  "kreta-story-build-village": to(PROVINCE, "stone"),
  "kreta-story-turn-up": { beats: [{ lasts: 800, marks: [`to ${SITE}`], sound: "card" }], by: "" },
  "kreta-story-replacement": { beats: [{ lasts: 800, marks: [`to ${SITE}`], sound: "card" }], by: "" },
  "kreta-story-keep": { beats: [{ lasts: 500, marks: [`to ${SITE}`] }] },
  "kreta-story-replace": { beats: [{ lasts: 500, marks: [`to ${SITE}`] }] },
  "kreta-story-scoring": scoring,
  "kreta-story-scored": scoring,
  "kreta-story-no-award": scoring,
  "kreta-story-over": { beats: [{ lasts: 1200, sound: "bell" }], by: "" },
};
