// Whose eyes a running match is looked back at with. Where several people share a screen it is whoever had it last: this tab
// remembers that over a reload, until the curtain falls or the tab goes elsewhere.
import { type Route, router } from './router.svelte'
import { sessions } from './session'

const KEY = 'argead.eyes'

interface Kept {
  match: string
  seat: number
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const isOf = (route: Route | null, match: string) => route !== null && 'match' in route && route.match === match

export const eyes = {
  /** the seat that looks; null: a spectator */
  of(match: string): number | null {
    const held = Object.keys(sessions.find(match)?.tokens ?? {}).map(Number)
    if (held.length === 1) return held[0] ?? null
    const kept = read()
    return kept?.match === match && held.includes(kept.seat) ? kept.seat : null
  },
  /** Another one has the screen; null: nobody, the curtain is closed. */
  pass(match: string, seat: number | null) {
    if (seat === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ match, seat } satisfies Kept))
  },
  /** the seat that comes back to the table from looking back */
  back: (match: string) => (router.former?.screen === 'review' && isOf(router.former, match) ? eyes.of(match) : null),
  /** Whoever goes elsewhere leaves the screen. */
  leave(route: Route) {
    const kept = read()
    if (kept && !isOf(route, kept.match)) sessionStorage.removeItem(KEY)
  },
}
