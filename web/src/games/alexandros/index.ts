import type { GameClient } from '../game'
import * as parts from './parts'
import type { View } from './types'

export const client: GameClient = {
  ...parts,
  title: 'Alexandros',
  verbs: [
    { verb: 'take', heading: 'alexandros-take' },
    { verb: 'play', heading: 'alexandros-play' },
    { verb: 'name', heading: 'alexandros-name' },
    { verb: 'triangle', heading: 'alexandros-triangle' },
    { verb: 'corner', heading: 'alexandros-corner' },
    { verb: 'ride', heading: 'alexandros-ride' },
    { verb: 'path', heading: 'alexandros-path' },
    { verb: 'draw', heading: 'alexandros-draw' },
    { verb: 'occupy', heading: 'alexandros-occupy' },
    { verb: 'seize', heading: 'alexandros-seize' },
    { verb: 'station', heading: 'alexandros-station' },
    { verb: 'pay', heading: 'alexandros-pay' },
    { verb: 'give', heading: 'alexandros-give' },
    { verb: 'tax', heading: 'alexandros-tax' },
    { verb: 'recall', heading: 'alexandros-recall' },
    { verb: 'pass', heading: 'alexandros-pass' },
  ],
  help: ['alexandros-help-move', 'alexandros-help-actions', 'alexandros-help-tax', 'alexandros-help-end'],
  active: (table) => (table.view as View).active,
}
