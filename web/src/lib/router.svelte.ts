/** A tiny router: a path is matched against a few patterns; links are ordinary links. */
import { SITE } from "./site";

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

export type PageName = "home" | "new" | "table" | "shelf" | "local" | "lessons" | "learn" | "puzzles" | "puzzle" | "analysis" | "replay" | "rules" | "words" | "cards" | "colours" | "maps" | "me" | "device" | "admin" | "lost";

const PATTERNS: readonly [string, PageName][] = [
  ["/", "home"],
  ["/new/:game", "new"],
  ["/table/:id", "table"],
  ["/table/:id/replay", "replay"],
  ["/local", "shelf"],
  ["/local/:id", "local"],
  ["/local/:id/:view", "local"],
  ["/analysis", "analysis"],
  ["/analysis/:id", "analysis"],
  ["/learn", "lessons"],
  ["/learn/:game", "lessons"],
  ["/learn/:game/:name", "learn"],
  ["/puzzles", "puzzles"],
  ["/puzzles/today", "puzzles"],
  ["/puzzles/:game/:id", "puzzle"],
  ["/rules", "rules"],
  ["/rules/:game", "rules"],
  ["/words", "words"],
  ["/words/:id", "words"],
  ["/cards", "cards"],
  ["/cards/:id", "cards"],
  ["/colours", "colours"],
  ["/colours/:id", "colours"],
  ["/maps", "maps"],
  ["/maps/:id", "maps"],
  ["/me", "me"],
  ["/device", "device"],
  ["/admin", "admin"],
  ["/admin/:part", "admin"],
];

/** Return the page of a path, with the values of its named parts. */
export function match(path: string): Route {
  const parts = split(path);
  for (const [pattern, page] of PATTERNS) {
    const params = fit(split(pattern), parts);
    if (params) return { page, params };
  }
  return { page: "lost", params: {} };
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, piece] of pattern.entries()) {
    const part = decodeURIComponent(parts[at] ?? "");
    if (piece.startsWith(":")) params[piece.slice(1)] = part;
    else if (piece !== part) return null;
  }
  return params;
}

/** The path of an address within this client.  A site is one file: there the path stands in the query. */
export function within(address: URL, site = SITE): { path: string; query: string; hash: string } {
  const { pathname, search, hash } = address;
  if (!site) return { path: pathname, query: search, hash };
  const [path = "", ...rest] = search.startsWith("?/") ? search.slice(1).split("&") : ["/", search.slice(1)];
  const query = rest.filter(Boolean).join("&");
  return { path, query: query && `?${query}`, hash };
}

/** Where a site lies. */
const folder = () => location.pathname.replace(/[^/]*$/, "");

/** The address of a path within this client. */
export function addressOf(to: string, site = SITE): string {
  if (!site) return to;
  const { pathname, search, hash } = new URL(to, location.origin);
  return `${folder()}${pathname === "/" && !search ? "" : `?${pathname}`}${search.replace("?", "&")}${hash}`;
}

const here = () => within(new URL(location.href));

/** On a site a link gets its true address as soon as somebody points at it, so that it opens in another window too. */
function settle(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  const to = link?.getAttribute("href") ?? "";
  if (SITE && to && to !== folder() && !to.startsWith(`${folder()}?`)) link?.setAttribute("href", addressOf(to));
}

class Router {
  #path = $state(here().path);
  #query = $state(here().query);
  #hash = $state(location.hash);
  #route = $derived(match(this.#path));

  get path(): string {
    return this.#path;
  }

  get route(): Route {
    return this.#route;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#query);
  }

  get hash(): string {
    return decodeURIComponent(this.#hash.slice(1));
  }

  go(to: string): void {
    const address = addressOf(to);
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
    const moved = here().path !== this.#path;
    this.read();
    if (moved) scrollTo(0, 0);
  }

  replace(to: string): void {
    history.replaceState(null, "", addressOf(to));
    this.read();
  }

  read(): void {
    ({ path: this.#path, query: this.#query, hash: this.#hash } = here());
  }

  /** Follow the browser's own buttons, and plain clicks on links of ours. */
  start(): () => void {
    const read = () => this.read();
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", click);
    if (SITE) for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, settle);
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
      document.removeEventListener("click", click);
    };
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    settle(event);
    const { path, query, hash } = within(new URL(link.href));
    if (match(path).page === "lost") return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(path + query + hash);
  }
}

export const router = new Router();
