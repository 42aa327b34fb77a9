// A table has no service worker. A site without a server that was at this address before has left one in the browser, which
// would go on answering in the table's place: this one takes over from it, and goes, with what that one kept.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith(`argead ${self.registration.scope} `)) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url.split('#')[0]).catch(() => {})
}
