import type { GameClient } from '../game'
import { isAnytime } from './anytime'
import { leaves } from './leaves'
import { names } from './names'
import * as parts from './parts'
import { scenes, untold } from './scenes'
import { tell } from './tell'

const under = (heading: string, ...verbs: string[]) => verbs.map((verb) => ({ verb, heading }))

export const client: GameClient = {
  ...parts,
  title: 'Field Commander',
  verbs: [
    ...under('client-do-adopt', 'adopt'),
    ...under('client-do-begin', 'begin'),
    ...under('client-do-appoint', 'appoint'),
    ...under('client-do-hit', 'hit'),
    ...under('client-do-strike', 'strike'),
    ...under('client-do-attack', 'attack', 'batter', 'charge', 'sacrifice', 'ram'),
    ...under('client-do-moment', 'rally', 'envelop', 'fate', 'flank', 'regroup', 'duel'),
    ...under('client-do-plan', 'plan'),
    ...under('client-do-battle', 'fight', 'retreat', 'ready'),
    ...under('client-do-scout', 'scout', 'march'),
    ...under('client-do-siege', 'intimidate', 'assault', 'spend'),
    ...under('client-do-answer', 'accept', 'shun', 'govern', 'raze', 'omen', 'pay', 'suffer', 'cancel', 'lose', 'repair', 'regain', 'lower'),
    ...under('client-do-recruit', 'recruit'),
    ...under('client-do-build', 'build', 'prepare', 'sink'),
    ...under('client-do-glory', 'draw', 'choose'),
    ...under('client-do-refit', 'refit'),
    ...under('action-proceed', 'halt', 'proceed'),
    ...under('client-do-play', 'play'),
    ...under('client-do-prophecy', 'pray', 'dismiss', 'forgo'),
    ...under('client-do-disband', 'disband'),
  ],
  anytime: isAnytime,
  leaves,
  tell,
  names,
  scenes,
  untold,
  help: ['client-help-turn', 'client-help-conquest', 'client-help-battle', 'client-help-win'],
  active: ({ waiting: [seat] }) => seat ?? -1,
  pictures: () => import('./rules'),
}
