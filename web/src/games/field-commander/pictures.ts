// The pictures of the rules: positions that the referee has set up and played (`tests/games/field_commander/figures.py`).
import type { JournalLine } from '../../lib/protocol'
import { diceOf } from './dice'
import kept from './figures.json'
import type { Kind } from './plate'
import type { AreaState, Battle, Campaign, CounterFacts, Siege, SiegeBoard, Values, View } from './types'

export interface SiegeScene {
  siege: Siege
  gold: number
}

type Scenes = Record<'before-battle' | 'after-battle', Battle> & Record<'before-siege' | 'after-siege', SiegeScene>
interface Facts {
  map: { campaign: Campaign; areas: Record<string, AreaState>; army: View['army'] }
  shown: string[]
  kinds: Record<string, CounterFacts>
  alexander: Values[]
  'battle-dice': Pick<JournalLine, 'kind' | 'data'>[]
  board: SiegeBoard
}
const read = kept as unknown as Scenes & Facts

export const COUNTERS = read.shown.flatMap((kind) => read.kinds[kind] ?? [])
export const LEVELS = read.alexander
export const BOARD = read.board
export const MAP = read.map
export const KINDS = new Map<string, Kind>([...Object.values(read.kinds).map(({ kind, type, nation }): [string, Kind] => [kind, { type, nation }]), ['alexander', { type: 'A', nation: 'macedon' }]])
export const BATTLES: Record<string, Battle> = { 'battle-before': read['before-battle'], 'battle-after': read['after-battle'] }
/** all dice of the turn, before whoever rolled them */
export const DICE = diceOf([{ kind: 'battle-turn', data: {} }, ...read['battle-dice']] as JournalLine[])
export const SIEGES: Record<string, SiegeScene> = { 'siege-before': read['before-siege'], 'siege-after': read['after-siege'] }
export const FIGURES = ['counters', 'levels', 'map', ...Object.keys(BATTLES), ...Object.keys(SIEGES)]
