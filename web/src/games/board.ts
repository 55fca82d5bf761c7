/** The contract between the table page and the board of a game; see web/README.md. */
import type { Component, Snippet } from "svelte";
import type { Chosen } from "$lib/fair";
import type { GameName, Games, Hinted, Said, SeatInfo, StoryLine } from "$lib/generated/types";
import type { Facts, Language, Namer } from "$lib/speech";
import type { Marks } from "../stage/marks";
import type { Scenes } from "../stage/scenes";
import type { Chapter } from "../table/log";
import type { SeatPoints } from "./points";

/** Says a message key in the reader's language, with names of seats and of the content. */
export type Speak = (key: string, facts?: Facts) => string;

/** What the seat may do; `actions` is null when there are too many to list. */
export interface LegalShown<A> {
  count: number;
  actions: readonly A[] | null;
}

export interface BarButton {
  label: string;
  act: () => void;
  /** The main one, on the right. */
  primary?: boolean;
  disabled?: boolean;
}

/** The action bar: one sentence, what follows from it, at most two buttons. */
export interface Bar {
  /** The first words, in bold, such as "Your turn." */
  lead?: string;
  sentence: string;
  consequence?: string;
  buttons?: readonly BarButton[];
  /** The step is under way. */
  busy?: boolean;
  /** Things are being asked about: nothing that is pressed is a move. */
  asking?: boolean;
  /** What is being decided on a phone, kept in sight above the bar. */
  tray?: Snippet;
  /** What is shown for a moment just above the bar, where it moves nothing. */
  above?: Snippet;
}

/** What the seats rail shows beside a name. */
export interface SeatNote {
  /** A figure, such as the points. */
  figure?: string;
  /** What it is out of, such as "/15". */
  of?: string;
  /** A meter of small blocks: how many, out of how many. */
  meter?: readonly [number, number];
  /** The same in words, for screen readers. */
  label: string;
  /** The seat has answered in secret. */
  sealed?: boolean;
  /** A short remark under the name. */
  remark?: string;
  team?: number;
}

/** What computer players of my team have said they think, and how they are asked. */
export interface Company {
  thoughts: readonly Said[];
  ask: (seat: number) => Promise<void>;
}

export interface BoardProps<G extends GameName = GameName> {
  /** The id of the table: the key for what this browser remembers about it. */
  table: string;
  /** What is true: decisions and the action bar speak of it. */
  view: Games[G]["view"];
  /** What lies on the table as the scene shows it: an earlier position while scenes are played; without it the view. */
  drawn?: Games[G]["view"];
  /** What the scene marks, and what has changed since my last turn. */
  marks?: Marks;
  /** What was drawn before, for animation; null at first and in a replay that jumps. */
  before: Games[G]["view"] | null;
  /** Null when this viewer may not act at all. */
  legal: LegalShown<Games[G]["action"]> | null;
  /** The seat that looks, or null for a spectator. */
  seat: number | null;
  /** The seats that may act now. */
  toAct: readonly number[];
  seats: readonly SeatInfo[];
  names: readonly string[];
  content: unknown;
  language: Language;
  /** The table allows the client to work out what the table already shows. */
  hints: boolean;
  /** Asks what a strong player would do here; null where that is not allowed. */
  advise?: (() => Promise<Hinted>) | null;
  /** Seconds left of each limit that the rules set, by its name. */
  timers: Readonly<Record<string, number>>;
  speak: Speak;
  /**
   * Take a step; the server's answer replaces what is shown, or a refusal appears.  With `draft`, its kind, it is one
   * of several that may follow each other quickly: the newest of a kind counts.
   */
  play: (action: Games[G]["action"], draft?: string) => void;
  /** A step of this seat is under way, perhaps over a slow line: the choice stays as it was pressed. */
  pressed?: boolean;
  /** My newest draft of a kind that the table has not answered yet. */
  sending?: (draft: string) => Games[G]["action"] | null;
  /** Takes back the own last small step at once; null when the rules no longer allow it. */
  takeBack?: (() => void) | null;
  /** Null for a spectator. */
  company?: Company | null;
  /** The action bar, to be rendered last: `{@render bar({ sentence })}`. */
  bar: Snippet<[Bar]>;
}

