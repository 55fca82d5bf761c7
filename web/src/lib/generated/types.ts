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

/** What comes of a draft: its lines, and either why it makes no content yet, or the ``file``. */
export interface Drafted {
  lines: DraftLine[];
  problem: Line | null;
  file: string;
  remarks: Line[];
  known: number;
}

/** A line once it is checked: as it would be played, with a note, or to be mended. */
export interface DraftLine {
  text: string;
  state: "fine" | "note" | "mend";
  remark: Line | null;
  letters: number;
  roots: string[];
  derived: boolean;
  mended: string;
}

/** A line in the book of acts. */
export interface AdminAct {
  id: number;
  at: number;
  by: string;
  what: string;
  about: string;
  why: string;
}

/** A person: the tables where they sit, and how many open reports are about them. */
export interface AdminPerson {
  id: string;
  name: string;
  account: string | null;
  created: number;
  banned: number | null;
  ban_ends: number | null;
  tables: string[];
  reports: number;
}

/** A report with what its author had heard last at the table. */
export interface AdminReport {
  id: number;
  at: number;
  by: string | null;
  by_name: string;
  table: string;
  game: string;
  about: string | null;
  name: string;
  message: string | null;
  text: string | null;
  why: string;
  context: Said[];
  settled: number | null;
  justified: boolean | null;
  withheld: boolean;
}

/** Something said: ``seat`` is null for a spectator. ``id`` counts what was said on the channel. */
export interface Said {
  type: "chat";
  id: number;
  channel: "table" | "team" | "watch";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  lines: Line[];
}

/** A seat: ``kind`` as in ``SeatInfo``; with whom it belongs to, if anybody. */
export interface AdminSeat {
  seat: number;
  name: string;
  kind: string;
  person: string | null;
  account: string | null;
}

/** A table from outside: who sits there and since when, nothing of what is played or said. */
export interface AdminTable {
  id: string;
  game: string;
  name: string;
  status: "open" | "playing" | "over";
  public: boolean;
  host: string | null;
  created: number;
  updated: number;
  moves: number | null;
  seats: AdminSeat[];
}

/** Why something is done in the name of the house; a ban lasts so many ``days``, or for good. */
export interface Because {
  why: string;
  days: number | null;
}

/** POST /api/tables/{id}/report: who has a ``seat``, or something said, by its number on a channel. */
export interface Report {
  why: string;
  seat: number | null;
  message: number | null;
  channel: "table" | "team" | "watch";
}

/** The body of every answer with a status of 400 or more. */
export interface ErrorAnswer {
  error: Problem;
}

/** Why a request was not done: rule, message key with facts, and the sentence itself. */
export interface Problem {
  rule: string;
  reason: string;
  facts: Record<string, number | string | (number | string)[]>;
  text: string;
  place?: string;
  detail?: string;
}

/** GET /health and /ready. */
export interface Health {
  status: "ok" | "starting" | "stopping" | "unavailable";
  version: string;
}

/** POST /api/tables/{id}/hint: what a strong player would do with what one's seat sees. */
export interface Hinted {
  number: number;
  action: unknown;
  move: Line;
  line: Line;
  details: unknown;
}

/** POST /api/contents/check and /proof: a whole file, to be checked; nothing is kept. */
export interface CheckContent {
  game: string;
  file: string;
}

/** POST /api/contents/draft: what somebody types, to be checked line by line; nothing is kept. */
export interface CheckDraft {
  game: string;
  draft: Draft;
}

/** A list as somebody types it, and its language: one of ours, or ``other``. */
export interface Draft {
  language: "en" | "fr" | "bg" | "other";
  entries: Entry[];
}

/** A line of a list: what was typed, and the roots that somebody has given for it, if any. */
export interface Entry {
  text: string;
  roots: string[] | null;
}

/** What a file holds, and what is worth knowing before it is played. */
export interface ContentFigures {
  digest: string;
  figures: string[];
  warnings: Line[];
}

/** A content that is kept here: ``mine``, the asker's own, or offered by ``owner``. */
export interface ContentInfo {
  id: string;
  game: string;
  digest: string;
  name: string;
  language: "" | "en" | "fr" | "bg" | "other";
  sharing: "me" | "link" | "all";
  size: number;
  updated: number;
  mine?: boolean;
  owner?: string;
}

/** GET /api/contents: one's own, those for everybody, and whether one's own may become such. */
export interface ContentLists {
  mine: ContentInfo[];
  shared: ContentInfo[];
  may_share: boolean;
  most: number;
}

/** GET /api/contents/{id}: a content with its file, for those who may use it. */
export interface ContentOpened {
  about: ContentInfo;
  file: string;
}

/** What is wrong with a file that somebody is making, what is counted in it, and what is worth knowing. */
export interface ContentProof {
  faults: Problem[];
  counts: Counted[];
  warnings: Line[];
  digest: string;
}

/** How many things of a kind a file has, where the rules want a number: whether it is ``fine``. */
export interface Counted {
  place: string;
  fine: boolean;
  line: Line;
}

/** POST /api/contents: keep a file that was checked; PUT /api/contents/{id}: keep another in its place. */
export interface KeepContent {
  game: string;
  name: string;
  file: string;
  sharing: "me" | "link" | "all";
  language: "" | "en" | "fr" | "bg" | "other";
}

/** POST /api/me/notices/ways: a browser with its keys, a webhook with its form, or a mail address. */
export interface AddWay {
  kind: "push" | "webhook" | "email";
  address: string;
  form: "json" | "discord" | "slack" | "matrix" | "ntfy";
  token: string;
  p256dh: string;
  auth: string;
  label: string;
}

/** PATCH /api/me/notices: stop all for now, or go on; when it is quiet, or with null that it never is. */
export interface ChangeNotices {
  paused?: boolean;
  quiet?: Quiet | null;
}

/** Minutes of the day between which nothing is sent, in the time of a place, such as Europe/Sofia. */
export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

/** PUT /api/me/notices/tables/{id}: whether this table is left out. */
export interface MuteTable {
  muted: boolean;
}

/** What one has chosen, and what can be chosen here (``offered``); ``push_key`` is for browsers. */
export interface NoticeNews {
  offered: ("push" | "webhook" | "email")[];
  push_key: string;
  paused: boolean;
  quiet: Quiet | null;
  ways: Way[];
  muted: string[];
}

