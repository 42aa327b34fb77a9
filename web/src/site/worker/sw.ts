// The service worker of the site, and of nothing beside it: its scope is its own folder, and what it did not list it leaves
// alone. A newer one waits until the reader wants it.
import { keep, kept, type List, tidy } from '../precache'

declare const self: ServiceWorkerGlobalScope

const BASE = self.registration.scope
/** written here by `argead site` */
const VERSION = '%VERSION%'

async function install(): Promise<void> {
  const list = (await (await fetch(`${BASE}files.json`, { cache: 'no-store' })).json()) as List
  if (list.version !== VERSION) throw new Error('The site is being changed: another worker comes with it.')
  await keep(list, BASE)
}

async function take(): Promise<void> {
  await tidy(VERSION, BASE)
  await self.clients.claim()
}

/** What is kept, else from the network; a page that cannot come says so. */
async function answer(request: Request): Promise<Response> {
  const found = await kept(request, BASE, VERSION)
  if (found) return found
  try {
    return await fetch(request)
  } catch (cause) {
    const page = request.mode === 'navigate' ? await caches.match(`${BASE}offline.html`) : undefined
    if (page) return page
    throw cause
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(take()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(BASE)) event.respondWith(answer(request))
})
