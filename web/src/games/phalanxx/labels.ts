// Where the names of regions find room: beside their places, clear of other places, names and, if possible, ways.
import type { Spot } from '../../lib/world'
import type { Geometry } from './geometry'

export interface Label {
  x: number
  y: number
  width: number
}

interface Box extends Label {
  height: number
}

const HEIGHT = 20
/** what a place with its soldiers covers, in pixels around its point */
const COVER: Record<string, Box> = {
  city: { x: -19, y: -36, width: 38, height: 55 },
  oasis: { x: -18, y: -34, width: 36, height: 52 },
  plain: { x: -14, y: -26, width: 28, height: 38 },
}
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
/** a stone of a way under a name is a little ugly; another name or place under it cannot be read */
const STONE = 22
/** a pixel beyond the edge */
const OUTSIDE = 8
/** how many square pixels of others a name may cover at most */
const CROWDED = 50

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const moved = (box: Box, { x, y }: Spot): Box => ({ ...box, x: box.x + x, y: box.y + y })
const inside = ({ x, y }: Spot, box: Box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

export const widthOf = (name: string) => name.length * 8.3 + 8

/** The places around a region for its name, the best liked first. */
function placesFor(width: number, cover: Box): (Box & { dislike: number })[] {
  const [right, bottom] = [cover.x + cover.width, cover.y + cover.height]
  const box = (x: number, y: number, dislike: number) => ({ x, y, width, height: HEIGHT, dislike })
  return [
    box(-width / 2, bottom, 0),
    box(right + 2, -HEIGHT / 2, 20),
    box(cover.x - width - 2, -HEIGHT / 2, 24),
    box(-width / 2, cover.y - HEIGHT, 30),
    box(0, bottom, 26),
    box(-width, bottom, 28),
    box(right, 4, 34),
    box(cover.x - width, 4, 36),
    box(right, -HEIGHT - 8, 38),
    box(cover.x - width, -HEIGHT - 8, 40),
  ]
}

/**
 * Names in pixels beside their regions' points, by id; one is missing where there is no room. Cities choose first, then oases.
 * `free` are the pixels beside and above the outermost regions.
 */
export function labelsFor({ plots, ways, window }: Geometry, names: Map<string, string>, scale: number, free: { beside: number; above: number }): Map<string, Label> {
  const pixel = ({ x, y }: Spot): Spot => ({ x: x * scale, y: y * scale })
  const ranks = ['city', 'oasis', 'plain']
  const all = [...plots.values()].sort((a, b) => ranks.indexOf(a.region.kind) - ranks.indexOf(b.region.kind))
  const taken = all.map(({ region, spot }) => ({ id: region.id, box: moved(COVER[region.kind] ?? NOWHERE, pixel(spot)) }))
  const stones = ways.flatMap(({ course }) => course.map(pixel))
  const [left, right] = [window.x * scale - free.beside, (window.x + window.width) * scale + free.beside]
  const [top, bottom] = [window.y * scale - free.above, (window.y + window.height) * scale + free.above]
  const written: Box[] = []
  const found = new Map<string, Label>()
  for (const { region, spot } of all) {
    const here = pixel(spot)
    let best: { box: Box; covered: number; cost: number } | null = null
    for (const place of placesFor(widthOf(names.get(region.id) ?? region.name), COVER[region.kind] ?? NOWHERE)) {
      const box = moved(place, here)
      const covered = taken.reduce((sum, each) => sum + (each.id === region.id ? 0 : overlap(box, each.box)), 0) + written.reduce((sum, each) => sum + overlap(box, each), 0)
      const outside = Math.max(0, left - box.x) + Math.max(0, box.x + box.width - right) + Math.max(0, top - box.y) + Math.max(0, box.y + box.height - bottom)
      const cost = place.dislike + covered + OUTSIDE * outside + STONE * stones.filter((stone) => inside(stone, box)).length
      if (!best || cost < best.cost) best = { box: place, covered, cost }
    }
    if (!best || best.covered > CROWDED) continue
    written.push(moved(best.box, here))
    found.set(region.id, { x: best.box.x, y: best.box.y, width: best.box.width })
  }
  return found
}