/** A way by which one is told; of its address only ``place`` is shown, enough to tell it from others. */
export interface Way {
  id: string;
  kind: "push" | "webhook" | "email";
  form: "json" | "discord" | "slack" | "matrix" | "ntfy";
  place: string;
  label: string;
  created: number;
  confirmed: boolean;
  trouble: "gone" | "refused" | "silent" | "inside" | null;
}

/** Whether a notice that was only for trying has arrived; why not, in the reader's language. */
export interface Tried {
  sent: boolean;
  text: string;
}

/** People one has finished games with, and how these ended: ``table`` was the latest, of ``game``. */
export interface Company {
  table: string;
  game: string;
  seat: number;
  players: Player[];
  won: number[];
  games: number;
  winners: number[];
  ended: number;
}

/** Who sits on a seat, by name: a computer player's is a key, and nobody sits where ``kind`` is free. */
export interface Player {
  seat: number;
  name: string;
  kind: "free" | "person" | "bot";
}

/** A finished game in the course of time, and, if it was rated, one's rating at that game after it. */
export interface CoursePoint {
  ended: number;
  game: string;
  won: boolean;
  mu: number | null;
  sigma: number | null;
}

/** A page of one's finished games; ``count`` of them fit, and ``names`` are those whom one has met. */
export interface History {
  games: PlayedGame[];
  count: number;
  names: string[];
}

/** A finished game in one's history; who has ``left`` it ranks last. ``teams`` won and lost together. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  rank: number;
  score: number;
  players: string[];
  ended: number;
  left: boolean;
  teams: number[][];
}

/** Until when one is on holiday, if one is, and how many days are ``left`` of the ``most`` in a year. */
export interface Holiday {
  until: number | null;
  left: number;
  most: number;
}

/** What stands on one's first page beside ``Me``: pictures of running tables by id, and company. */
export interface Home {
  pictures: Record<string, string>;
  again: Company[];
}

/** A link to pass on, as a path on this server. */
export interface Link {
  link: string;
}

/** The person asking. ``account`` is the account's name, or ``None`` for a guest. */
export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | "bg";
  account: string | null;
  ratings: Rating[];
  tables: MyTable[];
  admin: boolean;
  played: number;
  by_name: boolean;
}

/** Strength at one game by OpenSkill: ``ordinal`` is the cautious single number. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

/** A table at which one sits, as far as one has noticed what happens there. */
export interface MyTable {
  id: string;
  game: string;
  seat: number;
  status: "open" | "playing" | "over";
  name: string;
  changed: number;
  my_turn: boolean;
  players: Player[];
  teams: number[][];
  scores: number[];
  to_act: number[];
  task: string;
  invited: number | null;
  paused: number | null;
}

/** Somebody one has finished ``games`` with, last as ``seat`` of ``table``, who may be asked by name. */
export interface Met {
  table: string;
  seat: number;
  name: string;
  games: number;
}

/** The secret of a program's seat; shown once, only its hash is kept. */
export interface ProgramToken {
  table: string;
  seat: number;
  token: string;
}

/** What leaving means now: is the game ``rated``, is my own rating at stake, how many others are here. */
export interface Stakes {
  rated: boolean;
  mine: boolean;
  others: number;
  replaced: boolean;
}

/** One's games of a kind: how many were ``played`` to their end, how many ``won``, the ``best`` points. */
export interface Statistics {
  game: string;
  played: number;
  won: number;
  best: number;
  counted: number;
  tally: Record<string, number>;
  last: boolean[];
}

/** A puzzle in a list; one with a ``language`` is for readers of it alone. */
export interface PuzzleEntry {
  id: string;
  kind: string;
  grade: "easy" | "medium" | "hard";
  language?: string;
}

/** GET /api/puzzles: all puzzles by game, in the order of the days; ``day`` is today's date, UTC. */
export interface PuzzleList {
  day: string;
  games: Record<string, PuzzleEntry[]>;
}

/** A puzzle as the seat sees it, after so many ``actions`` of a try that is not over. */
export interface PuzzleNews {
  game: string;
  id: string;
  kind: string;
  grade: "easy" | "medium" | "hard";
  seat: number;
  seats: number;
  facts: Record<string, number | string | (number | string)[]>;
  view: unknown;
  legal: Legal;
  to_act: number[];
  actions?: number;
  verdict?: PuzzleVerdict | null;
  solved?: PuzzleSolved | null;
  nudge?: Line | null;
}

/** What the seat may do: ``actions`` is null when there are more than 200. */
export interface Legal {
  count: number;
  actions: unknown;
}

/** What is said of a try; what a rule forbids is ``refused`` by it, and the actions before it stand. */
export interface PuzzleVerdict {
  mark: "right" | "impossible" | "unproved" | "less" | "refused";
  line: Line;
  notes: Note[];
  rule: string;
}

/** Something short that is written beside a thing of the board, such as ``card:1:3``. */
export interface Note {
  at: string;
  line: Line;
}

/** What is told to who has solved it: why, what glows, what is noted; and the position, to go on from. */
export interface PuzzleSolved {
  why: Line;
  glow: string[];
  notes: Note[];
  position: unknown;
}

/** POST /api/puzzles/{game}/{id}/try: what the seat would do, action by action; or a wish for a nudge. */
export interface TryPuzzle {
  actions: Record<string, unknown>[];
  nudge: boolean;
}

/** A content as a file, and what it is called. */
export interface ContentFile {
  name: string;
  file: string;
}

/** What proves that chance was not tampered with; see ``docs/fair-deals.md``. */
export interface DealSeal {
  commitment: string;
  server_seed: string;
  nonces: string[];
}

/** What chance could do at a move of the exported log, in the order in which the dice count. */
export interface Draw {
  move: number;
  outcomes: unknown[];
  weights: number[] | null;
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
  receipt: Receipt | null;
  content: ContentFile | null;
}

/** What a player kept before the nonce left: with it the server's word can be checked. */
export interface Receipt {
  kind: "kastellan-receipt";
  table: string;
  game: string;
  options: Record<string, unknown>;
  content: string;
  seat: number;
  commitment: string;
  shares: string[];
  nonce: string;
  opened: number;
  at: number;
}

/** POST /api/import: the finished table that was made, and what was found; nothing is proven by a file. */
export interface Imported {
  table: string;
  remarks: string[];
}

/** A game from its first position, seen with the ``eyes`` of a seat, a spectator or all. */
export interface Replay {
  table: string;
  game: string;
  eyes: number | "spectator" | "all";
  names: string[];
  moves: ReplayMove[];
  outcome: Outcome | null;
  page: number;
  pages: number;
  count: number;
}

