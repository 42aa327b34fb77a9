import type { GameClient } from '../game'
import { log } from './log'
import * as parts from './parts'

const under = (heading: string, ...verbs: string[]) => verbs.map((verb) => ({ verb, heading }))

export const client: GameClient = {
  ...parts,
  title: 'Field Commander',
  verbs: [
    ...under('fc-do-adopt', 'adopt'),
    ...under('fc-do-begin', 'begin'),
    ...under('fc-do-appoint', 'appoint'),
    ...under('fc-do-hit', 'hit'),
    ...under('fc-do-strike', 'strike'),
    ...under('fc-do-attack', 'attack', 'batter', 'charge', 'sacrifice'),
    ...under('fc-do-moment', 'rally', 'envelop', 'fate', 'flank', 'regroup', 'duel'),
    ...under('fc-do-plan', 'plan'),
    ...under('fc-do-battle', 'fight', 'retreat', 'ready'),
    ...under('fc-do-scout', 'scout', 'march'),
    ...under('fc-do-siege', 'intimidate', 'assault', 'spend'),
    ...under('fc-do-answer', 'accept', 'shun', 'govern', 'raze', 'omen', 'pay', 'suffer', 'cancel', 'lose', 'repair', 'regain', 'lower'),
    ...under('fc-do-recruit', 'recruit'),
    ...under('fc-do-build', 'build', 'prepare', 'sink'),
    ...under('fc-do-glory', 'draw', 'choose'),
    ...under('fc-do-refit', 'refit'),
    ...under('fc-do-go-on', 'halt', 'proceed'),
    ...under('fc-do-play', 'play'),
    ...under('fc-do-prophecy', 'pray', 'dismiss'),
    ...under('fc-do-disband', 'disband'),
  ],
  anytime: ({ verb, args }) => ['disband', 'pray', 'dismiss'].includes(verb) || (verb === 'play' && args.insight === 'spies'),
  account: true,
  log,
  help: ['fc-help-turn', 'fc-help-conquest', 'fc-help-battle', 'fc-help-win'],
  active: ({ waiting: [seat] }) => seat ?? -1,
}
