// Setting a table: the match is made, its secrets are kept in this browser, and the table opens.
import { api } from './api'
import type { MatchSetup } from './protocol'
import { link, router } from './router.svelte'
import { type Session, sessions } from './session'
import { settings } from './settings.svelte'

export async function startMatch(setup: MatchSetup): Promise<void> {
  const { match, tokens, host } = await api.create(settings.lang, setup)
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
