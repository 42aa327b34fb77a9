// The battlefield: both sides by speed, which choice belongs to which counter, and how large the counters can be.
import type { Battle, Choice, Fighter } from './types'

export const SPEEDS = [6, 5, 4, 3, 2, 1, 0]
const ON_COUNTERS = ['attack', 'batter', 'charge', 'sacrifice', 'ram', 'strike', 'hit']
const WALL = 'wall'

export interface Lane {
  /** null: the Walls, which never act */
  speed: number | null
  enemy: Fighter[]
  own: Fighter[]
}

export const wallsOf = ({ enemy }: Battle): Fighter[] => enemy.filter(({ kind }) => kind === WALL)

/** A lane for each speed, and one for the Walls where there are any. */
export function lanesOf(battle: Battle): Lane[] {
  const walls = wallsOf(battle)
  const lanes = SPEEDS.map((speed): Lane => ({
    speed,
    enemy: battle.enemy.filter((fighter) => fighter.speed === speed && fighter.kind !== WALL),
    own: battle.own.filter((fighter) => fighter.speed === speed),
  }))
  return walls.length > 0 ? [...lanes, { speed: null, enemy: walls, own: [] }] : lanes
}

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

export interface Order {
  /** lanes side by side with the enemy above, or one below the other with the enemy at the left */
  across: boolean
  /** pixels of a counter */
  size: number
  /** how deep each side stands: rows of a lane across, else counters beside each other */
  enemy: number
  own: number
}

/** In pixels. */
export interface Measure {
  least: number
  most: number
  /** around a counter, and around a lane */
  gap: number
  lane: number
  /** between the sides: the speed of the lane */
  middle: number
  /** a lane in which nobody stands */
  empty: number
  /** below a counter from this size on: its name */
  named: number
  name: number
}

/** the dice before a counter, as a share of it */
export const DICE = 0.5
const STEP = 2

/** What a counter takes with its dice, which lie between the two sides. */
export const cellOf = (size: number, across: boolean, { gap, named, name }: Measure) => {
  const [dice, word] = [size * DICE, size >= named ? name : 0]
  return across ? { width: size + gap, height: size + dice + gap + word } : { width: size + dice + gap, height: size + gap + word }
}

/** The largest counters with which everybody finds a place on the ground, and how they stand then. */
export function array(lanes: Lane[], ground: { width: number; height: number }, measure: Measure): Order {
  const full = lanes.filter(({ enemy, own }) => enemy.length + own.length > 0)
  const deepest = { enemy: Math.max(1, ...full.map(({ enemy }) => enemy.length)), own: Math.max(1, ...full.map(({ own }) => own.length)) }
  const long = (enemy: number, own: number) => full.map((lane) => Math.max(1, Math.ceil(lane.enemy.length / enemy), Math.ceil(lane.own.length / own)))
  for (let size = measure.most; size >= measure.least; size -= STEP) {
    for (const across of [true, false]) {
      const cell = cellOf(size, across, measure)
      const [beside, along] = across ? [cell.height, cell.width] : [cell.width, cell.height]
      const [deep, wide] = across ? [ground.height, ground.width] : [ground.width, ground.height]
      // one below the other, empty lanes are left out
      const bare = across ? (lanes.length - full.length) * measure.empty : 0
      const rows = Math.floor((deep - measure.middle) / beside)
      for (let enemy = Math.min(rows - 1, deepest.enemy); enemy >= 1; enemy--) {
        const own = Math.min(rows - enemy, deepest.own)
        const need = long(enemy, own).reduce((sum, count) => sum + count * along + measure.lane, bare)
        if (need <= wide) return { across, size, enemy, own }
      }
    }
  }
  // then it is scrolled, but never sideways
  const beside = Math.max(2, Math.floor((ground.width - measure.middle) / cellOf(measure.least, false, measure).width))
  const enemy = Math.min(deepest.enemy, Math.floor(beside / 2))
  return { across: false, size: measure.least, enemy, own: Math.min(deepest.own, beside - enemy) }
}
