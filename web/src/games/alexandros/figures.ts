// The pictures of the rules: positions that the referee has set up and played (`tests/games/alexandros/figures.py`).
import kept from './figures.json'
import { boardFrom } from './geometry'
import { SYMBOLS, type Cards, type Province, type SymbolName } from './types'

export interface Scene {
  alexander: string
  walls: string[]
  /** those that are closed */
  provinces: Province[]
  governors: string[][]
  /** triangles that he may ride to */
  lit?: string[]
  /** cards that an occupation cost */
  paid?: SymbolName[]
}

const { rows, ...scenes } = kept as unknown as { rows: string[] } & Record<string, Scene>

export const BOARD = boardFrom(rows)
export const SCENES: Record<string, Scene> = scenes
export const FIGURES = ['cards', 'pieces', ...Object.keys(SCENES)]

const NO_CARDS = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0])) as Cards

/** All provinces: the closed ones, and the rest of the board. */
export function provincesOf({ provinces }: Scene): Province[] {
  const closed = new Set(provinces.flatMap(({ triangles }) => triangles))
  const open = BOARD.triangles.map(({ name }) => name).filter((name) => !closed.has(name))
  return [...provinces, { triangles: open, worth: 0, symbols: NO_CARDS, owner: null, governors: 0 }]
}
