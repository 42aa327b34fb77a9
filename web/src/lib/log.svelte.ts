// The player log: this browser's matches, past and under way, as the table tells them, the newest first.
import { SvelteSet } from 'svelte/reactivity'
import { api, Unreachable } from './api'
import type { Lang, MatchStands } from './protocol'
import { type Session, sessions } from './session'

/** as many as one call may ask for */
const MOST_ASKED = 50
/** a call wakes only a few matches that nobody has open, so that several are needed, with pauses between them */
const PAUSE_MS = 600
const MOST_CALLS = 60
export const PAGE = 20

export interface Entry {
  session: Session
  /** null: on its way */
  stands: MatchStands | null
}

export interface Totals {
  game: string
  played: number
  /** those that have ended for one seat of this browser, of which it is known how */
  ended: number
  won: number
}

const isWon = (result: Session['result']) => result === 'won' || result === 'shared'

/** What the matches of each game come to, the game that was played last first. */
export function totals(all: Session[]): Totals[] {
  const games = [...new Set(all.map(({ game }) => game))]
  return games.map((game) => {
    const own = all.filter((session) => session.game === game)
    const ended = own.filter(({ result }) => result !== undefined)
    return { game, played: own.length, ended: ended.length, won: ended.filter(({ result }) => isWon(result)).length }
  })
}

const newest = (also: ReadonlySet<string>): Session[] => sessions.all(also).sort((a, b) => b.begun - a.begun)
/** How a match stands, if it has been read. */
const read = (stands: MatchStands | undefined): MatchStands | null => (stands && (stands.problem !== null || stands.waiting !== null) ? stands : null)

export class PlayerLog {
  /** forgotten while the log was open: that can be undone */
  readonly gone = new SvelteSet<string>()
  all = $state.raw<Session[]>(newest(new Set()))
  /** the game that is listed; null: all of them */
  game = $state<string | null>(null)
  /** so many are shown */
  most = $state(PAGE)
  known = $state.raw<ReadonlyMap<string, MatchStands>>(new Map())
  unreachable = $state(false)
  #lang: Lang | null = null
  #round = 0

  get totals(): Totals[] {
    return totals(this.all.filter(({ forgotten }) => !forgotten))
  }

  get wanted(): Session[] {
    return this.all.filter(({ game }) => this.game === null || game === this.game)
  }

  get shown(): Entry[] {
    return this.wanted.slice(0, this.most).map((session) => ({ session, stands: read(this.known.get(session.match)) }))
  }

  /** Ask until all that is shown has been read in this language. */
  async read(lang: Lang) {
    if (this.#lang !== lang) this.known = new Map()
    this.#lang = lang
    const round = ++this.#round
    for (let calls = 0; calls < MOST_CALLS; calls++) {
      const unread = this.shown.filter(({ stands }) => stands === null).slice(0, MOST_ASKED)
      if (unread.length === 0) return
      await this.#ask(unread, lang, round)
      await new Promise((done) => setTimeout(done, PAUSE_MS))
      if (round !== this.#round) return
    }
  }

  /** Whoever leaves wants to hear nothing more. */
  leave() {
    this.#round++
  }

  async #ask(entries: Entry[], lang: Lang, round: number) {
    const seats = entries.flatMap(({ session: { match, tokens } }) => Object.values(tokens).slice(0, 1).map((token) => ({ match, token })))
    try {
      const { matches } = await api.glances(lang, seats)
      if (round !== this.#round) return
      this.unreachable = false
      this.known = new Map([...this.known, ...matches.map((stands) => [stands.match, stands] as const)])
      if (matches.map(note).some(Boolean)) this.all = newest(this.gone)
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem
      this.unreachable = true
    }
  }

  forget(match: string) {
    this.gone.add(match)
    sessions.forget(match)
    this.all = newest(this.gone)
  }

  recall(match: string) {
    sessions.recall(match)
    this.gone.delete(match)
    this.all = newest(this.gone)
  }
}

/** What is learned of a match that has ended is remembered; whether anything was. */
function note({ match, over, verdict }: MatchStands): boolean {
  const session = sessions.find(match)
  if (!session || !over || !verdict || session.result) return false
  const alone = Object.keys(session.tokens).length === 1 && verdict.kind !== 'seen'
  if (!alone && session.over) return false
  sessions.change(match, { over, ...(alone ? { result: verdict.kind } : {}) })
  return true
}
