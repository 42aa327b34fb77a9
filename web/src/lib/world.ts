// The world under the maps: where a place of the globe lies in the drawing, and whether a spot is land or sea.
import world from './world.json'

export interface Spot {
  x: number
  y: number
}

/** A part of the drawing. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The window that holds all these spots, and a margin. */
export function around(spots: Spot[], margin: number): Window {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

const { degree, squeeze, corner, land, levant } = world
const [west = 0, north = 0] = corner

export const DEGREE = degree
export const LAND = land
/** the coast south of Arados, drawn ten times as large */
export const LEVANT = levant

export const place = ([lon, lat]: readonly [number, number]): Spot => ({ x: (lon - west) * degree * squeeze, y: (north - lat) * degree })

/** the seas by their old names; a small one is lettered only from near */
export const SEAS: { text: string; at: [number, number]; small?: true }[] = [
  { text: 'Pontos Euxeinos', at: [34.5, 43.2] },
  { text: 'Kaspia', at: [51, 41.2] },
  { text: 'Mesogeios', at: [24.5, 33.4] },
  { text: 'Aigaion', at: [25.1, 38.4], small: true },
  { text: 'Adrias', at: [18.3, 42], small: true },
  { text: 'Persikos Kolpos', at: [51.6, 26.9] },
  { text: 'Erythra Thalassa', at: [62, 22.8] },
]

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
