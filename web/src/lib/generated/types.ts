// Written by scripts/write_types.py from the Python structs; `make check` fails when it is stale.
/* eslint-disable */

/** How a game ended: scores and ranks by seat (rank 1 wins; a shared rank is a tie). */
export interface Outcome {
  scores: number[];
  ranks: number[];
  teams: number[][];
}

/** One line of the story of a game: a message key and what it is about. */
export interface Line {
  key: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** Why a move was not played, and which rule says so. */
export interface Refusal {
  type: "refusal";
  rule: string;
  reason: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** PATCH /api/me: what to change about oneself. */
export interface ChangeMe {
  name: string | null;
  language: "en" | "fr" | "bg" | null;
}

/** POST /api/account and /api/login: a name and a password of at least 8 characters. */
export interface Credentials {
  name: string;
  password: string;
}

/** Time limits in seconds: for each decision, and for all decisions of a seat together. */
export interface Clock {
  per_move: number | null;
  per_game: number | null;
}

/** POST /api/tables: the creator becomes the host and sits on ``seat``. */
export interface CreateTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  name: string | null;
  clock: Clock | null;
  hints: boolean;
  bots: Record<string, "easy" | "normal" | "hard">;
  seat: number;
  nonce: string;
}

/** POST /api/tables/{id}/sit: on ``seat``, or on the first free one; also to come back. */
export interface Sit {
  seat: number | null;
  name: string | null;
  invite: string | null;
  nonce: string;
}

/** POST /api/tables/{id}/bot: the host puts a computer player on a seat, or takes it away. */
export interface SetBot {
  seat: number;
  level: "easy" | "normal" | "hard" | null;
}

/** POST /api/tables/{id}/kick: the host sends a player away. */
export interface Kick {
  seat: number;
}

/** POST /api/tables/{id}/program: a token with which a program plays a seat. */
export interface MakeProgram {
  seat: number;
  name: string | null;
}

/** POST /api/tables/{id}/play: the same as the socket's ``play``. */
export interface PlayBody {
  ask: number;
  action: Record<string, unknown>;
}

/** Why a request was not done: rule, message key with facts, and the sentence itself. */
export interface Problem {
  rule: string;
  reason: string;
  facts: Record<string, number | string | (number | string)[]>;
  text: string;
  place?: string;
}

/** The body of every answer with a status of 400 or more. */
export interface ErrorAnswer {
  error: Problem;
}

/** Strength at one game by OpenSkill: ``ordinal`` is the cautious single number. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

/** A table at which one sits. */
export interface MyTable {
  id: string;
  game: string;
  seat: number;
  status: "open" | "playing" | "over";
  name: string;
  my_turn: boolean;
}

/** The person asking. ``account`` is the account's name, or ``None`` for a guest. */
export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | "bg";
  account: string | null;
  ratings: Rating[];
  tables: MyTable[];
}

/** A finished game in one's history. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  rank: number;
  score: number;
  players: string[];
  ended: number;
}

/** A link to pass on, as a path on this server. */
export interface Link {
  link: string;
}

/** The secret of a program's seat; shown once, only its hash is kept. */
export interface ProgramToken {
  table: string;
  seat: number;
  token: string;
}

/** One option of a game. ``optional`` allows null; ``low`` and ``high`` bound a number. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "choice" | "number" | "text" | "list";
  default: unknown;
  values?: unknown[] | null;
  optional?: boolean;
  low?: number | null;
  high?: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  slug: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  content: string;
  bots: ("easy" | "normal" | "hard")[];
}

/** Who sits where. ``away_since`` is when a player left or lost the last connection. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "free" | "person" | "bot";
  connected: boolean;
  host: boolean;
  level?: "easy" | "normal" | "hard" | null;
  away_since?: number | null;
  absent?: string | null;
  ready?: boolean;
}

/** Paths to pass on; only for those who sit at the table. */
export interface Links {
  invite?: string | null;
  watch?: string | null;
}

