// Lines between two spots of a map: bowed where they would run through a third one, and over the sea where they shall.
import { DEGREE, isLand, type Spot } from './world'

export interface Bow {
  from: Spot
  bend: Spot
  to: Spot
}

const BOWS = [0, 0.12, 0.24, 0.4, 0.6].flatMap((bow) => [bow, -bow])
const SEA_BOWS = [...BOWS, ...[0.8, 0.95, 1.1].flatMap((bow) => [bow, -bow])]
const CLEAR = 1.1 * DEGREE
/** the angle by which two ways at one spot should differ */
const APART = 0.6

export const on = ({ from, bend, to }: Bow, t: number): Spot => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
})

const angle = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x)

/** How close two ways leave a common end, from 0 (well apart) to 1 (one on the other). */
function crowding(end: Spot, bend: Spot, ways: Bow[]): number {
  const near = ways.filter(({ from, to }) => from === end || to === end).map((way) => Math.abs(angle(end, bend) - angle(end, way.bend)))
  return Math.max(0, ...near.map((turn) => 1 - Math.min(turn, 2 * Math.PI - turn) / APART))
}

/** Where to bend a way: as little as keeps it clear of `others` and of the `ways` drawn before; a sea passage also keeps to the sea. */
export function bendOf(from: Spot, to: Spot, sea: boolean, others: Spot[], ways: Bow[]): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  let best = { x: 0, y: 0 }
  let least = Infinity
  for (const bow of sea ? SEA_BOWS : BOWS) {
    const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) * bow, y: (from.y + to.y) / 2 + (to.x - from.x) * bow }
    const course = Array.from({ length: 15 }, (_, i) => on({ from, bend, to }, (i + 1) / 16))
    const close = Math.min(Infinity, ...course.flatMap((spot) => others.map((other) => Math.hypot(spot.x - other.x, spot.y - other.y))))
    const aground = sea ? course.filter(isLand).length / course.length : 0
    const cost = ((sea ? 0.4 : 1) * Math.abs(bow) * length) / DEGREE + 4 * Math.max(0, 1 - close / Math.min(CLEAR, length / 2)) + 6 * aground + 3 * (crowding(from, bend, ways) + crowding(to, bend, ways))
    if (cost < least) [least, best] = [cost, bend]
  }
  return best
}
