import type { GameClient } from '../game'
import { leaves } from './leaves'
import * as parts from './parts'
import { scenes } from './scenes'
import { names, tell } from './tell'
import type { View } from './types'

export const client: GameClient = {
  ...parts,
  names,
  scenes,
  tell,
  title: 'Alexandros',
  verbs: [
    { verb: 'take', heading: 'client-take' },
    { verb: 'play', heading: 'client-play' },
    { verb: 'name', heading: 'client-name' },
    { verb: 'triangle', heading: 'client-triangle' },
    { verb: 'corner', heading: 'client-corner' },
    { verb: 'ride', heading: 'client-ride' },
    { verb: 'path', heading: 'client-path' },
    { verb: 'draw', heading: 'client-draw' },
    { verb: 'occupy', heading: 'client-occupy' },
    { verb: 'seize', heading: 'client-seize' },
    { verb: 'station', heading: 'client-station' },
    { verb: 'pay', heading: 'client-pay' },
    { verb: 'give', heading: 'client-give' },
    { verb: 'tax', heading: 'client-tax' },
    { verb: 'recall', heading: 'client-recall' },
    { verb: 'pass', heading: 'client-pass' },
  ],
  help: ['client-help-move', 'client-help-actions', 'client-help-tax', 'client-help-end'],
  active: (table) => (table.view as View).active,
  leaves,
  pictures: () => import('./rules'),
}