/** The fair deal: ``commitment`` is the SHA-256 of the server's seed, shown before play. */
export interface Seal {
  commitment: string;
  server_seed?: string | null;
  nonces?: string[] | null;
}

/** A wish to take back: whose, and which seats have agreed so far. */
export interface TakeBack {
  seat: number;
  agreed: number[];
}

/** A table as one person sees it, without the game's position. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  public: boolean;
  host_seat: number | null;
  links: Links;
  my_seat: number | null;
  clock: Clock | null;
  hints: boolean;
  created: number;
  updated: number;
  seal: Seal;
  content: string;
  outcome: Outcome | null;
  rematch: string | null;
  take_back: TakeBack | null;
  teams: number[][];
  watchers: number;
}

/** Tables that are waiting for players, and public ones that are being played. */
export interface TableLists {
  open: TableInfo[];
  running: TableInfo[];
}

/** One line of the story; ``n`` is the ``number`` of the ``shown`` that told it. */
export interface StoryLine {
  key: string;
  facts: Record<string, number | string | (number | string)[]>;
  n: number;
}

/** A step of a replay as one viewer saw it; ``version`` counts the log's moves so far. */
export interface ReplayMove {
  version: number;
  seat: number;
  action: unknown;
  story: StoryLine[];
  view: unknown;
  to_act: number[];
  at: number;
}

/** A game from its first position, seen with the ``eyes`` of a seat, a spectator or all. */
export interface Replay {
  table: string;
  game: string;
  eyes: number | "spectator" | "all";
  names: string[];
  moves: ReplayMove[];
  outcome: Outcome | null;
}

/** What proves that chance was not tampered with; see ``docs/fair-deals.md``. */
export interface DealSeal {
  commitment: string;
  server_seed: string;
  nonces: string[];
}

/** A finished game to keep: the log (see ``core.log``), the seal of its deal, and names. */
export interface Export {
  kind: "kastellan-game";
  table: string;
  names: string[];
  seal: DealSeal | null;
  log: unknown;
  times: number[];
  outcome: Outcome | null;
}

/** POST /api/import: the finished table that was made, and whether its deal is proven fair. */
export interface Imported {
  table: string;
  proven: boolean;
  remarks: string[];
}

/** GET /health and /ready. */
export interface Health {
  status: "ok" | "starting" | "stopping" | "unavailable";
  version: string;
}

/** Play ``action``; ``ask`` is repeated from the last ``shown``. */
export interface Play {
  type: "play";
  ask: number;
  action: unknown;
}

/** Say something at the table, to the own team, or among spectators. */
export interface Say {
  type: "chat";
  channel: "table" | "team" | "watch";
  text: string;
}

/** Ask to take back the last own step (TABLE-3). */
export interface AskTakeBack {
  type: "take_back";
}

/** Agree or refuse that another seat takes back. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  yes: boolean;
}

/** Ask for the position again; ``seen`` is the last ``number`` that arrived. */
export interface Resync {
  type: "resync";
  seen: number | null;
}

/** The table itself: on connecting, and whenever seats or settings change. */
export interface TableNews {
  type: "table";
  id: string;
  game: string;
  name: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  public: boolean;
  host_seat: number | null;
  links: Links;
  my_seat: number | null;
  clock: Clock | null;
  hints: boolean;
  created: number;
  updated: number;
  seal: Seal;
  content: string;
  outcome: Outcome | null;
  rematch: string | null;
  take_back: TakeBack | null;
  teams: number[][];
  watchers: number;
}

/** What the seat may do: ``actions`` is null when there are more than 200. */
export interface Legal {
  count: number;
  actions: unknown;
}

/** A time limit that the rules set. */
export interface TimeLeft {
  name: string;
  seconds_left: number;
}

/** The clock of one seat: seconds left for this decision and for the game; null is no limit. */
export interface SeatClock {
  running: boolean;
  move: number | null;
  game: number | null;
}

