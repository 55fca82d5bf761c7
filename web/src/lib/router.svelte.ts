/** A tiny router: a path is matched against a few patterns; links are ordinary links. */

export interface Route {
  page: PageName;
  params: Record<string, string>;
}

export type PageName = "home" | "new" | "table" | "local" | "replay" | "rules" | "me" | "device" | "admin" | "lost";

const PATTERNS: readonly [string, PageName][] = [
  ["/", "home"],
  ["/new/:game", "new"],
  ["/table/:id", "table"],
  ["/table/:id/replay", "replay"],
  ["/local/:id", "local"],
  ["/rules", "rules"],
  ["/rules/:game", "rules"],
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

class Router {
  #path = $state(location.pathname);
  #query = $state(location.search);
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
    if (to !== location.pathname + location.search + location.hash) history.pushState(null, "", to);
    const moved = location.pathname !== this.#path;
    this.read();
    if (moved) scrollTo(0, 0);
  }

  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
    this.#hash = location.hash;
  }

  /** Follow the browser's own buttons, and plain clicks on links of ours. */
  start(): () => void {
    const read = () => this.read();
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", click);
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
    if (match(link.pathname).page === "lost") return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
