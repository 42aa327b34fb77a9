// Places on the table between which things move, beside those that can be pointed at.
import { areaId } from './words'

/** where the army stands on the map */
export const ARMY = 'army'
export const MAP = 'map'
/** the battlefield, which lies over the map */
export const FIELD = 'field'
/** the island of Tyre */
export const ISLAND = 'island'

/** a Force in battle, without its dice */
export const bodySpot = (counter: string): string => `body:${counter}`

/** the dice that a Force has rolled in a battle turn, from 0 */
export const rollSpot = (counter: string, turn: number): string => `roll:${counter}:${turn}`

/** counters that look alike, in the garrison of an area */
export const stackSpot = (area: string, kind: string, reduced: boolean): string => `garrison ${areaId(area)} ${kind}${reduced ? ' reduced' : ''}`

/** what lies or stands in an area */
export const markSpot = (area: string, sign: string): string => `mark ${areaId(area)} ${sign}`

/** counters of a kind that gather for the enemy's operation */
export const gatheredSpot = (kind: string): string => `gathered:${kind}`

/** the works of the siege, from 1 */
export const workSpot = (work: string, number: number): string => `work:${work}:${number}`