/** The position as this viewer knows it, whole, and what was told since the last one. */
export interface Shown {
  type: "shown";
  number: number;
  ask: number;
  view: unknown;
  legal: Legal | null;
  story: StoryLine[];
  clocks: Record<string, SeatClock>;
  timers: TimeLeft[];
  muted: boolean;
  to_act: number[];
  outcome: Outcome | null;
  retract: boolean;
}

/** Why the sender's move was not played; nobody else is told. ``ask`` is the one sent. */
export interface NotPlayed {
  type: "refused";
  ask: number;
  refusal: Refusal;
  text: string;
}

/** Something said: ``seat`` is null for a spectator. ``id`` grows and names the message. */
export interface Said {
  type: "chat";
  id: number;
  channel: "table" | "team" | "watch";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A seat's first connection came or its last one went. */
export interface Presence {
  type: "presence";
  seat: number;
  connected: boolean;
}

/** A seat would like to take back its last step. */
export interface TakeBackAsked {
  type: "take_back_asked";
  seat: number;
}

/** What came of the wish. */
export interface TakeBackAnswered {
  type: "take_back_answered";
  seat: number;
  granted: boolean;
}

/** A message that could not be used, or why the connection is about to be closed. */
export interface Trouble {
  type: "error";
  error: Problem;
}

export type FromClient = Play | Say | AskTakeBack | AnswerTakeBack | Resync;

export type FromServer = TableNews | Shown | NotPlayed | Said | Presence | TakeBackAsked | TakeBackAnswered | Trouble;

export declare namespace Kryptos {
  /** A position as one viewer knows it. */
  export interface View {
    type: "kryptos";
    viewer: number | null;
    options: Options;
    phase: string;
    first: number | null;
    turn: number | null;
    points: number[];
    hands: HandView[];
    aside: AsideView;
    uncovered: number[];
    dealt: number;
    reveals: number;
    tried: Attempt | null;
    triggered: boolean;
    dry: number;
    found: boolean;
  }

  /** How a game is set up. */
  export interface Options {
    advanced_setup: boolean;
    mystery: boolean;
    bribe: boolean;
    first_player: number | null;
    dry_rounds: number;
  }

  /** One player's cards, left to right: ``values`` that the viewer knows, ``face_up`` for all. */
  export interface HandView {
    values: (number | null)[];
    face_up: boolean[];
    stock: [number, number, number, number];
    wrong: number[][];
  }

  /** The undealt or mystery cards: how many and in what colours; ``values`` after the end. */
  export interface AsideView {
    cards: number;
    tokens: [number, number, number, number];
    values: number[] | null;
  }

  /** The wrong first attempt of the current turn. */
  export interface Attempt {
    target: number;
    index: number;
    value: number;
  }

  /** Turn up the own card at ``index`` during the set-up (KRP-14). */
  export interface Reveal {
    type: "reveal";
    index: number;
  }

  /** Say that the card at ``index`` of ``target`` is ``value`` (KRP-22, KRP-28). */
  export interface Guess {
    type: "guess";
    target: number;
    index: number;
    value: number;
  }

  /** Decline the second attempt (KRP-30). */
  export interface EndTurn {
    type: "end_turn";
  }

  /** A whole position. */
  export interface WrittenPosition {
    options: Options;
    first: number | null;
    hands: number[][];
    face_up: number[][];
    aside: number[];
    points: number[];
    turn: number | null;
    tried: Guess | null;
    wrong: Guess[];
    triggered: boolean;
    dry: number;
    found: boolean;
    over: boolean;
  }

  export type Action = Reveal | Guess | EndTurn;

  export type Position = WrittenPosition;
}

export const GAMES = ["kryptos"] as const;

export type GameName = (typeof GAMES)[number];

/** The types of each game by its name. */
export interface Games {
  kryptos: { view: Kryptos.View; action: Kryptos.Action; options: Kryptos.Options };
}
