// The service worker: it keeps the site for the next visit, and an update waits until the reader wants it.
import { BASE } from './own'

class Version {
  /** everything is here: the next visit needs no network */
  kept = $state(false)
  /** the site could not be kept */
  unkept = $state(false)
  newer = $state.raw<ServiceWorker | null>(null)
  #registration: ServiceWorkerRegistration | null = null

  async keep() {
    try {
      // where storing is forbidden it cannot even be asked for
      if (!navigator.serviceWorker) return
      const registration = await navigator.serviceWorker.register(`${BASE}sw.js`, { updateViaCache: 'none' })
      this.#registration = registration
      if (registration.waiting && registration.active) this.newer = registration.waiting
      registration.addEventListener('updatefound', () => this.#follow(registration.installing))
      this.#follow(registration.installing)
      this.kept = registration.active !== null
    } catch {
      this.unkept = true
    }
  }

  #follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') this.kept = true
      else if (worker.state === 'redundant' && !this.kept) this.unkept = true
      else if (worker.state === 'installed' && this.#registration?.active) this.newer = worker
    })
  }

  /** Turn to the newer version: the page is loaded anew once that is in charge. */
  take() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.newer?.postMessage('take over')
  }

  /** This version’s files are gone from where they were: forget it, and load what is there now. */
  async leave() {
    await this.#registration?.unregister()
    // as in precache.ts, of which the page must import nothing: the worker could not share it, being one file
    for (const name of await caches.keys()) if (name.startsWith(`argead ${BASE} `)) await caches.delete(name)
    location.reload()
  }
}

export const version = new Version()
