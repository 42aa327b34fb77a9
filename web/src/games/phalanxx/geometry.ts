// Where the regions of a side of the board lie in the drawing, and the ways between those that adjoin.
import { bendOf, on, type Bow } from '../../lib/bows'
import { cells } from '../../lib/cells'
import { apart, around, DEGREE, place, type Spot, type Window } from '../../lib/world'
import type { Region } from './types'

export interface Plot {
  region: Region
  spot: Spot
  land: string
}

export interface Way extends Bow {
  key: string
  ends: [string, string]
  path: string
  /** spots along the way, for whatever wants to keep clear of it */
  course: Spot[]
}

export interface Geometry {
  plots: Map<string, Plot>
  ways: Way[]
  /** all regions, and what the reader may roam */
  window: Window
  bounds: Window
}

/** how far the land of a region goes: to half the way to a neighbour, and not up to a region that does not adjoin */
const REACH = 1.7 * DEGREE
const NEIGHBOUR = 0.62
const STRANGER = 0.44
const ROAM = 5 * DEGREE
const STEPS = 12

function reach(region: Region, regions: Region[]): number {
  const own = place(region.at)
  const limits = regions.filter(({ id }) => id !== region.id).map(({ id, at }) => apart(own, place(at)) * (region.borders.includes(id) ? NEIGHBOUR : STRANGER))
  return Math.min(REACH, ...limits)
}

function waysBetween(regions: Region[]): Way[] {
  const spots = new Map(regions.map(({ id, at }) => [id, place(at)]))
  const ways: Way[] = []
  for (const { id, borders } of regions) {
    for (const other of borders.filter((name) => id < name)) {
      const [from, to] = [spots.get(id), spots.get(other)]
      if (!from || !to) continue
      const bend = bendOf(from, to, false, [...spots.values()].filter((spot) => spot !== from && spot !== to), ways)
      const course = Array.from({ length: STEPS - 1 }, (_, i) => on({ from, bend, to }, (i + 1) / STEPS))
      const path = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
      ways.push({ key: `${id} ${other}`, ends: [id, other], from, bend, to, path, course })
    }
  }
  return ways
}

/** The regions in play; the others of the side do not exist. */
export function survey(all: Region[], inPlay: string[]): Geometry {
  const regions = all.filter(({ id }) => inPlay.includes(id))
  const lands = cells(regions.map((region) => ({ ...place(region.at), reach: reach(region, regions) })))
  const plots = regions.map((region, i): Plot => ({ region, spot: place(region.at), land: lands[i] ?? '' }))
  const spots = plots.map(({ spot }) => spot)
  return { plots: new Map(plots.map((plot) => [plot.region.id, plot])), ways: waysBetween(regions), window: around(spots, 0), bounds: around(spots, ROAM) }
}

/** The part of a window that is not larger than `most`, around the region nearest to its middle. */
export function within(window: Window, most: { width: number; height: number }, { plots }: Geometry): Window {
  if (window.width <= most.width && window.height <= most.height) return window
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 }
  const spots = [...plots.values()].map(({ spot }) => spot)
  const { x, y } = spots.reduce((best, spot) => (apart(spot, middle) < apart(best, middle) ? spot : best), spots[0] ?? middle)
  return { x: x - most.width / 2, y: y - most.height / 2, ...most }
}

/** The given regions and all that adjoin them: what to look at where there is little room. */
export function nearby({ plots, window }: Geometry, held: string[]): Window {
  const near = new Set(held.flatMap((id) => [id, ...(plots.get(id)?.region.borders ?? [])]))
  const spots = [...plots.values()].filter(({ region }) => near.has(region.id)).map(({ spot }) => spot)
  return spots.length > 0 ? around(spots, 0) : window
}
