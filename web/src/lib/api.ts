/** Calls to the server; a refusal comes back as a thrown `ApiError` with its rule and sentence. */
import type {
  CheckDraft,
  ContentInfo,
  ContentLists,
  ContentOpened,
  ContentProof,
  CreateTable,
  Draw,
  Drafted,
  ErrorAnswer,
  Explained,
  Export,
  GameInfo,
  Hinted,
  CoursePoint,
  History,
  Holiday,
  Home,
  Imported,
  KeepContent,
  Link,
  Local,
  Me,
  Met,
  NewPassword,
  Problem,
  PuzzleList,
  PuzzleNews,
  Replay,
  Report,
  ReviewNews,
  Said,
  Settle,
  Stakes,
  Statistics,
  TableInfo,
  TableLists,
  TryPuzzle,
} from "./generated/types";
import type { Language } from "./speech";
import { SITE } from "./site";
import { beside } from "../local/files";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text || problem.reason);
  }
}

/** The server cannot be reached at all. */
export class Unreachable extends Error {}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  if (method !== "GET") headers["X-Kastellan"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (SITE) throw new Unreachable("there is no server");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch (cause) {
    throw new Unreachable("unreachable", { cause });
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await readBody(answer)) as T;
  throw new ApiError(answer.status, await readProblem(answer));
}

let introduction: Promise<unknown> | null = null;

/** The first answer brings this browser's cookie; two first requests at once would make two people. */
function introduce<T>(): Promise<T> {
  introduction ??= request("GET", "/me").catch((error: unknown) => {
    introduction = null;
    throw error;
  });
  return introduction as Promise<T>;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!/^\/(games|puzzles)/.test(path)) await introduce();
  return request<T>(method, path, body);
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (!answer.headers.get("content-type")?.includes("json")) return text;
  return text ? JSON.parse(text) : undefined;
}

async function readProblem(answer: Response): Promise<Problem> {
  try {
    return ((await answer.json()) as ErrorAnswer).error;
  } catch {
    return { rule: `HTTP-${answer.status}`, reason: "client-http", facts: { status: answer.status }, text: "" };
  }
}

const get = <T>(path: string) => call<T>("GET", path);
/** What never changes as long as the client does not: without a server it lies beside the engine. */
async function known<T>(path: string, name: string): Promise<T> {
  try {
    return await get<T>(path);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const text = await beside(name).catch(() => Promise.reject(error));
    return (name.endsWith(".json") ? JSON.parse(text) : text) as T;
  }
}
const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body ?? {});

/** The secret part of a link to a private table. */
export interface Links {
  watch?: string | null;
  invite?: string | null;
}

