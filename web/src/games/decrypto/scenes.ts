/** How Decrypto is staged: clues are read, then both guesses, then the code digit by digit, then who takes a token. */
import type { Scene, Scenes } from "../../stage/scenes";

/** The clues are read out one after another, in one scene. */
const clues: Scene = { beats: [{ lasts: 2400, sound: "say" }], together: "" };
const verdict = (sound: "low" | "wrong"): Scene => ({ beats: [{ lasts: 1400, marks: ["verdict half"], sound }], by: "" });

export const scenes: Scenes = {
  "decrypto-story-round": { beats: [{ lasts: 1000, sound: "bell" }], by: "" },
  "decrypto-story-clues": clues,
  "decrypto-story-clue": clues,
  "decrypto-story-clue-performed": clues,
  "decrypto-story-no-clue": clues,
  "decrypto-story-interception": { beats: [{ lasts: 1200, marks: ["intercept half"], sound: "tick" }], by: "" },
  "decrypto-story-decoding": { beats: [{ lasts: 1200, marks: ["decode half"], sound: "tick" }], by: "" },
  "decrypto-story-code": {
    beats: [...[1, 2, 3].map((digit) => ({ lasts: 640, marks: [`code${digit} half`], sound: "knock" as const })), { lasts: 1200, marks: ["verdict half"], sound: "right" }],
  },
  "decrypto-story-token": verdict("low"),
  "decrypto-story-miscommunication": verdict("wrong"),
  "decrypto-story-objection": { beats: [{ lasts: 900, sound: "say" }] },
  "decrypto-story-conceded": { beats: [{ lasts: 900 }] },
  "decrypto-story-struck": { beats: [{ lasts: 900 }], by: "" },
  "decrypto-story-stands": { beats: [{ lasts: 900 }], by: "" },
  "decrypto-story-names": { beats: [{ lasts: 1200, sound: "bell" }], by: "" },
  "decrypto-story-found": { beats: [{ lasts: 1200 }], by: "" },
  "decrypto-story-over": { beats: [{ lasts: 1200, sound: "bell" }], by: "" },
};

/** The parts of a reveal in their order; what is not reached yet is not seen. */
export const STEPS = ["intercept", "decode", "code1", "code2", "code3", "verdict"];