/** A step of a replay as one viewer saw it; ``version`` counts the steps that these eyes noticed. */
export interface ReplayMove {
  version: number;
  seat: number;
  action: unknown;
  story: StoryLine[];
  view: unknown;
  to_act: number[];
  at: number;
  moves: number | null;
  step: number | null;
}

/** One line of the story; ``n`` is the ``number`` of the ``shown`` that told it. */
export interface StoryLine {
  key: string;
  facts: Record<string, number | string | (number | string)[]>;
  n: number;
}

/** GET /api/tables/{id}/review: the review of a finished game, or how far it has come. */
export interface ReviewNews {
  state: "thinking" | "ready" | "failed";
  done: number;
  total: number;
  review: Review | null;
}

/** A whole game: the chart, all decisions, the costliest of all and of each seat, and sums by seat. */
export interface Review {
  game: string;
  seats: number;
  winners: number[];
  chart: Point[];
  decisions: Decision[];
  costly: Decision[];
  by_seat: Decision[][];
  cost: number[];
  luck: number[];
}

/** Each seat's chance to win after ``move`` moves, as that seat could tell. */
export interface Point {
  move: number;
  chances: number[];
}

/** A decision: what was done, what would have been better, and the chance to win it cost. */
export interface Decision {
  move: number;
  seat: number;
  action: unknown;
  better: unknown;
  cost: number;
  luck: number;
  said?: Line | null;
  better_said?: Line | null;
}

/** POST /api/tables/{id}/ask: what the computer player on a seat of one's team thinks. */
export interface AskMate {
  seat: number;
}

/** POST /api/me/holiday: for how many days one's clocks of days are to stand still, from now on. */
export interface BeginHoliday {
  days: number;
}

/** PATCH /api/me: what to change about oneself; ``by_name`` is as in ``Me``. */
export interface ChangeMe {
  name: string | null;
  language: "en" | "fr" | "bg" | null;
  by_name: boolean | null;
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
  content: string;
}

/** POST /api/account and /api/login: a name and a password of at least 8 characters. */
export interface Credentials {
  name: string;
  password: string;
}

/** POST /api/device: the part of a link to another device that works once. */
export interface DeviceLink {
  once: string;
}

/** POST /api/me/erase: delete all that is kept about oneself; ``name`` is one's account, or one's name. */
export interface EraseMe {
  name: string;
}

/** POST /api/tables/{id}/share: promise one's share in the fair deal, or, with ``nonce``, open it. */
export interface GiveShare {
  share: string;
  nonce: string;
}

