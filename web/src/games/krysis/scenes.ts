/** How Krysis is staged: bids open together, loads fill, a robbery is told to its victim. */
import type { Scene, Scenes } from "../../stage/scenes";

const load: Scene = {
  beats: [{ lasts: 1300, marks: ["load camp:{seat}"], sound: "rattle", early: true }, { lasts: 700, marks: ["leave camp:{seat}"] }],
  keeps: ["camp:{seat}"],
};
const robbery: Scene = {
  beats: [{ lasts: 900, marks: ["attack camp:{target}"], sound: "low", early: true }, { lasts: 900, marks: ["attack camp:{target}"] }],
  keeps: ["camp:{target}"],
  slip: { to: "target", title: "krysis-ui-slip-robbed" },
};
const loss: Scene["beats"] = [{ lasts: 900, marks: ["attack camp:{target}"], sound: "low" }];
const short: Scene = { beats: [{ lasts: 500 }] };
const gain: Scene = { beats: [{ lasts: 700, marks: ["gain camp:{seat}"], sound: "rattle" }], keeps: ["camp:{seat}"] };
const pause: Scene = { beats: [{ lasts: 900, sound: "bell" }], by: "" };

export const scenes: Scenes = {
  "krysis-story-enter": { beats: [{ lasts: 500, sound: "knock" }] },
  "krysis-story-round": pause,
  "krysis-story-bid": {
    opening: "krysis-ui-scene-hush",
    beats: [
      { lasts: 500, marks: ["hush bids"], early: true },
      { lasts: 800, marks: ["open bids"], sound: "knock" },
      { lasts: 1000, marks: ["order bids"] },
      { lasts: 1100, marks: ["pay bids"], sound: "rattle" },
    ],
    by: "",
    together: "",
  },
  "krysis-story-dig": { beats: [{ lasts: 800, marks: ["dig space:{space}", "gain camp:{seat}"], sound: "knock" }], keeps: ["space:{space}"] },
  "krysis-story-keep": short,
  "krysis-story-kept-alone": short,
  "krysis-story-agent": { beats: [{ lasts: 1200, marks: ["turn camp:{seat}"], sound: "card" }], by: "", together: "" },
  "krysis-story-plays": short,
  "krysis-story-load-hq": load,
  "krysis-story-load-bank": load,
  "krysis-story-loot-hq": gain,
  "krysis-story-loot-bank": gain,
  "krysis-story-loot-camp": gain,
  "krysis-story-attack": robbery,
  "krysis-story-attack-open": robbery,
  "krysis-story-rob": robbery,
  "krysis-story-stolen": { ...robbery, beats: loss, slip: { to: "target", title: "krysis-ui-slip-robbed", joins: true } },
  "krysis-story-snatch-own": { ...robbery, beats: loss },
  "krysis-story-snatch": { beats: [{ lasts: 900, marks: ["attack camp:{target}"] }], keeps: ["camp:{target}"] },
  "krysis-story-spy": { beats: [{ lasts: 900, marks: ["attack camp:{target}"] }], keeps: ["camp:{target}"], slip: { to: "target", title: "krysis-ui-slip-spied" } },
  "krysis-story-overtime": gain,
  "krysis-story-mine": gain,
  "krysis-story-transmute": gain,
  "krysis-story-recruits": { beats: [{ lasts: 350, sound: "card" }] },
  "krysis-story-recruit": { beats: [{ lasts: 900, sound: "card" }] },
  "krysis-story-round-over": { beats: [{ lasts: 900 }], by: "" },
  "krysis-story-over": pause,
};
