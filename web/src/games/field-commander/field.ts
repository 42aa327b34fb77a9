// The battlefield: both sides by speed, and which choice belongs to which counter.
import type { Battle, Choice, Fighter } from './types'

export const SPEEDS = [6, 5, 4, 3, 2, 1, 0]
const ON_COUNTERS = ['attack', 'batter', 'charge', 'sacrifice', 'ram', 'strike', 'hit']
const WALL = 'wall'

export interface Lane {
  speed: number
  enemy: Fighter[]
  own: Fighter[]
}

export const lanesOf = ({ own, enemy }: Battle): Lane[] =>
  SPEEDS.map((speed) => ({
    speed,
    enemy: enemy.filter((fighter) => fighter.speed === speed && fighter.kind !== WALL),
    own: own.filter((fighter) => fighter.speed === speed),
  }))

export const wallsOf = ({ enemy }: Battle): Fighter[] => enemy.filter(({ kind }) => kind === WALL)

/** Of counters that stand alike only the first is offered; a click on any of them means the same. */
export function choicesOf(fighter: Fighter, side: Fighter[], choices: Choice[]): Choice[] {
  return choices.filter(({ verb, args: { counter } }) => {
    if (!ON_COUNTERS.includes(verb) || counter === undefined) return false
    if (counter === fighter.counter) return true
    const first = side.find((each) => each.counter === counter)
    return first !== undefined && first.kind === fighter.kind && first.reduced === fighter.reduced && first.acting === fighter.acting && first.tired === fighter.tired
  })
}

/** What is done in battle without pointing at a counter or a plan. */
export const orders = (choices: Choice[]): Choice[] =>
  choices.filter(({ verb }) => ['fight', 'retreat', 'ready', 'duel', 'proceed'].includes(verb))
