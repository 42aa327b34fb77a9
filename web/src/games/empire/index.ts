import type { GameClient } from '../game'
import * as parts from './parts'

export const client: GameClient = {
  ...parts,
  title: 'Empire',
  verbs: [
    { verb: 'split', heading: 'empire-split' },
    { verb: 'place', heading: 'empire-place' },
    { verb: 'cross', heading: 'empire-cross' },
    { verb: 'send', heading: 'empire-send' },
    { verb: 'pay', heading: 'empire-pay' },
    { verb: 'temple', heading: 'empire-build-temple' },
    { verb: 'city', heading: 'empire-build-city' },
    { verb: 'halt', heading: 'empire-halt' },
    { verb: 'done', heading: 'empire-done' },
  ],
  help: ['empire-help-cubes', 'empire-help-march', 'empire-help-build', 'empire-help-score'],
  active: ({ waiting: [seat, ...others] }) => (seat === undefined || others.length > 0 ? -1 : seat),
}
