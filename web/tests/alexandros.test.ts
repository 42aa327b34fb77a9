import { describe, expect, it } from 'vitest'
import geography from '../src/games/alexandros/geography.json'
import { badgeSpot, border, ends, lines, place, survey, tileAt, type Tile } from '../src/games/alexandros/geometry'
import { landsFor, letters, NAMES } from '../src/games/alexandros/names'
import { PICTURE_BOARD, PICTURE_PROVINCES, PICTURE_WALLS } from '../src/games/alexandros/picture'
import { speak } from './fakes'

const geometry = survey(PICTURE_BOARD)
const tiles = (names: string) => names.split(' ').map((name) => geometry.tile.get(name) as Tile)
const corners = (path: string) => (path.match(/[ML]/g) ?? []).length

describe('the board of Alexandros on the screen', () => {
  it('has the reconstructed board: 150 triangles, 103 points, 252 lines, 54 of them border', () => {
    expect([geometry.tiles.length, geometry.points.size, PICTURE_BOARD.edges.length]).toEqual([150, 103, 252])
    expect(PICTURE_BOARD.edges.filter(({ border }) => border)).toHaveLength(54)
  })

  it('draws equilateral triangles', () => {
    const [a, b] = ends('2-0/3-1', geometry.points)
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100)
  })

  it('goes once around a province, and around the whole board', () => {
    expect(corners(border(tiles('a2'), geometry.points))).toBe(4)
    expect(corners(border(tiles('a2 b2 b3 c3'), geometry.points))).toBe(7)
    expect(corners(geometry.outline)).toBe(55)
  })

  it('puts the worth of a province on an empty triangle', () => {
    for (const { triangles, worth } of PICTURE_PROVINCES.filter(({ worth }) => worth > 0)) {
      const land = tiles(triangles.join(' '))
      const spot = badgeSpot(land)
      expect(land.find(({ centre }) => centre.x === spot.x && centre.y === spot.y)?.symbol).toBeNull()
      expect(land.filter(({ symbol }) => symbol === null)).toHaveLength(worth)
    }
  })

  it('names the lines of a path as the board does, whichever way it runs', () => {
    const known = new Set(PICTURE_BOARD.edges.map(({ name }) => name))
    expect(lines(['2-0', '3-1', '4-2', '3-3'], known)).toEqual(['2-0/3-1', '3-1/4-2', '4-2/3-3'])
    expect(lines(['3-3', '4-2', '3-1', '2-0'], known)).toEqual(['4-2/3-3', '3-1/4-2', '2-0/3-1'])
    expect(PICTURE_WALLS.every((wall) => known.has(wall))).toBe(true)
  })

  it('letters no land over a symbol, and fewer lands the larger the letters are', () => {
    const lands = NAMES.filter(({ kind }) => kind === 'land')
    expect(landsFor(letters(1), geometry.tiles)).toEqual(lands)
    const larger = landsFor(letters(0.6), geometry.tiles)
    expect(larger.length).toBeGreaterThan(9)
    expect(larger.length).toBeLessThan(lands.length)
    expect(landsFor(letters(0.3), geometry.tiles)).toEqual([])
  })

  it('letters a land where its triangle lies', async () => {
    await speak('alexandros')
    const { landName } = await import('../src/games/alexandros/words')
    for (const { text, x, y } of NAMES.filter(({ kind }) => kind === 'land')) expect(landName(tileAt(place(x, y), geometry.tiles)?.name ?? '')).toContain(text)
  })

  it('carries its coast lines in tens of kilobytes', () => {
    expect(geography.land.length).toBeGreaterThan(4_000)
    expect(geography.land.length).toBeLessThan(60_000)
  })
})
