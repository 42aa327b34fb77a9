// What the plate of an area says, and how much room that takes.
import type { Size } from './layout'
import type { AreaState, Board, Counter, CounterFacts, Nation, Type, Values } from './types'

export interface Kind {
  type: Type
  nation: Nation
  /** its values, full and reduced; Walls have none */
  full?: Values
  worn?: Values | null
}

export interface Stack extends Kind {
  kind: string
  reduced: boolean
  count: number
  values: Values | null
}

export interface Mark {
  sign: 'governed' | 'razed' | 'taken' | 'gold' | 'glory' | 'oracle' | 'city' | 'temple'
  count: number
}

export interface Plate {
  name: string
  stacks: Stack[]
  marks: Mark[]
}

export const COUNTER = 30
export const A_ROW = 4
const LETTER = 9.6
const LINE = 21
const MARK = 24

const lookOf = ({ type, nation, full, reduced }: CounterFacts): Kind => (type === 'WA' ? { type, nation } : { type, nation, full, worn: reduced })

export const kindsOf = (board: Board): Map<string, Kind> =>
  new Map([...Object.values(board.counters).map((facts): [string, Kind] => [facts.kind, lookOf(facts)]), ['alexander', { type: 'A', nation: 'macedon' }]])

const UNKNOWN: Kind = { type: 'IN', nation: 'persia' }

/** Counters that look alike, counted. */
export function stacked(counters: Counter[], kinds: Map<string, Kind>): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const { kind, reduced } of counters) {
    const key = `${kind} ${reduced}`
    const look = kinds.get(kind) ?? UNKNOWN
    const stack = stacks.get(key) ?? { ...look, kind, reduced, count: 0, values: (reduced ? look.worn : look.full) ?? null }
    stacks.set(key, { ...stack, count: stack.count + 1 })
  }
  return [...stacks.values()]
}

export function plateOf(name: string, state: AreaState, kinds: Map<string, Kind>): Plate {
  const marks: Mark[] = []
  if (state.conquered) marks.push({ sign: state.conquered, count: 1 })
  if (state.oracle === 'waiting') marks.push({ sign: 'oracle', count: 1 })
  if (state.city) marks.push({ sign: 'city', count: 1 })
  if (state.temple) marks.push({ sign: 'temple', count: 1 })
  if (state.gold > 0) marks.push({ sign: 'gold', count: state.gold })
  if (state.glory > 0) marks.push({ sign: 'glory', count: state.glory })
  return { name, marks, stacks: stacked(state.garrison, kinds) }
}

export const markWidth = ({ count }: Mark) => MARK + (count > 1 ? 12 : 0)

export function sizeOf({ name, stacks, marks }: Plate): Size {
  const rows = Math.ceil(stacks.length / A_ROW)
  const wide = Math.min(stacks.length, A_ROW) * COUNTER
  const marked = marks.reduce((sum, mark) => sum + markWidth(mark), 0)
  return { width: Math.max(name.length * LETTER + 10, wide + 8, marked + 8), height: LINE + rows * (COUNTER + 2) + (marks.length > 0 ? MARK + 2 : 0) + 4 }
}
