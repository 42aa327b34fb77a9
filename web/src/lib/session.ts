// The matches that this browser plays: tokens of its seats, the host's secret, and how to set the table again.
import { door } from '#door'
import type { MatchSetup, Verdict } from './protocol'

export interface Session {
  match: string
  game: string
  tokens: Record<string, string>
  host: string | null
  setup: MatchSetup | null
  names: string[]
  begun: number
  over: boolean
  /** how it ended for the one seat that this browser holds, once that is known */
  result?: Verdict['kind']
  /** what the same people went on to */
  next?: string
  /** when it was forgotten, which can still be undone */
  forgotten?: number
}

/** for so long what was forgotten is kept, lest two windows of the lobby undo each other's undo */
const KEPT_FORGOTTEN_MS = 3_600_000

function read(): Session[] {
  try {
    return JSON.parse(localStorage.getItem(door.sessions) ?? '[]') as Session[]
  } catch {
    return []
  }
}

/** Where there are too many, the oldest of those that are over go first. */
function write(all: Session[]) {
  const running = new Set(all.filter(({ over }) => !over).slice(0, door.mostSessions))
  let left = door.mostSessions - running.size
  localStorage.setItem(door.sessions, JSON.stringify(all.filter((session) => running.has(session) || (session.over && left-- > 0))))
}
const isKept = ({ forgotten }: Session) => !forgotten || Date.now() - forgotten < KEPT_FORGOTTEN_MS

export const sessions = {
  /** those that are not forgotten, and some that are shown all the same */
  all: (also: ReadonlySet<string> = new Set()) => read().filter(({ match, forgotten }) => !forgotten || also.has(match)),
  find: (match: string) => read().find((session) => session.match === match) ?? null,
  save: (session: Session) => write([session, ...read().filter((each) => each.match !== session.match && isKept(each))]),
  forget: (match: string) => sessions.change(match, { forgotten: Date.now() }),
  recall: (match: string) => sessions.change(match, { forgotten: undefined }),
  change(match: string, change: Partial<Session>) {
    write(read().filter(isKept).map((session) => (session.match === match ? { ...session, ...change } : session)))
  },
  /** The secrets of some seats are ours now, beside those that we may hold already. */
  sit(match: string, game: string, names: string[], tokens: Record<string, string>) {
    const known = sessions.find(match) ?? { host: null, setup: null, begun: Date.now(), tokens: {} }
    sessions.save({ ...known, match, game, names, tokens: { ...known.tokens, ...tokens }, over: false, forgotten: undefined })
  },
  /** The same people go on to another match, where the same secrets open the same seats. */
  follow(session: Session, match: string) {
    sessions.change(session.match, { next: match })
    if (!sessions.find(match)) sessions.save({ ...session, match, begun: Date.now(), over: false, result: undefined, next: undefined, forgotten: undefined })
  },
}