/** POST /api/tables/{id}/invite: the host keeps a free ``seat`` for who sat on ``met`` of ``table``. */
export interface Invite {
  seat: number;
  table: string;
  met: number;
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

/** POST /api/tables/{id}/move: who sits on ``seat`` and on ``to`` change places, before the game. */
export interface Move {
  seat: number;
  to: number;
}

/** POST /api/account/password: the password so far, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** POST /api/tables/{id}/play: the same as the socket's ``play``. */
export interface PlayBody {
  ask: number;
  action: Record<string, unknown>;
}

/** POST /api/tables/{id}/bot: the host puts a computer player on a seat, or takes it away. */
export interface SetBot {
  seat: number;
  level: "easy" | "normal" | "hard" | null;
}

/** POST /api/tables/{id}/settle: the host lays an open table otherwise, as for a new one. */
export interface Settle {
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  name: string | null;
  clock: Clock | null;
  hints: boolean;
  content: string | null;
}

/** POST /api/tables/{id}/sit: on ``seat``, or on the first free one; also to come back. */
export interface Sit {
  seat: number | null;
  name: string | null;
  invite: string | null;
}

/** POST /api/tables/{id}/pause: ask for a pause or agree to one; or refuse it, or let the game go on. */
export interface WishPause {
  yes: boolean;
  wish: string;
}

/** Agree or refuse that another seat takes back; ``wish`` is the ``id`` of the question. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  yes: boolean;
  wish: string;
}

/** Ask to take back the last own step, or with ``whole`` all that may be (TABLE-3). */
export interface AskTakeBack {
  type: "take_back";
  whole: boolean;
}

/** The clocks, since they stand still or run again though nothing was played: as in ``shown``. */
export interface ClocksNow {
  type: "clocks";
  clocks: Record<string, SeatClock>;
  timers: TimeLeft[];
}

/** The clock of one seat: seconds left for this decision and for the game; null is no limit. */
export interface SeatClock {
  running: boolean;
  move: number | null;
  game: number | null;
}

/** A time limit that the rules set. */
export interface TimeLeft {
  name: string;
  seconds_left: number;
}

/** Let computer players go on after a turn that could have been taken back (TABLE-3). */
export interface EndTurn {
  type: "end_turn";
}

/** Ask what a thing is, such as ``card:1:3``; without one, what all things are called (TABLE-13). */
export interface Explain {
  type: "explain";
  thing: string;
}

/** What a ``thing`` is, in the position shown under ``number``; or what all ``things`` are called. */
export interface Explained {
  type: "explained";
  number: number;
  thing?: string;
  answer?: Answer | null;
  things?: Record<string, Line>;
}

/** What a thing is, in one line, and all that can be said of it; ``near`` are things that count for it. */
export interface Answer {
  title: Line;
  what: Line;
  sections?: Section[];
  near?: string[];
  rules?: string[];
}

/** A part of an answer under its heading: sums, then sentences, then how things stand. */
export interface Section {
  heading: Line;
  note?: Line | null;
  sums?: Sum[];
  lines?: Line[];
  states?: State[];
}

/** Parts and what they come to, added up or multiplied; ``line`` says what it is or what follows. */
export interface Sum {
  total: number;
  terms?: Term[];
  by?: "+" | "×";
  seat?: number | null;
  label?: Line | null;
  line?: Line | null;
  gain?: number | null;
}

/** One part of a sum: what it is, how much, and the ``sign`` with which a board draws it. */
export interface Term {
  line: Line;
  amount: number;
  sign?: string;
}

/** How something stands: what, and how. */
export interface State {
  label: Line;
  line: Line;
}

/** Why the sender's move was not played; nobody else is told. ``ask`` is the one sent. */
export interface NotPlayed {
  type: "refused";
  ask: number;
  refusal: Refusal;
  text: string;
}

/** Play ``action``; ``ask`` is repeated from the last ``shown``. */
export interface Play {
  type: "play";
  ask: number;
  action: unknown;
  hold: boolean;
}

/** A seat's first connection came or its last one went. */
export interface Presence {
  type: "presence";
  seat: number;
  connected: boolean;
}

/** Show one of a few feelings, wherever one may talk; it is heard as a line ``client-reaction-…``. */
export interface React {
  type: "react";
  channel: "table" | "team" | "watch";
  reaction: "bravo" | "thanks" | "laugh" | "surprise" | "doubt" | "oops";
}

/** Ask for the position again; ``seen`` is the last ``number`` that arrived. */
export interface Resync {
  type: "resync";
  seen: number | null;
}

/** Say something at the table, to the own team, or among spectators. */
export interface Say {
  type: "chat";
  channel: "table" | "team" | "watch";
  text: string;
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
  muted: ("table" | "team" | "watch")[];
  to_act: number[];
  outcome: Outcome | null;
  retract: number;
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
  starting: boolean;
  sent_away: boolean;
  imported: boolean;
  old: boolean;
  closed_by: "people" | "house" | "nobody" | null;
  content_name: string;
  doubts: Line[];
  pause: PauseInfo | null;
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
  holiday?: number | null;
}

/** Paths to pass on; only for those who sit at the table. */
export interface Links {
  invite?: string | null;
  watch?: string | null;
}

/** The fair deal: ``commitment`` is the SHA-256 of the server's seed, shown before play. */
export interface Seal {
  commitment: string;
  shares: string[];
  server_seed?: string | null;
  nonces?: string[] | null;
}

/** A wish to take back the last step, or with ``whole`` all that may be: whose, and who has agreed. */
export interface TakeBack {
  seat: number;
  agreed: number[];
  whole: boolean;
  id: string;
}

/** A pause that a seat would like: who has agreed, and ``since`` when it holds, once all have. */
export interface PauseInfo {
  seat: number;
  agreed: number[];
  id: string;
  since: number | null;
}

/** What came of the wish. */
export interface TakeBackAnswered {
  type: "take_back_answered";
  seat: number;
  granted: boolean;
}

/** A seat would like to take back its last step. */
export interface TakeBackAsked {
  type: "take_back_asked";
  seat: number;
}

/** A message that could not be used, or why the connection is about to be closed. */
export interface Trouble {
  type: "error";
  error: Problem;
}

/** A game that can be played here; where it ``drafts``, content is typed line by line. */
export interface GameInfo {
  slug: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  content: string;
  bots: ("easy" | "normal" | "hard")[];
  name: string;
  drafts: boolean;
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
  remembered?: boolean;
  teams?: boolean;
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
  starting: boolean;
  sent_away: boolean;
  imported: boolean;
  old: boolean;
  closed_by: "people" | "house" | "nobody" | null;
  content_name: string;
  doubts: Line[];
  pause: PauseInfo | null;
}

/** Tables that are waiting for players, and public ones that are being played. */
export interface TableLists {
  open: TableInfo[];
  running: TableInfo[];
}

export type FromClient = Play | EndTurn | Say | React | AskTakeBack | AnswerTakeBack | Resync | Explain;

export type FromServer = TableNews | Shown | ClocksNow | NotPlayed | Said | Presence | TakeBackAsked | TakeBackAnswered | Explained | Trouble;

export declare namespace Local {
  /** Open a table and begin: all other seats are for computer players. ``seed`` repeats a game. */
  export interface Open {
    type: "open";
    wish: CreateTable;
    name: string;
    seed: string | null;
    content: ContentFile | null;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Go on with a table that was kept. */
  export interface Resume {
    type: "resume";
    head: Head;
    rows: unknown[][];
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** A table but for its moves, as a page keeps it; ``content`` is its file, if it is not the house's. */
  export interface Head {
    sheet: unknown;
    talk: Said[];
    content: string | null;
  }

  /** Open the next table with the same settings once the game is over, with what was played in mind. */
  export interface Again {
    type: "again";
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Open a guided game and do again the ``steps`` that were done: null for something read. */
  export interface Learn {
    type: "learn";
    game: string;
    lesson: string;
    name: string;
    steps: (Record<string, unknown> | null)[];
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** What the coach said is read: go on. */
  export interface ReadOn {
    type: "read_on";
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Ask for a puzzle, or try it; needs no table. */
  export interface Puzzle {
    type: "puzzle";
    game: string;
    id: string;
    wish: TryPuzzle;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Check what somebody types, line by line; needs no table. */
  export interface TypeLines {
    type: "draft";
    game: string;
    draft: Draft;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Check a file that somebody is making; needs no table. */
  export interface Proofread {
    type: "proofread";
    game: string;
    text: string;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Look at the table, as a socket does that opens; ``seen`` is the last number that arrived. */
  export interface Connect {
    type: "connect";
    seen: number | null;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Look away: computer players wait. */
  export interface Leave {
    type: "leave";
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Take what a client sends over its socket: ``text`` is one frame. */
  export interface Hear {
    type: "hear";
    text: string;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Take what a computer player has thought out, the steps of its turn, or null if it failed. */
  export interface Answer {
    type: "answer";
    id: number;
    plan: unknown;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** The time has come for which the last answer asked. */
  export interface Wake {
    type: "wake";
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Have a hint thought out. */
  export interface AskHint {
    type: "hint";
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Have a computer player of one's team think aloud. */
  export interface AskMate {
    type: "ask";
    seat: number;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Let a computer player say to its team what it has thought out. */
  export interface Aloud {
    type: "aloud";
    seat: number;
    lines: Line[];
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Take in a game from a file, whose ``text`` this is, as a finished table. */
  export interface Bring {
    type: "bring";
    text: string;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Ask for something about the table, as one asks a server; a replay has ``eyes`` and a ``page``. */
  export interface Look {
    type: "look";
    at: "info" | "replay" | "export" | "draws" | "explain" | "content";
    eyes: string;
    page: number;
    step: number;
    thing: string;
    now: number;
    language: "en" | "fr" | "bg";
  }

  /** Read an analysis, a saved game or a position of ``game``; a whole game is gone to after ``moves``. */
  export interface ReadBranches {
    type: "branches-read";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
    text: string;
    game: string;
    moves: number | null;
  }

  /** Begin anew at the node with what ``eyes`` saw: the true position is forgotten. */
  export interface ChooseEyes {
    type: "branches-eyes";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
    eyes: number;
  }

