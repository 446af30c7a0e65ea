/**
 * Keeps the shell, so that without a connection the app opens and says so. Pages come from the hall first; files with a hash
 * in their name never change, so that an older one can never stand for a newer. The API is not touched at all.
 *
 * Built by vite.config.ts, which puts in all the files of this build: another build is another worker with another cache.
 */
const FILES = self.FILES;
const CACHE = `triforium-${self.BUILD}`;
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([new Request(SHELL, { cache: 'reload' }), ...FILES])));
});

self.addEventListener('activate', (event) => {
  const others = (names) => Promise.all(names.filter((name) => name.startsWith('triforium-') && name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(others));
});

/** The page from the hall; from here if there is no connection, or only a proxy without a hall behind it. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 502) return answer;
  return (await caches.match(SHELL, { cacheName: CACHE })) ?? answer ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
