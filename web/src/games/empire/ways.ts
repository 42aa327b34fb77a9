// The arrows between provinces: bowed where they would run through a third one, over the sea where they are sea passages.
import type { Spot } from './cells'
import { DEGREE, isLand } from './coast'

export interface Way {
  key: string
  a: string
  b: string
  from: Spot
  bend: Spot
  to: Spot
  sea: boolean
  /** the price of going to b, and of going to a; null: no way in that direction */
  toB: number | null
  toA: number | null
}

const BOWS = [0, 0.12, 0.24, 0.4, 0.6].flatMap((bow) => [bow, -bow])
const SEA_BOWS = [...BOWS, ...[0.8, 0.95, 1.1].flatMap((bow) => [bow, -bow])]
const CLEAR = 1.1 * DEGREE
/** the angle by which two ways at one province should differ */
const APART = 0.6

export const on = ({ from, bend, to }: Pick<Way, 'from' | 'bend' | 'to'>, t: number): Spot => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
})

const angle = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x)

/** How close two ways leave a common end, from 0 (well apart) to 1 (one on the other). */
function crowding(end: Spot, bend: Spot, ways: Pick<Way, 'from' | 'bend' | 'to'>[]): number {
  const near = ways.filter(({ from, to }) => from === end || to === end).map((way) => Math.abs(angle(end, bend) - angle(end, way.bend)))
  return Math.max(0, ...near.map((turn) => 1 - Math.min(turn, 2 * Math.PI - turn) / APART))
}

/** Where to bend a way: as little as keeps it clear of `others` and of the `ways` drawn before; a sea passage also keeps to the sea. */
export function bendOf(from: Spot, to: Spot, sea: boolean, others: Spot[], ways: Pick<Way, 'from' | 'bend' | 'to'>[]): Spot {
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

/** What a place covers on the screen, from its point. */
export interface Cover {
  left: number
  right: number
  top: number
  bottom: number
}

const STEPS = 60
const TIGHTER = [1, 0.85, 0.7, 0.55, 0.4]

/** The part of a way between what its ends cover, as values of its parameter; where that is shorter than `least`, they are covered in part. */
export function between(way: Way, covers: [Cover, Cover], pixel: number, least: number): [number, number] {
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const length = Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y)
  let found: [number, number] = [0.35, 0.65]
  for (const share of TIGHTER) {
    const hidden = (t: number, end: Spot, cover: Cover) => {
      const { x, y } = on(way, t)
      const [dx, dy] = [(x - end.x) / pixel / share, (y - end.y) / pixel / share]
      return -cover.left < dx && dx < cover.right && -cover.top < dy && dy < cover.bottom
    }
    const start = steps.find((t) => !hidden(t, way.from, covers[0])) ?? 0.5
    const end = steps.findLast((t) => !hidden(t, way.to, covers[1])) ?? 0.5
    if (end - start > found[1] - found[0] || share === 1) found = [start, end]
    if ((end - start) * length >= least * pixel) break
  }
  return found[0] < found[1] ? found : [0.35, 0.65]
}

/** The piece of a way between two parameters, as an SVG path. */
export function piece(way: Way, start: number, end: number): string {
  const [a, b] = [on(way, start), on(way, end)]
  const middle = on(way, (start + end) / 2)
  const bend = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 }
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** The direction of a way at a parameter, in degrees. */
export function heading(way: Way, t: number): number {
  const [a, b] = [on(way, Math.max(0, t - 0.02)), on(way, Math.min(1, t + 0.02))]
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}
