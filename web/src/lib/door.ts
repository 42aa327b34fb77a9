// What depends on where the table is; `#door` is this one, or that of the site without a server (`site/door.ts`).
import type { Component } from 'svelte'
import { server } from './transport/server'
import type { Transport } from './transport/transport'

export interface Door {
  transport: Transport
  /** what the seats of this browser are remembered by: a table and a site can lie at one address, and know nothing of each other’s matches */
  sessions: string
  /** and how many matches it remembers */
  mostSessions: number
  /** addresses stand behind the hash alone */
  byHash: boolean
  /** people elsewhere can come by link */
  hasLinks: boolean
  /** what is said where nothing answers, what a screen that was turned away may do, what the seats' button leads to, and how a match is explained */
  words: { away: string; comeBack: string; share: string; explaining: string }
  /** what the lobby says beside the games */
  Notes: Component | null
  /** what is said beside a match that is about to begin */
  Awaited: Component | null
}

export const door: Door = {
  transport: server,
  sessions: 'argead.matches',
  mostSessions: 200,
  byHash: false,
  hasLinks: true,
  words: { away: 'no-server', comeBack: 'try-again', share: 'share-title', explaining: 'analysis-leave' },
  Notes: null,
  Awaited: null,
}
