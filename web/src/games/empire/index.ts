import type { GameClient } from '../game'
import { episodes } from './episodes'
import { leaves } from './leaves'
import { names } from './names'
import * as parts from './parts'
import { scenes } from './scenes'
import { tell } from './tell'

export const client: GameClient = {
  ...parts,
  title: 'Empire',
  verbs: [
    { verb: 'split', heading: 'client-split' },
    { verb: 'place', heading: 'client-place' },
    { verb: 'cross', heading: 'client-cross' },
    { verb: 'send', heading: 'client-send' },
    { verb: 'pay', heading: 'client-pay' },
    { verb: 'temple', heading: 'client-build-temple' },
    { verb: 'city', heading: 'client-build-city' },
    { verb: 'halt', heading: 'client-halt' },
    { verb: 'done', heading: 'client-done' },
  ],
  tell,
  names,
  scenes,
  episodes,
  help: ['client-help-cubes', 'client-help-march', 'client-help-build', 'client-help-score'],
  active: ({ waiting: [seat, ...others] }) => (seat === undefined || others.length > 0 ? -1 : seat),
  leaves,
  pictures: () => import('./rules'),
}
