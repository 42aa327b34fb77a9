// Setting a table: the match is made, its secrets are kept in this browser, and the table opens.
import { api } from './api'
import type { MatchSetup } from './protocol'
import { link, router } from './router.svelte'
import { sessions } from './session'

export async function startMatch(setup: MatchSetup): Promise<void> {
  const { match, tokens, host } = await api.create(setup)
  const names = setup.seats.map((seat) => seat.name || (seat.bot ?? '…'))
  sessions.save({ match, game: setup.game, tokens, host, setup, names, begun: Date.now(), over: false })
  router.go(link.match(match))
}