function query(given: Record<string, string | null | undefined>): string {
  const known = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return known.length ? `?${new URLSearchParams(known)}` : "";
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** What a new table may leave to the server. */
export type NewTable = Partial<CreateTable> & Pick<CreateTable, "game" | "seats">;

export const api = {
  me: () => (introduction ? get<Me>("/me") : introduce<Me>()),
  changeMe: (change: { name?: string; language?: Language; by_name?: boolean }) => call<Me>("PATCH", "/me", change),
  home: () => get<Home>("/me/home"),
  met: () => get<Met[]>("/me/met"),
  played: (query: string, skip: number) => get<History>(`/me/games${query}${skip ? `${query ? "&" : "?"}skip=${skip}` : ""}`),
  course: () => get<CoursePoint[]>("/me/course"),
  holiday: () => get<Holiday>("/me/holiday"),
  beginHoliday: (days: number) => call<Holiday>("POST", "/me/holiday", { days }),
  endHoliday: () => call<Holiday>("DELETE", "/me/holiday"),
  statistics: () => get<Statistics[]>("/me/statistics"),
  takeOut: (table: string) => call<undefined>("DELETE", `/me/games/${encodeURIComponent(table)}`),
  data: () => get<unknown>("/me/data"),
  erase: (name: string) => post<undefined>("/me/erase", { name }),
  createAccount: (name: string, password: string) => post<Me>("/account", { name, password }),
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  changePassword: (passwords: NewPassword) => post<undefined>("/account/password", passwords),
  logout: () => post<Me>("/logout"),
  device: () => post<Link>("/me/device"),
  useDevice: (once: string) => post<Me>("/device", { once }),
  games: () => known<GameInfo[]>("/games", "games.json"),
  content: (game: string) => known<unknown>(`/games/${game}/content`, `${game}.json`),
  rulebook: (game: string, language: Language) => known<string>(`/games/${game}/rulebook/${language}`, `${game}.${language}.md`),
  puzzles: () => known<PuzzleList>("/puzzles", "puzzles.json"),
  tryPuzzle: (game: string, id: string, wish: Partial<TryPuzzle>) => post<PuzzleNews>(`/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}/try`, wish),
  tables: () => get<TableLists>("/tables"),
  table: (id: string, link: Links = {}) => get<TableInfo>(at(id) + query({ ...link })),
  create: (table: NewTable) => post<TableInfo>("/tables", table),
  sit: (id: string, wish: { seat?: number; name?: string; invite?: string }) => post<TableInfo>(`${at(id)}/sit`, wish),
  invite: (id: string, seat: number, met: Met) => post<TableInfo>(`${at(id)}/invite`, { seat, table: met.table, met: met.seat }),
  share: (id: string, given: { share: string; nonce?: string }) => post<TableInfo>(`${at(id)}/share`, given),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  report: (id: string, report: Partial<Report> & Pick<Report, "why">, link: Links = {}) => post<undefined>(`${at(id)}/report${query({ watch: link.watch })}`, report),
  stakes: (id: string) => get<Stakes>(`${at(id)}/stakes`),
  close: (id: string) => post<TableInfo>(`${at(id)}/close`),
  leave: (id: string) => post<TableInfo>(`${at(id)}/leave`),
  bot: (id: string, seat: number, level: string | null) => post<TableInfo>(`${at(id)}/bot`, { seat, level }),
  settle: (id: string, wish: Settle) => post<TableInfo>(`${at(id)}/settle`, wish),
  move: (id: string, seat: number, to: number) => post<TableInfo>(`${at(id)}/move`, { seat, to }),
  kick: (id: string, seat: number) => post<TableInfo>(`${at(id)}/kick`, { seat }),
  pause: (id: string, yes: boolean, wish: string) => post<TableInfo>(`${at(id)}/pause`, { yes, wish }),
  newLinks: (id: string) => post<TableInfo>(`${at(id)}/links`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  replay: (id: string, eyes: string, link: Links = {}, page = 0) => get<Replay>(`${at(id)}/replay${query({ eyes, watch: link.watch, page: String(page) })}`),
  explain: (id: string, eyes: string, step: number, thing: string, link: Links = {}) => get<Explained>(`${at(id)}/explain${query({ eyes, watch: link.watch, step: String(step), thing })}`),
  export: (id: string, link: Links = {}) => get<Export>(`${at(id)}/export${query({ watch: link.watch })}`),
  draws: (id: string, link: Links = {}) => get<Draw[]>(`${at(id)}/draws${query({ watch: link.watch })}`),
  hint: (id: string) => post<Hinted>(`${at(id)}/hint`),
  ask: (id: string, seat: number) => post<Said>(`${at(id)}/ask`, { seat }),
  review: (id: string, link: Links = {}) => get<ReviewNews>(`${at(id)}/review${query({ watch: link.watch })}`),
  lesson: (taken: { game: string; lesson: string; name?: string; language?: Language; steps: Local.Learn["steps"]; errand: Local.Errands | null }) => post<Local.Done>("/lessons", taken),
  contents: (game: string) => get<ContentLists>(`/contents${query({ game })}`),
  opened: (id: string) => get<ContentOpened>(`/contents/${encodeURIComponent(id)}`),
  draft: (wish: CheckDraft) => post<Drafted>("/contents/draft", wish),
  proofread: (game: string, file: string) => post<ContentProof>("/contents/proof", { game, file }),
  keep: (wish: KeepContent, id = "") => call<ContentInfo>(id ? "PUT" : "POST", `/contents${id && `/${encodeURIComponent(id)}`}`, wish),
  removeContent: (id: string) => call<undefined>("DELETE", `/contents/${encodeURIComponent(id)}`),
  tableContent: (id: string, link: Links = {}) => get<unknown>(`${at(id)}/content${query({ ...link })}`),
  import: (game: unknown) => post<Imported>("/import", game),
  house: <T>(kind: string, wanted: { words: string; status: string }) => get<T[]>(`/admin/${kind}${query(wanted)}`),
  act: (kind: string, about: string | number, what: string, because: { why: string; days?: number }) => post<Record<string, unknown>>(`/admin/${kind}/${about}/${what}`, because),
};
