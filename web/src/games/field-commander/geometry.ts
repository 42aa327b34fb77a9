// Where the areas and roads of a campaign lie in the drawing.
import type { Bow } from '../../lib/bows'
import { around, DEGREE, place, type Spot, type Window } from '../../lib/world'
import type { Area, Campaign } from './types'

export interface Plot {
  area: Area
  spot: Spot
}

export interface Road extends Bow {
  key: string
  ends: [string, string]
}

export interface Geometry {
  campaign: Campaign
  plots: Plot[]
  spots: Map<string, Spot>
  roads: Road[]
  /** all areas, and what the reader may roam */
  window: Window
  bounds: Window
}

/** The island is drawn enlarged, so it lies farther out than it does in the sea. */
const ISLAND: readonly [number, number] = [33.98, 33.16]
export const ISLAND_SIZE = { x: 31, y: 36 }
const BENT = 0.09

/** Roads wind a little: to the left and to the right by turns. */
function bendOf(from: Spot, to: Spot, turn: number): Spot {
  const side = turn % 2 === 0 ? BENT : -BENT
  return { x: (from.x + to.x) / 2 - side * (to.y - from.y), y: (from.y + to.y) / 2 + side * (to.x - from.x) }
}

export const pathOf = ({ from, bend, to }: Road): string => `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`

/** What must be seen of an area: the spot, or the whole island. */
const corners = ({ area, spot: { x, y } }: Plot): Spot[] => (area.island ? [{ x: x - ISLAND_SIZE.x, y: y - ISLAND_SIZE.y }, { x, y: y + ISLAND_SIZE.y }] : [{ x, y }])

export function survey(campaign: Campaign): Geometry {
  const plots = campaign.areas.map((area) => ({ area, spot: place(area.island ? ISLAND : area.at) }))
  const spots = new Map(plots.map(({ area, spot }) => [area.name, spot]))
  const known = (name: string) => spots.get(name) ?? { x: 0, y: 0 }
  const roads = campaign.roads.map(([a, b], i): Road => {
    const [from, to] = [known(a), known(b)]
    return { key: `${a} ${b}`, ends: [a, b], from, to, bend: bendOf(from, to, i) }
  })
  const all = plots.flatMap(corners)
  const window = around(all, 0)
  const reach = 0.6 * Math.max(window.width, window.height, DEGREE)
  return { campaign, plots, spots, roads, window, bounds: around(all, reach) }
}

/** The army's area and all that adjoin it: what to look at where there is little room. */
export function nearby({ plots, roads, window }: Geometry, at: string): Window {
  const near = new Set([at, ...roads.filter(({ ends }) => ends.includes(at)).flatMap(({ ends }) => ends)])
  const found = plots.filter(({ area }) => near.has(area.name)).flatMap(corners)
  return found.length > 0 ? around(found, 0.05 * window.height) : window
}
