// The world under the board: where a place of the globe lies in the drawing, and whether a spot is land or sea.
import type { Spot } from './cells'
import geography from './geography.json'

const { degree, squeeze, corner, land } = geography
const [west = 0, north = 0] = corner

export const DEGREE = degree
export const LAND = land

export const place = ([lon, lat]: readonly [number, number]): Spot => ({ x: (lon - west) * degree * squeeze, y: (north - lat) * degree })

const rings: Spot[][] = land
  .split('z')
  .filter((ring) => ring !== '')
  .map((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
    const here = { x: 0, y: 0 }
    return Array.from({ length: numbers.length / 2 }, (_, i) => {
      here.x += numbers[2 * i] ?? 0
      here.y += numbers[2 * i + 1] ?? 0
      return { ...here }
    })
  })

/** Counts the coasts between a spot and the far east: an odd number means land. */
export function isLand({ x, y }: Spot): boolean {
  let inside = false
  for (const ring of rings) {
    let before = ring[ring.length - 1] as Spot
    for (const here of ring) {
      if (here.y > y !== before.y > y && x < ((before.x - here.x) * (y - here.y)) / (before.y - here.y) + here.x) inside = !inside
      before = here
    }
  }
  return inside
}
