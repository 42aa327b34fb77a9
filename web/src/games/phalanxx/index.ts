import type { GameClient } from '../game'
import * as parts from './parts'
import { scenes } from './scenes'
import { names, tell } from './tell'

export const client: GameClient = {
  ...parts,
  names,
  scenes,
  tell,
  title: 'PhalanXX',
  verbs: [
    { verb: 'buy', heading: 'client-do-buy' },
    { verb: 'scout', heading: 'client-do-scout' },
    { verb: 'pass', heading: 'client-do-pass' },
    { verb: 'give', heading: 'client-do-give' },
    { verb: 'take', heading: 'client-do-take' },
    { verb: 'play', heading: 'client-do-play' },
    { verb: 'conquer', heading: 'client-do-conquer' },
    { verb: 'push', heading: 'client-do-dice' },
    { verb: 'income', heading: 'client-do-dice' },
    { verb: 'discharge', heading: 'client-do-turn' },
    { verb: 'forge', heading: 'client-do-turn' },
    { verb: 'place', heading: 'client-do-place' },
    { verb: 'turn', heading: 'client-do-turn' },
    { verb: 'move', heading: 'client-do-move' },
    { verb: 'swap', heading: 'client-do-swap' },
    { verb: 'keep', heading: 'action-keep' },
  ],
  help: ['client-help-buy', 'client-help-dice', 'client-help-act', 'client-help-win'],
  active: ({ waiting: [seat] }) => seat ?? -1,
  pictures: () => import('./rules'),
}
