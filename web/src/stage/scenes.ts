/** How a game stages what is told: data, one type for all games.  Which line opens which scene, what it marks, how long. */
import type { StoryLine } from "$lib/generated/types";
import type { Tune } from "./tunes";

/** A part of a scene in which nothing on the stage changes. */
export interface Beat {
  /** Milliseconds at the normal pace. */
  lasts: number;
  /** How which place is marked meanwhile: "said card:{owner}:{index}", with facts of the line in braces. */
  marks?: readonly string[];
  sound?: Tune;
  /** Played while the position before the step is still on the stage. */
  early?: true;
}

export interface Scene {
  beats: readonly Beat[];
  /** What is said while the earlier position is still there, so that nothing is given away; else the lines themselves. */
  opening?: string;
  /** Places that stay marked with the flag of who acted until I act. */
  keeps?: readonly string[];
  /** The fact that names who acts; "seat" unless told otherwise, "" for nobody. */
  by?: string;
  /** Lines that follow each other and agree in this fact are one scene; with "" all lines of the same key are. */
  together?: string;
  /** Who is told by a slip what befell them: the seat that this fact names, or with "" everybody; and its title. */
  slip?: { to: string; title: string; /** It belongs to what the same seat has just done to me: the slip of that tells both. */ joins?: true };
}

/** The scenes of a game by the key of the line that opens them. */
export type Scenes = Readonly<Record<string, Scene>>;

/** A scene as it is played: the lines it tells, with those before them that have no scene of their own. */
export interface Act {
  scene: Scene;
  /** What is said, in order. */
  words: readonly StoryLine[];
  /** The lines that the scene was declared for. */
  lines: readonly StoryLine[];
}

/** One place and how it is marked. */
export interface Placed {
  how: string;
  at: string;
}

/** Held longer where something befalls me. */
const DEAR = 600;

/** Return the scenes of some lines, in the order in which they were told. */
export function actsOf(story: readonly StoryLine[], scenes: Scenes): Act[] {
  const acts: { scene: Scene; words: StoryLine[]; lines: StoryLine[] }[] = [];
  let waiting: StoryLine[] = [];
  for (const line of story) {
    const scene = scenes[line.key];
    if (!scene) {
      waiting.push(line);
      continue;
    }
    const last = acts.at(-1);
    if (last && !waiting.length && isSame(last, scene, line)) {
      last.words.push(line);
      last.lines.push(line);
    } else acts.push({ scene, words: [...waiting, line], lines: [line] });
    waiting = [];
  }
  return acts;
}

function isSame(act: Act, scene: Scene, line: StoryLine): boolean {
  if (act.scene !== scene || scene.together === undefined || act.lines[0]!.n !== line.n) return false;
  return scene.together === "" || act.lines[0]!.facts[scene.together] === line.facts[scene.together];
}

/** Write the facts of a line into a place: "card:{owner}:{index}" becomes "card:2:5". */
export function placed(pattern: string, line: StoryLine): Placed {
  const [how = "", at = ""] = pattern.split(" ");
  return { how, at: at.replace(/\{(\w+)\}/g, (_, fact: string) => String(line.facts[fact] ?? "")) };
}

export function marksOf(act: Act, beat: Beat): Placed[] {
  return act.lines.flatMap((line) => (beat.marks ?? []).map((pattern) => placed(pattern, line)));
}

export function keptBy(act: Act): string[] {
  return [...new Set(act.lines.flatMap((line) => (act.scene.keeps ?? []).map((place) => placed(`kept ${place}`, line).at)))];
}

/** Return the seat that acts in a scene, or null. */
export function actorOf(act: Act): number | null {
  const seat = act.lines[0]?.facts[act.scene.by ?? "seat"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** Return whether a seat is told by a slip. */
export function befalls(act: Act, seat: number | null): boolean {
  const { slip } = act.scene;
  return seat !== null && slip !== undefined && actorOf(act) !== seat && (slip.to === "" || act.lines.some((line) => line.facts[slip.to] === seat));
}

/** Return how long a beat lasts before any pace. */
export function lengthOf(act: Act, beat: Beat, seat: number | null): number {
  return beat.lasts + (befalls(act, seat) && beat === act.scene.beats.at(-1) ? DEAR : 0);
}
