/** What the worker does with a notice: it is shown, pressed, and told to a new address; the file itself runs. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Handler = (event: object) => void;
type Page = { url: string; focus: () => void; postMessage: (said: string) => void };

const SCOPE = "https://games.example/house/";
const SOURCE = readFileSync(resolve(import.meta.dirname, "src/worker.js"), "utf-8");

const page = (url: string): Page => ({ url, focus: vi.fn(), postMessage: vi.fn() });

/** The worker as a browser would run it, with what it asks of the browser written down. */
function worker(pages: Page[] = []) {
  const handlers = new Map<string, Handler>();
  const subscribed = { endpoint: "https://push.example/new", keys: { p256dh: "P", auth: "A" } };
  const registration = {
    scope: SCOPE,
    showNotification: vi.fn(async () => undefined),
    pushManager: { subscribe: vi.fn(async () => ({ toJSON: () => subscribed })) },
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined) as undefined | (() => Promise<void>) },
  };
  const kept = JSON.stringify({ version: "1", files: [], engine: [] });
  new Function("self", "registration", SOURCE.replace("__KEPT__", kept))(self, registration);
  async function happen(name: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  }
  return { self, registration, happen };
}

const TURN = { title: "Your turn", text: "Your turn at “Friday” (Kryptos)", url: "/table/abc", tag: "t1" };
const pushed = { data: { json: () => TURN } };

describe("a notice that comes", () => {
  it("is shown as its reader gets it, counts on the icon, and lets open pages look", async () => {
    const open = page(`${SCOPE}rules`);
    const { self, registration, happen } = worker([open]);
    await happen("push", pushed);
    const { title, text, url, tag } = TURN;
    const more = { body: text, tag, renotify: true, icon: `${SCOPE}icon-192.png`, data: { url } };
    expect(registration.showNotification.mock.calls).toEqual([[title, more]]);
    expect(self.navigator.setAppBadge).toHaveBeenCalledOnce();
    expect(open.postMessage).toHaveBeenCalledWith("turn");
  });

  it("is shown where icons have no badge, or may have none", async () => {
    for (const badge of [undefined, () => Promise.reject(new Error("not installed"))]) {
      const { self, registration, happen } = worker();
      self.navigator.setAppBadge = badge;
      await happen("push", pushed);
      expect(registration.showNotification).toHaveBeenCalledOnce();
    }
  });

  it("shows nothing where nothing came with it", async () => {
    const { registration, happen } = worker();
    await happen("push", { data: null });
    expect(registration.showNotification).not.toHaveBeenCalled();
  });
});

describe("a notice that is pressed", () => {
  const notification = { data: { url: TURN.url }, close: vi.fn() };

  it("goes away and opens its table below the place of the house", async () => {
    const { self, happen } = worker([page(`${SCOPE}rules`), page(`${SCOPE}table/abcd`)]);
    await happen("notificationclick", { notification });
    expect(notification.close).toHaveBeenCalled();
    expect(self.clients.openWindow.mock.calls).toEqual([[`${SCOPE}table/abc`]]);
  });

  it("brings a page forward that shows the table already", async () => {
    const shown = page(`${SCOPE}table/abc?watch=1#talk`);
    const { self, happen } = worker([page(SCOPE), shown]);
    await happen("notificationclick", { notification });
    expect(shown.focus).toHaveBeenCalledOnce();
    expect(self.clients.openWindow).not.toHaveBeenCalled();
  });
});

describe("a browser that gives itself a new address", () => {
  const told = vi.fn(async () => new Response());
  beforeEach(() => vi.stubGlobal("fetch", told));
  afterEach(() => {
    told.mockClear();
    vi.unstubAllGlobals();
  });

  it("tells the server the new one, for the same key", async () => {
    const { registration, happen } = worker();
    const key = new Uint8Array([1, 2]).buffer;
    await happen("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: key } } });
    expect(registration.pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: key }]]);
    const [address, request] = told.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe(`${SCOPE}api/me/notices/ways`);
    expect(request.method).toBe("POST");
    expect(request.headers).toMatchObject({ "X-Kastellan": "1" });
    expect(JSON.parse(String(request.body))).toEqual({ kind: "push", address: "https://push.example/new", p256dh: "P", auth: "A" });
  });

  it("tells nothing where nobody knows the old one", async () => {
    const { registration, happen } = worker();
    await happen("pushsubscriptionchange", { oldSubscription: null });
    expect(registration.pushManager.subscribe).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });
});
