// The scene of the lobby: the first moves of a game on the reconstructed board.
import { boardFrom } from './geometry'
import { SYMBOLS, type Cards, type Province } from './types'

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
