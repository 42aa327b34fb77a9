import type { GameClient } from '../game'
import * as parts from './parts'

export const client: GameClient = {
  ...parts,
  title: 'PhalanXX',
  verbs: [
    { verb: 'buy', heading: 'px-do-buy' },
    { verb: 'scout', heading: 'px-do-scout' },
    { verb: 'pass', heading: 'px-do-pass' },
    { verb: 'give', heading: 'px-do-give' },
    { verb: 'take', heading: 'px-do-take' },
    { verb: 'play', heading: 'px-do-play' },
    { verb: 'conquer', heading: 'px-do-conquer' },
    { verb: 'push', heading: 'px-do-dice' },
    { verb: 'income', heading: 'px-do-dice' },
    { verb: 'discharge', heading: 'px-do-turn' },
    { verb: 'forge', heading: 'px-do-turn' },
    { verb: 'place', heading: 'px-do-place' },
    { verb: 'turn', heading: 'px-do-turn' },
    { verb: 'move', heading: 'px-do-move' },
    { verb: 'swap', heading: 'px-do-swap' },
    { verb: 'keep', heading: 'px-do-keep' },
  ],
  help: ['px-help-buy', 'px-help-dice', 'px-help-act', 'px-help-win'],
  active: ({ waiting: [seat] }) => seat ?? -1,
}
