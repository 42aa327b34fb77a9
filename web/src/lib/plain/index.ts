// A game without a client of its own: what it shows as labelled facts, its questions as a list.
import type { GameClient } from '../../games/game'
import * as parts from './parts'

export const client: GameClient = {
  ...parts,
  help: ['plain-help-facts', 'plain-help-list'],
  active: ({ waiting: [seat, ...others] }) => (seat === undefined || others.length > 0 ? -1 : seat),
}
