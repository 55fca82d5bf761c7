/** Outlines of pieces, seat marks, characters and crops. */
import type { Kind } from "./kreta";

export const PIECES: Record<Kind, string> = {
  villager: "M0-12.2a4.5 4.5 0 0 1 3.3 7.6C7-3.6 9 1 9 9.2H-9C-9 1-7-3.6-3.3-4.6A4.5 4.5 0 0 1 0-12.2Z",
  village: "M-12 9.2V-.5L-5.5-6.6-2.6-4 3-11 12.6-1V9.2Z",
  abbot: "M-1-13.5C5-13.5 6-8 4.6-4.2 8-1 9 4 9 9.8H-11C-11 4-10-1-6.6-4.2-8-8-7-13.5-1-13.5Z",
  ship: "M-13 3.5H13C11.5 9 8 11 0 11S-11.5 9-13 3.5ZM-9 2C-6.5-3-6.5-9-8.5-13.5H8C10.5-9 10.5-3 9 2Z",
  fort: "M-8 10V-4L-9.6-6V-12H-5.4V-9H-2.2V-12H2.2V-9H5.4V-12H9.6V-6L8-4V10Z",
};

/** Where the seat's mark sits on each piece. */
export const MARKED: Record<Kind, string> = {
  villager: "translate(0 3.6)",
  village: "translate(1.5 3)",
  abbot: "translate(-1 3.6)",
  ship: "translate(0 -5.6)",
  fort: "translate(0 2)",
};

/** Circle, square, triangle, diamond: the seats of at most four players. */
export const MARKS = ["M0-3.1a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2Z", "M-2.9-2.9H2.9V2.9H-2.9Z", "M0-3.4 3.6 2.8H-3.6Z", "M0-3.9 3.6 0 0 3.9-3.6 0Z"];

/** Characters by their order in the content; some are drawn with lines. */
export const EMBLEMS: Record<string, { fill?: string; line?: string }> = {
  king: { fill: "M-12 9-13-7-6 0 0-11 6 0 13-7 12 9ZM-12 11H12V14H-12ZM-13-11a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM0-15a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM13-11a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" },
  architect: { line: "M0-9-9 13M0-9 9 13M-7 4Q0 8 7 4", fill: "M0-14.6a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z" },
  admiral: { line: "M0-6V13M-7-2H7M-12 4C-11 11-5 13 0 13S11 11 12 4M-12 4-14 8M-12 4-8 7M12 4 14 8M12 4 8 7M0-13.3a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z" },
  commander: { fill: "M-10-14h2.6V15H-10ZM-6-13C0-16 4-9 13-12L10-5 13 2C4 5 0-2-6 1Z" },
  castellan: { fill: "M-6-13a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM-2-3 12 11 9 14 6.5 11.5 4 14 1.5 11.5 4 9-4.5.5Z" },
  abbot: { fill: "M-2.2-14H2.2V-7.5H9V-3H2.2V14H-2.2V-3H-9V-7.5H-2.2ZM-11 8C-8 12-5 13-4 14H-10C-11 12-11.5 10-11 8ZM11 8C8 12 5 13 4 14H10C11 12 11.5 10 11 8Z" },
  farmer: { fill: "M-4 15-8 11-1 3 3 7ZM0 4C8 3 11-5 5-14 15-8 16 5 3 7ZM-13-9C-9-10-6-8-6-4-10-3-13-5-13-9Z" },
};

/** Crops: a stem, and fruit in two colours. */
export const CROPS: Record<string, { stem: string; fruit: string; leaf?: string; ink: string; ground: string }> = {
  wheat: { stem: "M0 8V-3", fruit: "M0-8.2c1.6 1.4 1.6 3.2 0 4.6-1.6-1.4-1.6-3.2 0-4.6ZM-.6-2c-2.4.2-3.8-1-4-3.2 2.4-.2 3.8 1 4 3.2ZM.6-2c2.4.2 3.8-1 4-3.2C2.2-5.4.8-4.2.6-2ZM-.6 2.2c-2.4.2-3.8-1-4-3.2 2.4-.2 3.8 1 4 3.2ZM.6 2.2c2.4.2 3.8-1 4-3.2C2.2-1.2.8 0 .6 2.2Z", ink: "#9a6a0c", ground: "#fff0b8" },
  olive: { stem: "M-7 5C-3 0 1-4 6.5-6.5", leaf: "M-2-.5C-6-1-7-4-6.5-6.5-3-6-1.5-4-2-.5Z", fruit: "M3.6-1a3.1 4 0 1 1 0 8 3.1 4 0 0 1 0-8ZM-2.6 2a2.3 3 0 1 1 0 6 2.3 3 0 0 1 0-6Z", ink: "#4d6320", ground: "#e9f0c9" },
  wine: { stem: "M0-4.5C0-7 2-8 3.6-8", leaf: "M-.5-5C-5-4.5-6.5-6-6.5-8-3-9-.8-8-.5-5Z", fruit: "M-4-4.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM0-4.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM4-4.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM-2.1-.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM2.1-.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM0 3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z", ink: "#7a2461", ground: "#f1dcec" },
  thyme: { stem: "M0 8V-4M0 5-5-2M0 5 5-2", fruit: "M0-8a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM-1.8-4.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM1.8-4.7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM-5.6-5.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM5.6-5.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z", ink: "#6a4fa3", ground: "#e6e2f6" },
  cheese: { stem: "", fruit: "M-8 1.5 4-6C7-5 8-2 8 1.5ZM-8 3H8V7H-8Z", leaf: "", ink: "#c58a16", ground: "#fff3d0" },
};
