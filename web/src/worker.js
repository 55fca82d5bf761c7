/* Keeps the client for when the network is away.  The build fills in what belongs to this version. */
const { version, files, engine } = __KEPT__;
const KEPT = `kastellan-${version}`;
const SHELL = ["./", "icon.svg", "appearance.js", "manifest.webmanifest"];
/* Is kept where all of the client and the engine were asked for: the next version then keeps all of it too. */
const WHOLE = "whole";

const at = (path) => new URL(path, registration.scope).href;
const fresh = (path) => fetch(at(path), { cache: "reload" });

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const kept = await caches.open(KEPT);
  await Promise.all(SHELL.map(async (path) => kept.put(at(path), await good(fresh(path)))));
  if (await caches.match(at(WHOLE))) await keepAll(kept);
  // Pages of an older version go on with theirs until they are closed.
  if (!registration.active) await self.skipWaiting();
}

async function good(asked) {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}

/* Files never change under their name: what another version kept is not fetched again. */
async function keepAll(kept) {
  for (const path of [...files, ...engine]) {
    if (await kept.match(at(path))) continue;
    await kept.put(at(path), (await caches.match(at(path))) ?? (await good(fetch(at(path)))));
  }
  await kept.put(at(WHOLE), new Response(version));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(caches.open(KEPT).then(keepAll));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

/* Older versions are removed, but for what is the same in this one. */
async function activate() {
  const kept = await caches.open(KEPT);
  const wanted = new Set([...files, ...engine].map(at));
  for (const name of (await caches.keys()).filter((one) => one !== KEPT && one.startsWith("kastellan-"))) {
    const older = await caches.open(name);
    for (const request of await older.keys()) if (wanted.has(request.url) && !(await kept.match(request))) await kept.put(request, await older.match(request));
    await caches.delete(name);
  }
  await self.clients.claim();
}

async function fromCacheFirst(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/* The page is the one that belongs to the files which are kept. */
async function pageFromNetworkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await (await caches.open(KEPT)).match(at("./"));
    if (known) return known;
    throw error;
  }
}

async function fromNetworkFirst(request) {
  return fetch(request).catch(async (error) => (await (await caches.open(KEPT)).match(request)) ?? Promise.reject(error));
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(registration.scope)) return;
  const path = url.slice(registration.scope.length);
  if (path.startsWith("api/") || path.startsWith("device/")) return;
  if (path.startsWith("assets/")) event.respondWith(fromCacheFirst(event.request));
  else if (mode === "navigate") event.respondWith(pageFromNetworkFirst(event.request));
  else event.respondWith(fromNetworkFirst(event.request));
});

/* A notice that it is somebody's turn: the server has written it for its reader. */
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

async function tell({ title, text, url, tag }) {
  await registration.showNotification(title, { body: text, tag, renotify: true, icon: at("icon-192.png"), data: { url } });
  await self.navigator.setAppBadge?.().catch(() => undefined);
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("turn");
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/* A page that shows the table already comes to the front, else a new one opens. */
async function open(path) {
  const wanted = at(path.replace(/^\/+/, ""));
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split(/[?#]/)[0] === wanted);
  return shown ? shown.focus() : self.clients.openWindow(wanted);
}

/* Browsers give themselves new addresses now and then; the server is told the new one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(moved(event.oldSubscription?.options.applicationServerKey));
});

async function moved(key) {
  if (!key) return;
  const { endpoint, keys } = (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const body = JSON.stringify({ kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch(at("api/me/notices/ways"), { method: "POST", headers: { "Content-Type": "application/json", "X-Kastellan": "1" }, body });
}
