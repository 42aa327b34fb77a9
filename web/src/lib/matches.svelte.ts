// How the matches of this browser stand: asked for in one call, again and again while the lobby is open.
import { untrack } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { api } from './api'
import { call } from './calling'
import type { Lang, MatchStands } from './protocol'
import { link, router } from './router.svelte'
import { type Session, sessions } from './session'

const EVERY_MS = 15_000
const MOST_ASKED = 50

export interface Listed {
  session: Session
  stands: MatchStands | null
  /** somebody at this browser is awaited */
  isOurs: boolean
}

/** Ours to move, then under way, then ended; the newest first. */
const rank = ({ session, isOurs }: Listed) => (isOurs ? 0 : session.over ? 2 : 1)

export function listed(all: Session[], known: ReadonlyMap<string, MatchStands>): Listed[] {
  const seen = all.map((session) => {
    const stands = known.get(session.match) ?? null
    const isOurs = !session.over && !session.forgotten && (stands?.waiting?.some((seat) => seat in session.tokens) ?? false) && (stands?.claimed ?? false)
    return { session, stands, isOurs }
  })
  return seen.sort((a, b) => rank(a) - rank(b) || b.session.begun - a.session.begun)
}

/** Whose standing may have changed: those under way, and those after which others may have set another table. */
const asked = (all: Session[], known: ReadonlyMap<string, MatchStands>): Session[] => {
  const open = all.filter(({ over, next, setup }) => !over || (!next && (!setup || setup.seats.some(({ kind }) => kind === 'link'))))
  const urgency = ({ match, over }: Session) => (over ? 2 : known.get(match)?.waiting ? 1 : 0)
  return open.sort((a, b) => urgency(a) - urgency(b) || b.begun - a.begun).slice(0, MOST_ASKED)
}

export class Matches {
  all = $state.raw<Session[]>(sessions.all())
  known = $state.raw<ReadonlyMap<string, MatchStands>>(new Map())
  list = $derived(listed(this.all, this.known))
  ours = $derived(this.list.filter(({ isOurs }) => isOurs))
  /** forgotten while the list was open: that can be undone */
  readonly gone = new SvelteSet<string>()
  #called = new Set<string>()

  /** For a component, as it begins. */
  constructor(
    lang: () => Lang,
    readonly titleOf: (game: string) => string,
  ) {
    $effect(() => {
      const spoken = lang()
      const ask = () => void this.#ask(spoken)
      untrack(ask)
      const timer = setInterval(ask, EVERY_MS)
      return () => clearInterval(timer)
    })
  }

  refresh() {
    this.all = sessions.all(this.gone)
  }

  forget(match: string) {
    this.gone.add(match)
    sessions.forget(match)
    this.refresh()
  }

  recall(match: string) {
    sessions.recall(match)
    this.gone.delete(match)
    this.refresh()
  }

  async #ask(lang: Lang) {
    const wanted = asked(sessions.all(), this.known)
    if (wanted.length === 0) return
    const seats = wanted.flatMap(({ match, tokens }) => Object.values(tokens).slice(0, 1).map((token) => ({ match, token })))
    const answer = await api.glances(lang, seats).catch(() => null) // the next round asks again
    if (!answer) return
    this.known = new Map([...this.known, ...answer.matches.map((stands) => [stands.match, stands] as const)])
    for (const session of wanted) this.#note(session, this.known.get(session.match))
    this.refresh()
    this.#call()
  }

  #note(session: Session, stands: MatchStands | undefined) {
    if (!stands || stands.problem) return
    if (stands.next) sessions.follow(session, stands.next)
    const names = stands.names.join() === session.names.join() ? {} : { names: stands.names }
    const over = stands.over === session.over || stands.waiting === null ? {} : { over: stands.over }
    if (Object.keys({ ...names, ...over }).length > 0) sessions.change(session.match, { ...names, ...over })
  }

  /** Each turn is called once. */
  #call() {
    const turns = new Map(this.ours.map(({ session, stands }) => [`${session.match} ${stands?.ply}`, session]))
    for (const [turn, { match, game }] of turns) {
      if (!this.#called.has(turn)) call(match, this.titleOf(game), () => router.go(link.match(match)))
    }
    this.#called = new Set(turns.keys())
  }
}
