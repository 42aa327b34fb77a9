// Setting a table: the match is made, its secrets are kept in this browser, and the table opens.
import { api } from './api'
import type { MatchCreated, MatchSetup, SeatSetup, Table } from './protocol'
import { link, router } from './router.svelte'
import { type Session, sessions } from './session'
import { settings } from './settings.svelte'

export async function startMatch(setup: MatchSetup): Promise<void> {
  open(await api.create(settings.lang, setup), setup)
}

/** A match of one's own from a position of an ended one. */
export async function playOn({ match, game, ply, options }: Table, seats: SeatSetup[]): Promise<void> {
  open(await api.fork(match, settings.lang, { ply, seats }), { game, seats, options, pack: null })
}

function open({ match, tokens, host }: MatchCreated, setup: MatchSetup) {
  const names = setup.seats.map((seat) => seat.name || (seat.bot ?? '…'))
  sessions.save({ match, game: setup.game, tokens, host, setup, names, begun: Date.now(), over: false })
  router.go(link.match(match))
}

/** Another match with the same people; whoever asks first sets its table for all. */
export async function playAgain(session: Session): Promise<void> {
  const [token = ''] = Object.values(session.tokens)
  const { match } = await api.again(session.match, settings.lang, token)
  sessions.follow(session, match)
  router.go(link.match(match))
}
