// The door of the site without a server: the table is in this page's own worker.
import type { Door } from '../lib/door'
import { WorkerTransport } from '../lib/transport/worker'
import { t } from '../lib/text.svelte'
import { SESSIONS } from './beside'
import Awaited from './Awaited.svelte'
import Notes from './Notes.svelte'
import { house } from './own'

export const door: Door = {
  transport: new WorkerTransport(house, () => t('site-elsewhere')),
  sessions: SESSIONS,
  mostSessions: 5_000,
  byHash: true,
  hasLinks: false,
  words: { away: 'site-away', comeBack: 'site-here', share: 'hand-on', explaining: 'site-explaining' },
  Notes,
  Awaited,
}
