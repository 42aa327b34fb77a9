// Where everything of the board lies on the screen. A board line is UNIT long.
import type { Board, SymbolName } from './types'

export const UNIT = 100
const ROW = Math.sqrt(0.75) * UNIT

export interface Spot {
  x: number
  y: number
}

export interface Tile {
  name: string
  symbol: SymbolName | null
  corners: [string, string, string]
  centre: Spot
  path: string
}

export interface Geometry {
  points: Map<string, Spot>
  tiles: Tile[]
  tile: Map<string, Tile>
  /** the outline of the whole board */
  outline: string
  bounds: { x: number; y: number; width: number; height: number }
}

/** A point of the lattice on the screen. */
export const place = (x: number, y: number): Spot => ({ x: (x / 2) * UNIT, y: y * ROW })

const dot = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`

export function survey(board: Board): Geometry {
  const points = new Map(board.points.map(({ name, x, y }) => [name, place(x, y)]))
  const at = (name: string) => points.get(name) ?? { x: 0, y: 0 }
  const tiles = board.triangles.map(({ name, symbol, corners }): Tile => {
    const spots = corners.map(at)
    const centre = {
      x: spots.reduce((sum, { x }) => sum + x, 0) / 3,
      y: spots.reduce((sum, { y }) => sum + y, 0) / 3,
    }
    return { name, symbol, corners, centre, path: `M${spots.map(dot).join('L')}Z` }
  })
  const tile = new Map(tiles.map((each) => [each.name, each]))
  const xs = [...points.values()].map(({ x }) => x)
  const ys = [...points.values()].map(({ y }) => y)
  const bounds = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
  return { points, tiles, tile, outline: border(tiles, points), bounds }
}

/** The path around a set of triangles: the sides that belong to only one of them, joined end to end. */
export function border(tiles: Tile[], points: Map<string, Spot>): string {
  const sides = new Map<string, [string, string]>()
  for (const { corners } of tiles) {
    for (let i = 0; i < 3; i++) {
      const [from, to] = [corners[i] as string, corners[(i + 1) % 3] as string]
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      if (!sides.delete(key)) sides.set(key, [from, to])
    }
  }
  let path = ''
  while (sides.size > 0) {
    const loop: string[] = []
    let next: string | undefined = sides.values().next().value?.[0]
    while (next !== undefined) {
      const here: string = next
      loop.push(here)
      next = undefined
      for (const [key, [a, b]] of sides) {
        if (a !== here && b !== here) continue
        sides.delete(key)
        next = a === here ? b : a
        break
      }
    }
    path += `M${loop.map((name) => dot(points.get(name) ?? { x: 0, y: 0 })).join('L')}Z`
  }
  return path
}

/** Where the badge of a province goes: the empty triangle nearest to its middle, else the triangle nearest to it. */
export function badgeSpot(tiles: Tile[]): Spot {
  const middle = {
    x: tiles.reduce((sum, { centre }) => sum + centre.x, 0) / tiles.length,
    y: tiles.reduce((sum, { centre }) => sum + centre.y, 0) / tiles.length,
  }
  const away = ({ centre }: Tile) => Math.hypot(centre.x - middle.x, centre.y - middle.y)
  const nearest = [...tiles].sort((a, b) => Number(a.symbol !== null) - Number(b.symbol !== null) || away(a) - away(b))
  return nearest[0]?.centre ?? middle
}

/** The triangle whose middle is nearest to a spot. */
export function tileAt(spot: Spot, tiles: Tile[]): Tile | undefined {
  const away = ({ centre }: Tile) => Math.hypot(centre.x - spot.x, centre.y - spot.y)
  return tiles.reduce<Tile | undefined>((nearest, tile) => (nearest && away(nearest) <= away(tile) ? nearest : tile), undefined)
}

/** The two ends of a line named like `2-0/3-1`. */
export function ends(edge: string, points: Map<string, Spot>): [Spot, Spot] {
  const [from = '', to = ''] = edge.split('/')
  return [points.get(from) ?? { x: 0, y: 0 }, points.get(to) ?? { x: 0, y: 0 }]
}

/** A slim lozenge around a line: easy to hit, and no wider than the triangles beside it. */
export function lozenge(edge: string, points: Map<string, Spot>): string {
  const [a, b] = ends(edge, points)
  const [side, up] = [(a.y - b.y) * 0.26, (b.x - a.x) * 0.26]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return `M${[a, { x: middle.x + side, y: middle.y + up }, b, { x: middle.x - side, y: middle.y - up }].map(dot).join('L')}Z`
}

/** The names of the lines along a path, each as the board spells it. */
export function lines(path: string[], known: Set<string>): string[] {
  return path.slice(1).map((to, i) => {
    const there = `${path[i]}/${to}`
    return known.has(there) ? there : `${to}/${path[i]}`
  })
}

const LETTERS: Record<string, SymbolName> = { T: 'temple', A: 'amphora', H: 'horse', L: 'lyre', S: 'soldier' }

/** A board from its rows, one letter a triangle, as board files write it. */
export function boardFrom(rows: string[]): Board {
  const points = new Map<string, { name: string; x: number; y: number }>()
  const sides = new Map<string, number>()
  const point = (x: number, y: number) => {
    const name = `${x}-${y}`
    points.set(name, { name, x, y })
    return name
  }
  const triangles = rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, i) => {
      if (letter === '#') return []
      const col = i + 1
      const up = (row + col) % 2 === 0
      const corners: [string, string, string] = up
        ? [point(col, row), point(col - 1, row + 1), point(col + 1, row + 1)]
        : [point(col - 1, row), point(col + 1, row), point(col, row + 1)]
      const [a, b, c] = corners
      for (const side of [`${a}/${b}`, `${a}/${c}`, `${b}/${c}`]) sides.set(side, (sides.get(side) ?? 0) + 1)
      return [{ name: `${'abcdefghi'[row]}${col}`, symbol: LETTERS[letter] ?? null, corners }]
    }),
  )
  const edges = [...sides].map(([name, times]) => ({ name, border: times === 1 }))
  return { id: 'picture', start: '2-0', points: [...points.values()], triangles, edges }
}
