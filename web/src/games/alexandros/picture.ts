// The scene of the lobby: the first moves of a game on the reconstructed board.
import { SYMBOLS, type Board, type Cards, type Province, type SymbolName } from './types'

const ROWS = [
  '#..S.H#############.T....H##',
  '#A..T.S#####..A####.H.S.TAL#',
  '##LA.H.T..A.H..LS##.AL..H..#',
  '###..LS...HT..TH..S...TS.AS#',
  '########.L..AL..L...LA...L.#',
  '########H..T.HA.S.T.SH.S..##',
  '#######.TS.L..L##.AH.L.AT###',
  '###S..T.H.TA.######.T...####',
  '###HL..SA###################',
]
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

const none = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0])) as Cards
const province = (names: string, worth: number, owner: number | null): Province => ({
  triangles: names.split(' '),
  worth,
  symbols: none,
  owner,
  governors: owner === null ? 0 : 1,
})

export const PICTURE_BOARD = boardFrom(ROWS)
const closed = [province('a2 b2 b3 c3', 2, 0), province('a3 a4 a5 a6 b4 b5 b6', 4, 1), province('c4 c5 d4', 2, null)]
const inside = new Set(closed.flatMap(({ triangles }) => triangles))
const rest = PICTURE_BOARD.triangles.map(({ name }) => name).filter((name) => !inside.has(name))

export const PICTURE_PROVINCES: Province[] = [...closed, province(rest.join(' '), 0, null)]
export const PICTURE_WALLS = ['2-0/3-1', '3-1/4-2', '4-2/3-3', '4-2/6-2', '7-1/6-2', '6-2/5-3', '5-3/4-4', '6-2/8-2', '8-2/9-3']
export const PICTURE_WAY = ['2-0', '3-1', '4-2', '6-2', '8-2', '9-3', '8-2', '6-2', '5-3', '4-4', '5-3', '4-2', '3-1']
