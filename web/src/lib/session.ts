// The matches that this browser plays: tokens of its seats, the host's secret, and how to set the table again.
import type { MatchSetup } from './protocol'

export interface Session {
  match: string
  game: string
  tokens: Record<string, string>
  host: string | null
  setup: MatchSetup | null
  names: string[]
  begun: number
  over: boolean
}

const KEY = 'argead.matches'
const KEPT = 200

function read(): Session[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Session[]
  } catch {
    return []
  }
}

const write = (all: Session[]) => localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT)))

export const sessions = {
  all: read,
  find: (match: string) => read().find((session) => session.match === match) ?? null,
  save: (session: Session) => write([session, ...read().filter(({ match }) => match !== session.match)]),
  forget: (match: string) => write(read().filter((session) => session.match !== match)),
  change(match: string, change: Partial<Session>) {
    write(read().map((session) => (session.match === match ? { ...session, ...change } : session)))
  },
}