  /** Look at the node. */
  export interface GoTo {
    type: "branches-go";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
  }

  /** Play an action of the seat ``by``. */
  export interface PlayOn {
    type: "branches-play";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
    by: number;
    action: unknown;
  }

  /** Imagine anew what the eyes cannot know; where nothing is hidden, repeat the step with other luck. */
  export interface ImagineAnew {
    type: "branches-imagine";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
  }

  /** Call the branch that begins at the node by a name; the root's is the title of all. */
  export interface NameBranch {
    type: "branches-name";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
    name: string;
  }

  /** Make the line to the node the main one. */
  export interface LeadBranch {
    type: "branches-lead";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
  }

  /** Delete the node and all that follows it. */
  export interface DeleteBranch {
    type: "branches-delete";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
  }

  /** Ask for the line to the node, with all that follows it, as a text to pass on. */
  export interface ShareBranch {
    type: "branches-share";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
  }

  /** Have the decision of the seat ``by`` thought out; without a level as a hint, ``chances`` as such. */
  export interface ThinkOn {
    type: "branches-think";
    now: number;
    language: "en" | "fr" | "bg";
    node: number;
    seat: number | null;
    by: number;
    level: "easy" | "normal" | "hard" | null;
    chances: boolean;
    action: unknown;
  }

  /** What came of an errand. */
  export interface Done {
    error?: Problem | null;
    messages?: unknown[];
    think?: Thought[];
    rows?: unknown[][];
    head?: Head | null;
    wake?: number | null;
    found?: unknown;
    coach?: Coach | null;
  }

  /** Something to think out from what a seat sees and remembers; without ``level`` a hint. */
  export interface Thought {
    type: "thought";
    id: number;
    game: string;
    seat: number;
    level: string | null;
    view: unknown;
    memory: unknown;
    seed: number;
    number: number;
    aloud: boolean;
    going_on: boolean;
    action: unknown;
    content: string | null;
  }

  /** What the coach of a guided game says: moment ``number`` of ``total``, and what there is to do. */
  export interface Coach {
    lesson: string;
    ends: "won" | "said";
    moment: string;
    number: number;
    total: number;
    minutes: number;
    does: "read" | "do" | "alone" | "watch" | "end";
    glow: string[];
    slip: string;
    tries: number;
    shows: Record<string, unknown> | null;
    steps: (Record<string, unknown> | null)[];
    back: number;
    won: boolean;
  }

  /** The next part of the review of a game; ``parts`` are those that were made so far. */
  export interface ReviewWork {
    type: "review";
    log: unknown;
    parts: unknown[];
    content: string | null;
  }

  /** What came of it: the next of ``total`` parts, or with all of them the whole review. */
  export interface Reviewed {
    total: number;
    part: unknown | null;
    review: Review | null;
  }

  /** What came of it. ``tree`` and ``kept``, which is to be kept, are there when something has changed. */
  export interface BranchNews {
    game: string;
    names: string[];
    seats: number;
    shown: Standing;
    title?: string;
    eyes?: number | null;
    tree?: Twig[] | null;
    kept?: string | null;
    shared?: string | null;
    content?: unknown;
  }

  /** The position of a node as ``seat`` sees it, and what was told of the step that led there. */
  export interface Standing {
    node: number;
    seat: number;
    view: unknown;
    legal: Legal;
    to_act: number[];
    outcome: Outcome | null;
    story: Line[];
    unknown: boolean;
    imagined: string[];
    lucky: boolean;
    deals: number | null;
  }

  /** A node of the tree: who acted (-1 is chance), and how it is told; a ``deal`` was imagined anew. */
  export interface Twig {
    node: number;
    parent: number;
    seat?: number;
    lines?: Line[];
    name?: string;
    deal?: boolean;
  }

  export type Errands = Open | Resume | Again | Learn | ReadOn | Puzzle | TypeLines | Proofread | Connect | Leave | Hear | Answer | Wake | AskHint | AskMate | Aloud | Bring | Look;

  export type BranchErrands = ReadBranches | ChooseEyes | GoTo | PlayOn | ImagineAnew | NameBranch | LeadBranch | DeleteBranch | ShareBranch | ThinkOn;
}

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

export declare namespace Decrypto {
  /** A position as one viewer knows it. */
  export interface View {
    type: "decrypto";
    viewer: number | null;
    options: Options;
    phase: "deal" | "choose" | "draw" | "write" | "guess" | "names" | "over";
    round: number;
    half: number | null;
    dealt: number;
    teams: [TeamView, TeamView];
    muted: ("table" | "team")[];
    desk: DeskLine[] | null;
    objection: ObjectionView | null;
    objectable: number[];
    grounds: string[];
    disputes: Dispute[];
    history: HalfRound[];
    sheet: Side[];
    audit: Audit[];
    winner: number | null;
  }

  /** How a game is set up; limits are in seconds, 0 switches one off. */
  export interface Options {
    language: "en" | "fr" | "bg";
    timer: number;
    first_clue_limit: number;
    guess_limit: number;
    names_limit: number;
    encryptor_order: "chosen" | number[];
    guess_lock: "any" | "all";
    root_rule: boolean;
    objections: boolean;
    performed_clues: boolean;
    silent_encryptor: boolean;
    uneven_teams: boolean;
    white: number[];
    used: string[];
  }

  /** One team as the viewer knows it; what they may not know is ``None``. */
  export interface TeamView {
    seats: number[];
    name: string;
    encryptor: number | null;
    interceptions: number;
    misses: number;
    keywords: (string | null)[];
    words: (string | null)[];
    drawn: boolean;
    code: [number, number, number] | null;
    submitted: boolean;
    clues: ClueView[] | null;
    fixed: boolean;
    agreed: number[];
    guess: [number, number, number] | null;
    pegs: (number | null)[] | null;
    named: boolean;
    names: string[] | null;
    found: number | null;
    notes: string;
  }

  /** A clue that is known: its text, whether it was performed, whether it is struck. */
  export interface ClueView {
    text: string;
    performed: boolean;
    struck: boolean;
  }

  /** A clue being drafted, for its author only: its digit and keyword, and what the machine finds in it. */
  export interface DeskLine {
    digit: number;
    keyword: string;
    text: string;
    performed: boolean;
    status: string;
    findings: Finding[];
  }

  /** Something found in a clue: the rule, whether it stops the clue or wants confirming, and where. */
  export interface Finding {
    rule: string;
    level: "block" | "warning";
    start: number;
    end: number;
    keyword: string;
    earlier: string;
    reason: string;
  }

