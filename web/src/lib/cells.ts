// The land around each site of a map: what lies nearer to its point than to any other, within a reach, with borders that wind like real ones.
import type { Spot } from './world'

export interface Site extends Spot {
  /** how far its land goes at most */
  reach: number
}

const ROUND = 40
const STEP = 22

/** Cuts away the part of a convex shape that is nearer to `other` than to `own`. */
function nearer(shape: Spot[], own: Spot, other: Spot): Spot[] {
  const [nx, ny] = [other.x - own.x, other.y - own.y]
  const limit = (nx * (own.x + other.x) + ny * (own.y + other.y)) / 2
  const beyond = ({ x, y }: Spot) => nx * x + ny * y - limit
  return shape.flatMap((here, i) => {
    const next = shape[(i + 1) % shape.length] ?? here
    const [a, b] = [beyond(here), beyond(next)]
    const kept = a <= 0 ? [here] : []
    if (a * b >= 0) return kept
    const share = a / (a - b)
    return [...kept, { x: here.x + (next.x - here.x) * share, y: here.y + (next.y - here.y) * share }]
  })
}

/** Moves a spot a little, depending only on where it is: so borders that two sites share stay shared. */
const wind = ({ x, y }: Spot): Spot => ({
  x: x + 13 * Math.sin(y / 31 + 1.3 * Math.sin(x / 67)) + 5 * Math.sin(y / 11 + x / 23),
  y: y + 13 * Math.sin(x / 29 + 1.7 * Math.sin(y / 59)) + 5 * Math.sin(x / 13 - y / 19),
})

function along(shape: Spot[]): Spot[] {
  return shape.flatMap((here, i) => {
    const next = shape[(i + 1) % shape.length] ?? here
    const pieces = Math.max(1, Math.round(Math.hypot(next.x - here.x, next.y - here.y) / STEP))
    return Array.from({ length: pieces }, (_, n) => ({
      x: here.x + ((next.x - here.x) * n) / pieces,
      y: here.y + ((next.y - here.y) * n) / pieces,
    }))
  })
}

/** One closed SVG path a site, in the order of the sites. */
export function cells(sites: Site[]): string[] {
  return sites.map((site) => {
    let shape: Spot[] = Array.from({ length: ROUND }, (_, i) => ({
      x: site.x + site.reach * Math.cos((2 * Math.PI * i) / ROUND),
      y: site.y + site.reach * Math.sin((2 * Math.PI * i) / ROUND),
    }))
    for (const other of sites) {
      if (other !== site && Math.hypot(other.x - site.x, other.y - site.y) < 2 * site.reach) shape = nearer(shape, site, other)
    }
    return `M${along(shape).map(wind).map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`
  })
}
