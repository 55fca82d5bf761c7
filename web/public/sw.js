/* Keeps the files of the client, which never change under their name, and the last page for when the network is away. */
const KEPT = "kastellan-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["/", "/icon.svg", "/appearance.js"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromCacheFirst(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  await forgetOlderEngines(kept, new URL(request.url).pathname);
  return answer;
}

/* An engine is large, and named by what is in it: only the one that was asked for last is kept. */
async function forgetOlderEngines(kept, path) {
  const engine = /^\/assets\/engine\/[^/]+\//;
  const folder = engine.exec(path)?.[0];
  if (!folder) return;
  const others = (await kept.keys()).filter((one) => engine.test(new URL(one.url).pathname) && !new URL(one.url).pathname.startsWith(folder));
  await Promise.all(others.map((one) => kept.delete(one)));
}

async function pageFromNetworkFirst(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put("/", answer.clone());
    return answer;
  } catch (error) {
    const known = await kept.match("/");
    if (known) return known;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/device/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(pageFromNetworkFirst(event.request));
});