  /** An open objection; ``voted`` are the seats that have voted, ``vote`` is the viewer's own. */
  export interface ObjectionView {
    seat: number;
    line: number;
    rule: string;
    contested: boolean;
    voted: number[];
    vote: string;
  }

  /** A settled objection of ``seat`` to ``line`` by ``rule``: conceded, or voted on by seat. */
  export interface Dispute {
    seat: number;
    line: number;
    rule: string;
    conceded: boolean;
    struck: boolean;
    votes: string[];
  }

  /** A finished half-round of ``team``: clues, code and both guesses are known to all (DEC-27). */
  export interface HalfRound {
    round: number;
    team: number;
    encryptor: number;
    clues: [string, string, string];
    performed: [boolean, boolean, boolean];
    struck: [boolean, boolean, boolean];
    code: [number, number, number];
    interception: [number, number, number] | null;
    decoding: [number, number, number];
    disputes: Dispute[];
  }

  /** One side of a sheet: the rounds so far, and the clues for each of four keywords. */
  export interface Side {
    team: number;
    name: string;
    rows: Row[];
    lists: ClueView[][];
  }

  /** A round on one side: three clues, our guess (0 for a digit not chosen) and the true code. */
  export interface Row {
    round: number;
    clues: ClueView[];
    guess: [number, number, number] | null;
    code: [number, number, number] | null;
  }

  /** After the game: a warning that was confirmed, or passed when time was up. */
  export interface Audit {
    round: number;
    team: number;
    line: number;
    finding: Finding;
  }

  /** Name ``seat`` as the own team's encryptor of this round (DEC-9). */
  export interface ChooseEncryptor {
    type: "choose_encryptor";
    seat: number;
  }

  /** Draft the clue of ``line`` 1 to 3 (DEC-12); ``performed`` live, with the text as caption (DEC-41). */
  export interface WriteClue {
    type: "write_clue";
    line: number;
    text: string;
    performed: boolean;
  }

  /** Hand in the three clues for good, warnings ``confirmed`` if there are any (DEC-12, DEC-16). */
  export interface SubmitClues {
    type: "submit_clues";
    confirmed: boolean;
  }

  /** Put a guess, complete or not, before the team (DEC-17). */
  export interface DraftGuess {
    type: "draft_guess";
    guess: [number, number, number];
  }

  /** Fix a complete guess, or agree to it where all have to (DEC-20). */
  export interface FixGuess {
    type: "fix_guess";
    guess: [number, number, number];
  }

  /** Disagree with the guess that team-mates want to fix, where all have to agree (DEC-20). */
  export interface ReopenGuess {
    type: "reopen_guess";
  }

  /** Object to the clue in ``line`` 1 to 3, naming the clue ``rule`` it breaks (DEC-16). */
  export interface Object {
    type: "object";
    line: number;
    rule: string;
  }

  /** Concede an objection to the own clue, or contest it (DEC-16). */
  export interface AnswerObjection {
    type: "answer_objection";
    answer: "concede" | "contest";
  }

  /** Vote on a contested objection (DEC-16). */
  export interface Vote {
    type: "vote";
    vote: "uphold" | "reject" | "abstain";
  }

  /** Write one of up to four words believed to be the others' keywords (DEC-38). */
  export interface NameKeyword {
    type: "name_keyword";
    place: number;
    text: string;
  }

  /** Hand in the team's words (DEC-38). */
  export interface FixNames {
    type: "fix_names";
  }

  /** Replace the team's private notes (DEC-69). */
  export interface Note {
    type: "note";
    text: string;
  }

  /** Give the own team a name (DEC-5). */
  export interface NameTeam {
    type: "name_team";
    text: string;
  }

  /** A whole position. ``history`` may leave out half-rounds that do not matter. */
  export interface WrittenPosition {
    seats: number;
    options: Options;
    phase: "deal" | "choose" | "draw" | "write" | "guess" | "names" | "over";
    round: number;
    half: number;
    white: WrittenTeam;
    black: WrittenTeam;
    struck: boolean[];
    agreed: number[];
    objection: WrittenObjection | null;
    disputes: Dispute[];
    history: HalfRound[];
    winner: number | null;
  }

  /** A team: keyword ids by window, tokens, and what it has drawn, written and guessed this round. */
  export interface WrittenTeam {
    keywords: string[];
    name: string;
    notes: string;
    interceptions: number;
    misses: number;
    encryptor: number | null;
    code: [number, number, number] | null;
    lines: string[];
    performed: boolean[];
    submitted: boolean;
    guess: [number, number, number];
    pegs: (number | null)[];
    fixed: boolean;
    names: string[];
    named: boolean;
  }

  /** An open objection; ``votes`` by seat, "" for none yet. */
  export interface WrittenObjection {
    seat: number;
    line: number;
    rule: string;
    contested: boolean;
    votes: string[];
  }

  export type Action = ChooseEncryptor | WriteClue | SubmitClues | DraftGuess | FixGuess | ReopenGuess | Object | AnswerObjection | Vote | NameKeyword | FixNames | Note | NameTeam;

  export type Position = WrittenPosition;
}

export declare namespace Kreta {
  /** A position as everybody knows it. */
  export interface View {
    type: "kreta";
    options: Options;
    step: string;
    first: number | null;
    turn: number | null;
    played: number | null;
    points: number;
    moved: number | null;
    scorings: number;
    players: PlayerView[];
    provinces: ProvinceView[];
    forts: (number | null)[];
    row: RowCard[];
    pile: number;
    unseen: number[];
    forecasts: Forecast[];
    reach: Reach[];
    may_stop: boolean;
  }

  /** What a table may choose. */
  export interface Options {
    first_player: number | null;
    full_transit: "abbots_only" | "all";
  }

  /** One player. Cards are numbered as in the content's list of characters. */
  export interface PlayerView {
    score: number;
    hand: number[];
    table: number[];
    under_king: number | null;
    playable: number[];
    reserve: Reserve;
    tiles: number[];
    next_tile: number[];
    village_permits: number;
    chain: number[];
    harvestable: number[];
    closed: number[];
  }

  /** Pieces that are not on the board. */
  export interface Reserve {
    abbots: number;
    ships: number;
    forts: number;
    villages: number;
    villagers: number;
  }

