// Where the plates with names and garrisons find room: beside their areas, clear of other areas, plates and roads.
import { on } from '../../lib/bows'
import type { Spot } from '../../lib/world'
import { ISLAND_SIZE, type Geometry } from './geometry'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export const RADIUS = 19
/** where the army stands: above its area, to the left */
export const ARMY: Box = { x: -50, y: -50, width: 44, height: 40 }
const GAP = 4
const STEPS = 12
/** pixels around the outermost areas, in which their plates stay */
const FREE: Size = { width: 112, height: 92 }
const WEIGHTS = { area: 8, plate: 4, road: 60, outside: 20 }
/** a plate that would cover so much of the others is left out */
const CROWDED = 0.3

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const inside = ({ x, y }: Spot, box: Box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

/** The places for a plate around its area, the best liked first. */
function places({ width, height }: Size, reach: Size): (Box & { dislike: number })[] {
  const [out, above] = [reach.width + GAP, reach.height + GAP]
  const near = 0.7 * reach.width
  return [
    { x: -width / 2, y: above, dislike: 0 },
    { x: out, y: -height / 2, dislike: 60 },
    { x: -out - width, y: -height / 2, dislike: 80 },
    { x: near, y: near, dislike: 120 },
    { x: -near - width, y: near, dislike: 120 },
    { x: -width / 2, y: -above - height, dislike: 140 },
    { x: near, y: -near - height, dislike: 160 },
    { x: -near - width, y: -near - height, dislike: 160 },
    { x: out, y: -RADIUS / 2, dislike: 130 },
    { x: out, y: RADIUS / 2 - height, dislike: 150 },
    { x: -out - width, y: -RADIUS / 2, dislike: 150 },
    { x: -out - width, y: RADIUS / 2 - height, dislike: 170 },
  ].map((place) => ({ ...place, width, height }))
}

/**
 * Boxes in pixels beside their areas, by name; an area is missing where there is no room.
 * `sizes` has the areas in the order of their importance: the first ones choose first.
 */
export function layOut(geometry: Geometry, sizes: Map<string, Size>, scale: number, army: string): Map<string, Box> {
  const reachOf = (island: boolean, plain: boolean): Size =>
    island ? { width: ISLAND_SIZE.x * scale, height: ISLAND_SIZE.y * scale } : plain ? { width: RADIUS / 2, height: RADIUS / 2 } : { width: RADIUS, height: RADIUS }
  const pixel = (spot: Spot): Spot => ({ x: spot.x * scale, y: spot.y * scale })
  const moved = (box: Box, { x, y }: Spot): Box => ({ ...box, x: box.x + x, y: box.y + y })
  const taken = geometry.plots.map(({ area, spot }) => {
    const { x, y } = pixel(spot)
    const far = reachOf(area.island, area.kind === 'plain')
    return { name: area.name, far, box: { x: x - far.width, y: y - far.height, width: 2 * far.width, height: 2 * far.height } }
  })
  const home = geometry.spots.get(army)
  if (home) taken.push({ name: '', far: { width: 0, height: 0 }, box: moved(ARMY, pixel(home)) })
  const stones = geometry.roads.flatMap((road) => Array.from({ length: STEPS - 1 }, (_, i) => pixel(on(road, (i + 1) / STEPS))))
  const { x, y, width, height } = geometry.window
  const frame = { x: x * scale - FREE.width, y: y * scale - FREE.height, width: width * scale + 2 * FREE.width, height: height * scale + 2 * FREE.height }
  const plates: Box[] = []
  const found = new Map<string, Box>()
  for (const [name, size] of sizes) {
    const spot = geometry.spots.get(name)
    if (!spot) continue
    const here = pixel(spot)
    let best: { place: Box; covered: number; cost: number } | null = null
    const far = taken.find((each) => each.name === name)?.far ?? { width: RADIUS, height: RADIUS }
    for (const place of places(size, far)) {
      const box = moved(place, here)
      const areas = taken.reduce((sum, each) => sum + (each.name === name ? 0 : overlap(box, each.box)), 0)
      const others = plates.reduce((sum, each) => sum + overlap(box, each), 0)
      const outside = size.width * size.height - overlap(box, frame)
      const cost = place.dislike + WEIGHTS.outside * outside + WEIGHTS.area * areas + WEIGHTS.plate * others + WEIGHTS.road * stones.filter((stone) => inside(stone, box)).length
      if (!best || cost < best.cost) best = { place, covered: areas + others, cost }
    }
    if (!best || best.covered > CROWDED * size.width * size.height) continue
    plates.push(moved(best.place, here))
    found.set(name, { ...size, x: best.place.x, y: best.place.y })
  }
  return found
}
