// What moves over the table and is not listed as a thing, by the names that its drawings carry as `data-spot`.
import type { Spot } from '../../lib/motion/scenes'
import type { DieState } from './types'

/** A soldier in a region; a city has a second one. */
export const soldierSpot = (side: number, region: string, number: number): Spot => `soldier:${side}:${region}:${number}`
/** The pattern on the land of a region that somebody holds, and the sign of a conflict there. */
export const heldSpot = (region: string): Spot => `held:${region}`
export const conflictSpot = (region: string): Spot => `conflict:${region}`
/** The die itself on a red slot, and one that was used on a grey slot. */
export const homeSpot = (side: number, slot: number): Spot => `home-die:${side}-${slot}`
export const usedSpot = (slot: number): Spot => `used-die:${slot}`
/** Where the travelling dice are rolled. */
export const TRAY: Spot = 'tray'

/** The travelling dice: those that look alike are counted, so that the others keep their names when one is used. */
export const rolledSpots = (dice: readonly DieState[]): Spot[] =>
  dice.map(({ colour, value }, i) => `rolled:${colour}:${value}:${dice.slice(0, i).filter((other) => other.colour === colour && other.value === value).length}`)