  /** One province; numbers by seat. ``room`` counts the pieces it can still take. */
  export interface ProvinceView {
    tile: number | null;
    room: number;
    villagers: number[];
    villages: number[];
    abbots: number[];
    ships: number[];
    closed_to: number[];
    influence: number[];
    awards: number[];
  }

  /** One position of the row: ``down``, ``up`` or ``scored``; ``replaced`` went under the pile. */
  export interface RowCard {
    status: string;
    site: number | null;
    replaced: number | null;
  }

  /** What a face-up fort card would score if it were activated now. */
  export interface Forecast {
    site: number;
    provinces: ScoredProvince[];
    totals: number[];
  }

  /** What a province would give. */
  export interface ScoredProvince {
    province: number;
    value: number;
    influence: number[];
    awards: number[];
  }

  /** Where a piece may go at this decision; ``origin`` is ``None`` for one from the reserve. */
  export interface Reach {
    piece: string;
    origin: number | null;
    targets: Target[];
  }

  /** A province, or for forts a site, and the steps it takes to get there. */
  export interface Target {
    to: number;
    cost: number;
  }

  /** Play the character ``card`` from the hand (KRE-12). */
  export interface Play {
    type: "play";
    card: number;
  }

  /** Let the King do what the own ``card`` on the table does (KRE-64). */
  export interface Copy {
    type: "copy";
    card: number;
  }

  /** Place a ship in the port of ``province`` (KRE-29). */
  export interface AddShip {
    type: "add_ship";
    province: number;
  }

  /** Sail an own ship from the port of ``origin`` to that of ``province`` (KRE-30). */
  export interface MoveShip {
    type: "move_ship";
    origin: number;
    province: number;
  }

  /** Place a villager in ``province`` (KRE-37). */
  export interface AddVillager {
    type: "add_villager";
    province: number;
  }

  /** Walk an own villager from ``origin`` to ``province`` the shortest way (KRE-38). */
  export interface MoveVillager {
    type: "move_villager";
    origin: number;
    province: number;
  }

  /** Place the abbot in ``province`` (KRE-47). */
  export interface AddAbbot {
    type: "add_abbot";
    province: number;
  }

  /** Walk the abbot to ``province`` (KRE-48). */
  export interface MoveAbbot {
    type: "move_abbot";
    province: number;
  }

  /** Take the tile of ``province`` (KRE-52). */
  export interface Harvest {
    type: "harvest";
    province: number;
  }

  /** Build a fort on ``site`` (KRE-59). */
  export interface BuildFort {
    type: "build_fort";
    site: number;
  }

  /** Build a village in ``province`` (KRE-61). */
  export interface BuildVillage {
    type: "build_village";
    province: number;
  }

  /** Leave the second ship or the remaining movement points unused (KRE-30, KRE-39). */
  export interface Done {
    type: "done";
  }

  /** Keep the fort card just turned up (KRE-76). */
  export interface Keep {
    type: "keep";
  }

  /** Put the fort card just turned up under the draw pile and take the top card (KRE-76). */
  export interface Replace {
    type: "replace";
  }

  /** A whole position; what is left out is as at the start of a game. */
  export interface WrittenPosition {
    options: Options;
    players: WrittenPlayer[];
    step: string;
    first: number | null;
    turn: number | null;
    by_king: boolean;
    points: number | null;
    moved: string | null;
    scorings: number;
    tiles: Record<string, string> | null;
    row: number[] | null;
    replaced: [number, number][];
  }

  /** One player: what is on the board, on the table and harvested; the rest is in reserve or hand. */
  export interface WrittenPlayer {
    score: number;
    table: string[];
    under_king: string | null;
    abbot: string | null;
    ships: string[];
    villagers: Record<string, number>;
    villages: Record<string, number>;
    forts: number[];
    tiles: Record<string, number>;
  }

  export type Action = Play | Copy | AddShip | MoveShip | AddVillager | MoveVillager | AddAbbot | MoveAbbot | Harvest | BuildFort | BuildVillage | Done | Keep | Replace;

  export type Position = WrittenPosition;
}

export declare namespace Krysis {
  /** A position as one viewer knows it. */
  export interface View {
    type: "krysis";
    viewer: number | null;
    options: Options;
    phase: string;
    round: number;
    reveal: number;
    seats: SeatView[];
    bank: [number, number, number];
    pile: number;
    scrap: [number, number, number, number, number, number];
    order: number[];
    turn: number | null;
    active: number | null;
    used: number[];
    acted: boolean;
    leaving: boolean;
    find: FindView | null;
    draft: DraftView | null;
    theft: TheftView | null;
    spy: SpyView | null;
    recruiter: number | null;
    recruit_kind: number | null;
    scores: ScoreView[] | null;
  }

  /** How a game is set up. */
  export interface Options {
    advanced: boolean;
    tactical: boolean;
    missions: boolean;
    extra_agents: boolean;
    bank: "finite" | "unlimited";
    reveal_loaded_artefacts: boolean;
    open_hq: boolean;
    companies: number[];
  }

  /** One player. */
  export interface SeatView {
    company: number;
    score: number;
    space: number | null;
    level: number;
    ready: boolean;
    camp: [number, number, number];
    face_down: number;
    artefacts: [number, number, number, number, number, number] | null;
    hq: [number, number, number] | null;
    hoard_cards: number | null;
    hoard: [number, number, number, number, number, number] | null;
    bid: [number, number, number] | null;
    agents: AgentsView;
    weapon: number | null;
    transport: number | null;
    initiative: number | null;
    combat: number;
    defence: number;
    defended: boolean;
    slots: [number, number, number];
    has_mission: boolean;
    mission: number | null;
  }

  /** The agents of a seat. */
  export interface AgentsView {
    hand: number;
    carriers: number | null;
    piles: [number, number] | null;
    team: number[];
    gone: number[];
    recruits: number;
    cards: number[] | null;
    pile: number[] | null;
    removed: number[] | null;
    chosen: number | null;
    has_extra: boolean;
    extra: number | null;
    drawn: [number, number];
  }

  /** Artefacts being drawn: ``icons`` left, ``cards`` in hand; only the drawer sees ``pair`` (KRY-20). */
  export interface FindView {
    icons: number;
    cards: number;
    pair: number[] | null;
    mining: boolean;
  }