/** A logged game as the server exports it; moves are pairs of seat and action. */
export interface GameLog {
  seats: number;
  options: Record<string, unknown>;
  /** The written position from which play began, if any. */
  position?: unknown;
  moves: readonly (readonly [number, Record<string, unknown> & { type: string }])[];
}

/** What the figures beside a hint are drawn from; `details` are the game's own (see its `hints.py` or `figures.py`). */
export interface AidProps {
  details: unknown;
  action: unknown;
  seat: number;
  names: readonly string[];
  content: unknown;
  speak: Speak;
}

/** How the points came in, one after another: for games that score in steps. */
export interface Course {
  title: string;
  /** How to read it. */
  help: string;
  steps: readonly { label: string; /** The same for who hears it. */ spoken: string; /** What each seat gained. */ gains: readonly number[] }[];
}

/** Round by round, what became of each team's code: for games whose teams have a result rather than points. */
export interface Tally {
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly TallyCell[] }[];
  /** What it came to. */
  sums: readonly string[];
}

export interface TallyCell {
  text: string;
  marks: readonly { text: string; /** For me, against me, or neither. */ fate: "good" | "bad" | "none" }[];
}

/** What lies where, sentence by sentence, as the viewer sees it: for those who hear the board. */
export type Lies<G extends GameName = GameName> = (view: Games[G]["view"], seat: number | null, content: unknown, speak: Speak) => string[];

export interface BoardModule<G extends GameName = GameName> {
  Board: Component<BoardProps<G>>;
  /** The picture of a part of a sum, such as a piece, where things are explained. */
  Sign?: Component<{ sign: string; seat: number | null }>;
  /** What an action is about, by the names that lessons use: a hint lights it and leaves it uncovered. */
  about?(action: Games[G]["action"]): string[];
  /** The figures beside a hint, loaded when one is asked for. */
  aid?(): Promise<{ default: Component<AidProps> }>;
  /** What lies where in words, loaded when somebody asks. */
  lies?(): Promise<{ lies: Lies<G> }>;
  /** One note per seat for the rail. */
  notes(view: Games[G]["view"], speak: Speak): SeatNote[];
  /** What happens now, in one sentence: for spectators, replays and whoever has to wait. */
  sentence(view: Games[G]["view"], seat: number | null, speak: Speak): Bar;
  /** Names things of the content, where they are not simply listed under their kind. */
  namer?(content: unknown): Namer;
  /**
   * What chance chose in a logged game, in order, worked out here from the rules and the log.
   * Without it the server is asked what could have been drawn.
   */
  chances?(log: GameLog, content: unknown): Chosen[];
  /** For each line of the log the chapter that it begins, or null; a replay shows the view of any moment. */
  chapters?(story: readonly StoryLine[], speak: Speak, view: Games[G]["view"]): (Chapter | null)[];
  /** Where each seat's points came from, once the game is over. */
  points?(view: Games[G]["view"], story: readonly StoryLine[]): SeatPoints[];
  /** When each seat's points came, once the game is over. */
  course?(view: Games[G]["view"], story: readonly StoryLine[], speak: Speak): Course | null;
  /** How what is told is staged, by the key of the line. */
  scenes?: Scenes;
  /** Keys of lines that are news only until something else happens. */
  fleeting?: readonly string[];
  /** At the end: round by round, where there are no points. */
  tally?(view: Games[G]["view"], seat: number | null, speak: Speak): Tally;
  /** At the end: what decided, where there are no points. */
  why?(view: Games[G]["view"], speak: Speak): string;
  /** The paragraph of the rulebook about what is done now. */
  paragraph?(view: Games[G]["view"]): string | null;
  /** The current round, if the game has rounds worth showing. */
  round?(view: Games[G]["view"]): number | null;
}
