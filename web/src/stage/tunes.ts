/** The sounds of the table, as notes: made by the browser from these figures alone. */

export interface Note {
  wave: OscillatorType | "noise";
  /** In hertz: where it begins and, if it glides, where it ends; for noise the middle of its band. */
  pitch: number;
  to?: number;
  /** In seconds. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
}

const bell = (pitch: number, at: number, loud = 0.5): Note => ({ wave: "sine", pitch, at, lasts: 0.5, loud });
const knock = (at: number, pitch = 190): Note => ({ wave: "triangle", pitch, to: pitch * 0.55, at, lasts: 0.12, loud: 0.7 });
const click = (at: number, pitch = 2400): Note => ({ wave: "noise", pitch, at, lasts: 0.04, loud: 0.35 });

export const TUNES = {
  /** It is my turn. */
  bell: [bell(523.25, 0), bell(659.25, 0.14)],
  /** Somebody says something. */
  say: [{ wave: "sine", pitch: 330, at: 0, lasts: 0.14, loud: 0.25 }],
  /** A card turns. */
  card: [{ wave: "noise", pitch: 1500, at: 0, lasts: 0.09, loud: 0.5 }, click(0.08)],
  right: [bell(587.33, 0, 0.4), bell(880, 0.11, 0.4)],
  wrong: [{ wave: "triangle", pitch: 220, to: 165, at: 0, lasts: 0.28, loud: 0.4 }],
  /** Wood on wood: a piece is put down, bids are opened. */
  knock: [knock(0)],
  /** Stone on wood: a fort. */
  stone: [knock(0, 120), { wave: "noise", pitch: 500, at: 0, lasts: 0.1, loud: 0.4 }],
  tick: [click(0), click(0.09, 2900)],
  /** Crystals. */
  rattle: [click(0, 3200), click(0.06, 3800), click(0.1, 3000), click(0.17, 4200)],
  /** Something was taken from somebody. */
  low: [{ wave: "triangle", pitch: 110, to: 82, at: 0, lasts: 0.6, loud: 0.6 }],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;