  /** What the active player is putting together; only they see it. */
  export interface DraftView {
    act: string;
    target: number | null;
    special: number | null;
    weapon: number | null;
    transport: number | null;
    crystals: [number, number, number];
    artefacts: [number, number, number, number, number, number];
    announced: number;
    slots: [number, number, number];
    room: [boolean, boolean, boolean, boolean];
    home: number;
    bank: number;
    home_with: [number, number, number, number, number, number];
  }

  /** An announced theft: ``drawn`` of ``announced`` artefacts; robber and victim see which (KRY-52). */
  export interface TheftView {
    target: number;
    crystals: [number, number, number];
    announced: number;
    drawn: number;
    artefacts: [number, number, number, number, number, number] | null;
    home: number | null;
    bank: number;
  }

  /** A spy at work: only the spy sees the ``artefacts`` (KRY-102). */
  export interface SpyView {
    target: number;
    special: number;
    artefacts: [number, number, number, number, number, number] | null;
  }

  /** The final score of a seat and its parts (KRY-64). */
  export interface ScoreView {
    track: number;
    crystals: number;
    artefacts: number;
    mission: number;
    total: number;
    rank: number;
  }

  /** Add a crystal to the bid, the load or the loot (KRY-14, KRY-43, KRY-51, KRY-101). */
  export interface AddCrystal {
    type: "add_crystal";
    colour: number;
  }

  /** Add an artefact of the own camp to the load (KRY-43). */
  export interface AddArtefact {
    type: "add_artefact";
    artefact: number;
  }

  /** Announce one more artefact to steal (KRY-51). */
  export interface Announce {
    type: "announce";
  }

  /** Add an agent to those removed from the deck, or to the tactical hand (KRY-91, KRY-105). */
  export interface AddAgent {
    type: "add_agent";
    agent: number;
  }

  /** Begin the choice anew: nothing of it has been shown to anybody. */
  export interface TakeBack {
    type: "take_back";
  }

  /** Make the bid, the deck, the hand or the loot final. */
  export interface Confirm {
    type: "confirm";
  }

  /** Move the miner to ``space`` and take its goods, or alternative 0 or 1 of them (KRY-17, KRY-18). */
  export interface Dig {
    type: "dig";
    space: number;
    alternative: number;
  }

  /** Keep one of two drawn artefacts (KRY-20). */
  export interface Keep {
    type: "keep";
    artefact: number;
  }

  /** Put an agent of the hand face down for the team (KRY-23). */
  export interface Choose {
    type: "choose";
    agent: number;
  }

  /** Begin to load goods (KRY-43). */
  export interface Load {
    type: "load";
  }

  /** Begin to attack the camp of ``target`` (KRY-48). */
  export interface Attack {
    type: "attack";
    target: number;
  }

  /** Begin overtime (KRY-58). */
  export interface Overtime {
    type: "overtime";
  }

  /** Use an artefact of the own camp for this action (KRY-32). */
  export interface Play {
    type: "play";
    artefact: number;
  }

  /** Bring the load or the loot to one place; this ends the action (KRY-43, KRY-53). */
  export interface Deliver {
    type: "deliver";
    place: "hq" | "bank" | "camp";
  }

  /** Take these crystals for overtime (KRY-58). */
  export interface TakePay {
    type: "take_pay";
    red: number;
    blue: number;
    white: number;
  }

  /** Begin to steal crystals with a thief (KRY-101). */
  export interface Rob {
    type: "rob";
    agent: number;
    target: number;
  }

  /** Look at the face-down artefacts of ``target`` (KRY-102). */
  export interface Spy {
    type: "spy";
    agent: number;
    target: number;
  }

  /** Take one of the artefacts that the spy sees, or none with -1 (KRY-102). */
  export interface Snatch {
    type: "snatch";
    artefact: number;
  }

  /** Take what a master miner shows (KRY-103). */
  export interface Mine {
    type: "mine";
    agent: number;
  }

  /** Change ``number`` crystals of ``colour`` (1 blue, 2 white) into the next dearer one (KRY-104). */
  export interface Transmute {
    type: "transmute";
    agent: number;
    colour: number;
    number: number;
  }

  /** Use no further special agent (KRY-96). */
  export interface EndTurn {
    type: "end_turn";
  }

  /** Draw an agent from one of the own two piles (KRY-61). */
  export interface Recruit {
    type: "recruit";
    kind: "carrier" | "warrior";
  }

  /** A whole position; the bank and the artefact draw pile hold what lies nowhere else. */
  export interface WrittenPosition {
    options: Options;
    seats: WrittenSeat[];
    draft: WrittenDraft | null;
    phase: string;
    round: number;
    discard: string[];
    reveal: number;
    order: number[];
    turn: number | null;
    icons: number;
    pair: string[];
    mining: boolean;
    used: string[];
    acted: boolean;
    leaving: boolean;
    recruiter: number | null;
    recruit_kind: number | null;
  }

  /** One player; ``space`` is from 1 (foremost), and agents that are nowhere else lie in the draw piles. */
  export interface WrittenSeat {
    ready: boolean;
    score: number;
    space: number | null;
    camp: [number, number, number];
    weapon: string | null;
    transport: string | null;
    initiative: number;
    team: string[];
    discards: string[];
    recruits: [number, number];
    hq: [number, number, number];
    hq_artefacts: string[];
    mission: string | null;
    bid: [number, number, number];
    artefacts: string[];
    hand: string[];
    removed: string[];
    chosen: string | null;
    extra: string | null;
  }

  /** What the active player puts together, or has announced to steal. */
  export interface WrittenDraft {
    act: string;
    target: number | null;
    special: string | null;
    weapon: string | null;
    transport: string | null;
    crystals: [number, number, number];
    artefacts: string[];
    announced: number;
  }

  export type Action = AddCrystal | AddArtefact | Announce | AddAgent | TakeBack | Confirm | Dig | Keep | Choose | Load | Attack | Overtime | Play | Deliver | TakePay | Rob | Spy | Snatch | Mine | Transmute | EndTurn | Recruit;

  export type Position = WrittenPosition;
}

export const GAMES = ["kryptos", "decrypto", "kreta", "krysis"] as const;

export type GameName = (typeof GAMES)[number];

/** The types of each game by its name. */
export interface Games {
  kryptos: { view: Kryptos.View; action: Kryptos.Action; options: Kryptos.Options };
  decrypto: { view: Decrypto.View; action: Decrypto.Action; options: Decrypto.Options };
  kreta: { view: Kreta.View; action: Kreta.Action; options: Kreta.Options };
  krysis: { view: Krysis.View; action: Krysis.Action; options: Krysis.Options };
}
