// Names lettered on the map, in lattice coordinates. A `land` lies on the board and is what the triangle below it is called in
// English, a `town` lies beside it. All are chosen so that none crosses a symbol of the reconstructed board.
import { place, type Tile } from './geometry'

export interface MapName {
  text: string
  x: number
  y: number
  kind: 'sea' | 'region' | 'town' | 'land'
  turn?: number
}

/** the least size of letters on the screen */
export const READABLE = 14
/** how high the names of lands and towns are in the drawing: as high as is readable, and at least so many units */
const LEAST = 18
export const letters = (scale: number): number => Math.max(LEAST, READABLE / scale)
/** beyond this those beside the board would run under it, and those on it fill the triangles */
const MOST_BESIDE = 20
const MOST = 26

/** What is lettered around the board. */
export const aroundFor = (size: number): MapName[] => NAMES.filter(({ kind }) => kind !== 'land' && (kind !== 'town' || size <= MOST_BESIDE))

/** The lands that can be lettered so high: none crosses a symbol. */
export const landsFor = (size: number, tiles: Tile[]): MapName[] =>
  NAMES.filter(({ kind }) => kind === 'land' && size <= MOST).filter(({ text, x, y }) => {
    const spot = place(x, y)
    const beside = text.length * size * 0.39 + 14
    const above = 21 + size * 0.67
    return !tiles.some(({ symbol, centre }) => symbol && Math.abs(centre.x - spot.x) < beside && Math.abs(centre.y + 6 - spot.y) < above)
  })

export const NAMES: MapName[] = [
  { text: 'Pontos Euxeinos', x: 9.6, y: 0.55, kind: 'sea' },
  { text: 'Kaspia Thalassa', x: 17.6, y: 1.25, kind: 'sea', turn: 66 },
  { text: 'Mesogeios Thalassa', x: 3.4, y: 6.05, kind: 'sea' },
  { text: 'Persikos Kolpos', x: 17.9, y: 8.45, kind: 'sea', turn: 38 },
  { text: 'Aigaion', x: 0.05, y: 2.5, kind: 'sea', turn: 62 },
  { text: 'Erythra Thalassa', x: 24, y: 9.45, kind: 'sea' },
  { text: 'Skythia', x: 24.5, y: -0.6, kind: 'region' },
  { text: 'Arabia', x: 12.6, y: 8.8, kind: 'region' },
  { text: 'Libye', x: 1.4, y: 8.4, kind: 'region' },
  { text: 'Indike', x: 27.6, y: 6.5, kind: 'region' },
  { text: 'Troia', x: 0.2, y: 0.72, kind: 'town' },
  { text: 'Lydia', x: 3.3, y: 1.62, kind: 'land' },
  { text: 'Lykia', x: 4.2, y: 3.55, kind: 'land' },
  { text: 'Kommagene', x: 8.9, y: 3.55, kind: 'land' },
  { text: 'Armenia', x: 9.5, y: 2.55, kind: 'land' },
  { text: 'Syria', x: 10.5, y: 5.55, kind: 'land' },
  { text: 'Tyros', x: 7.5, y: 5.5, kind: 'town' },
  { text: 'Egypt', x: 6.3, y: 8.62, kind: 'land' },
  { text: 'Gordyene', x: 13.45, y: 3.55, kind: 'land' },
  { text: 'Chaldaia', x: 13.55, y: 6.6, kind: 'land' },
  { text: 'Kossaia', x: 15.6, y: 4.55, kind: 'land' },
  { text: 'Media', x: 17.5, y: 3.55, kind: 'land' },
  { text: 'Choarene', x: 19, y: 4.55, kind: 'land' },
  { text: 'Persepolis', x: 17.95, y: 7.3, kind: 'town' },
  { text: 'Parthia', x: 21, y: 3.62, kind: 'land' },
  { text: 'Chorasmia', x: 23, y: 0.6, kind: 'land' },
  { text: 'Areia', x: 24, y: 4.55, kind: 'land' },
  { text: 'Gedrosia', x: 23, y: 7.55, kind: 'land' },
]
