// The arrows between provinces, and which part of each can be seen.
import { on, type Bow } from '../../lib/bows'
import type { Spot } from '../../lib/world'

export interface Way extends Bow {
  key: string
  a: string
  b: string
  sea: boolean
  /** the price of going to b, and of going to a; null: no way in that direction */
  toB: number | null
  toA: number | null
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
