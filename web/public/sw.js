/* Shows notices, and a word of comfort without a connection. Keeps no answer of the server's. */
const SHELL = "nave-shell-1";
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([OFFLINE, "/offline.css", "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/* Only the page itself: what it asks the server for is never kept. */
self.addEventListener("fetch", (event) => {
  const kept = ["/offline.css", "/icon.svg"].includes(new URL(event.request.url).pathname);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

/* What a push service hands over; whatever it is, something is shown. */
function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const said = read(event.data);
  event.waitUntil(
    self.registration.showNotification(said.title || "Nave", {
      body: said.body || "",
      tag: said.tag || "nave",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { url: typeof said.url === "string" && said.url.startsWith("/#/") ? said.url : "/#/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? { url: "/#/" };
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const [page] = pages;
      if (!page) return self.clients.openWindow(url);
      return page.focus().then((shown) => shown.navigate(url));
    }),
  );
});
