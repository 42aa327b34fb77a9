// Where everything of a board lies in the drawing.
import { bendOf } from '../../lib/bows'
import { cells } from '../../lib/cells'
import { apart, around, DEGREE, isLand, place, type Spot, type Window } from '../../lib/world'
import { CAMP, type Board, type Province, type Region } from './types'
import type { Way } from './ways'

export interface Plot {
  province: Province
  region: string
  spot: Spot
  land: string
}

export interface Territory {
  region: Region
  index: number
  plots: Plot[]
  camp: Spot
  ways: Way[]
  /** what to look at while this region is played */
  window: Window
  /** the province in its middle, where its name is lettered */
  middle: Spot
  /** the least distance between two of its provinces */
  spacing: number
}

export interface Geometry {
  territories: Territory[]
  /** province name → plot */
  plots: Map<string, Plot>
  window: Window
}

const REACH = [1.25 * DEGREE, 3.1 * DEGREE] as const
const AROUND = 0.15 * DEGREE
/** armies stand a little below the camp's symbol */
const CAMPED = 0.25 * DEGREE

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function innermost(spots: Spot[]): Spot {
  const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }
  return spots.reduce((best, spot) => (apart(spot, middle) < apart(best, middle) ? spot : best), spots[0] ?? middle)
}

/** How far a spot is from the line between two others. */
function fromLine(spot: Spot, a: Spot, b: Spot): number {
  const long = apart(a, b) || 1
  const share = Math.max(0, Math.min(1, ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / long ** 2))
  return apart(spot, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) })
}

/** Land goes a little further than half the way to the farthest neighbour by land, so that neighbours touch. */
function reach(province: Province, region: Region): number {
  const own = place(province.at)
  const ways = region.arrows.filter(({ from, sea }) => from === province.name && !sea).map(({ to }) => to)
  const far = region.provinces.filter(({ name }) => ways.includes(name)).map(({ at }) => apart(own, place(at)))
  return Math.min(REACH[1], Math.max(REACH[0], Math.min(0.62 * Math.max(0, ...far), 1.2 * Math.min(...far))))
}

/** The camp stands before the first province, on the side of the place where the last campaign ended, and clear of the others. */
function campOf(region: Region, known: Map<string, Spot>): Spot {
  const spots = region.provinces.map(({ at }) => place(at))
  const entry = known.get(region.entry) ?? spots[0] ?? { x: 0, y: 0 }
  const others = spots.filter((spot) => apart(spot, entry) > 1)
  const start = known.get(region.start) ?? { x: 2 * entry.x - mean(spots.map(({ x }) => x)), y: 2 * entry.y - mean(spots.map(({ y }) => y)) }
  const near = Math.min(...others.map((spot) => apart(spot, entry)))
  const away = Math.min(Math.max(apart(start, entry), 0.7 * near), near)
  const wanted = Math.atan2(start.y - entry.y, start.x - entry.x)
  let best = entry
  let least = Infinity
  for (let turn = -8; turn <= 8; turn++) {
    const angle = wanted + (turn * Math.PI) / 12
    const spot = { x: entry.x + away * Math.cos(angle), y: entry.y + away * Math.sin(angle) }
    const lines = region.arrows.map(({ from, to }) => fromLine({ x: spot.x, y: spot.y + CAMPED }, known.get(from) ?? spot, known.get(to) ?? spot))
    const room = Math.min(...others.map((other) => apart(other, spot)), 2 * Math.min(...lines))
    const cost = Math.abs(turn) / 8 + 6 * Math.max(0, 1 - room / away) + (isLand(spot) ? 0 : 0.8)
    if (cost < least) [least, best] = [cost, spot]
  }
  return best
}

function waysOf(region: Region, camp: Spot, known: Map<string, Spot>): Way[] {
  const spotOf = (name: string) => known.get(name) ?? camp
  const spots = region.provinces.map(({ name }) => spotOf(name))
  const ways: Way[] = []
  const bent = (a: string, b: string, sea: boolean) => {
    const [from, to] = [a === CAMP ? camp : spotOf(a), spotOf(b)]
    return { key: `${a} ${b}`, a, b, from, to, sea, bend: bendOf(from, to, sea, [...spots, camp].filter((spot) => spot !== from && spot !== to), ways) }
  }
  ways.push({ ...bent(CAMP, region.entry, false), toB: 0, toA: null })
  for (const { from, to, price, sea } of region.arrows) {
    const back = ways.find(({ a, b }) => a === to && b === from)
    if (back) back.toA = price
    else ways.push({ ...bent(from, to, sea), toB: price, toA: null })
  }
  return ways
}

export function survey(board: Board): Geometry {
  const known = new Map(board.regions.flatMap(({ provinces }) => provinces.map(({ name, at }) => [name, place(at)] as const)))
  const sites = board.regions.flatMap((region) => region.provinces.map((province) => ({ ...place(province.at), reach: reach(province, region) })))
  const lands = cells(sites)
  const territories = board.regions.map((region, index): Territory => {
    const plots = region.provinces.map((province) => ({ province, region: region.id, spot: known.get(province.name) ?? { x: 0, y: 0 }, land: lands.shift() ?? '' }))
    const camp = campOf(region, known)
    const ways = waysOf(region, camp, known)
    const spots = plots.map(({ spot }) => spot)
    const seen = [...spots, camp, ...ways.map(({ from, bend, to }) => ({ x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 }))]
    const spacing = Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => apart(a, b))))
    return { region, index, plots, camp, ways, window: around(seen, AROUND), middle: innermost(spots), spacing }
  })
  const plots = new Map(territories.flatMap((territory) => territory.plots.map((plot) => [plot.province.name, plot] as const)))
  return { territories, plots, window: around([...known.values()], 3 * DEGREE) }
}
