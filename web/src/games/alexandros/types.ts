// What the server tells about Alexandros: see "The view of Alexandros" in docs/protocol.md.
import type { Action } from '../../lib/protocol'

export const SYMBOLS = ['temple', 'amphora', 'horse', 'lyre', 'soldier'] as const
export type SymbolName = (typeof SYMBOLS)[number]
export type Cards = Record<SymbolName, number>

export interface Board {
  id: string
  start: string
  points: { name: string; x: number; y: number }[]
  triangles: { name: string; symbol: SymbolName | null; corners: [string, string, string] }[]
  edges: { name: string; border: boolean }[]
}

export interface Province {
  triangles: string[]
  worth: number
  symbols: Cards
  owner: number | null
  governors: number
}

export interface View {
  seat: number | null
  turn: number
  active: number
  actions_left: number
  taxed: boolean
  last_turn: boolean
  alexander: string
  walls: { black: string[]; red: string[] }
  walls_left: { black: number; red: number }
  row: (SymbolName | null)[]
  deck: number
  discard: Cards
  scores: number[]
  hands: number[]
  hand: Cards | null
  seen: Cards[]
  open_hands: Cards[] | null
  governors: string[][]
  reserve: number[]
  income: number[]
  provinces: Province[]
  move: { symbol: SymbolName | null; triangle: string | null; corner: string | null }
  occupation: { seat: number; province: string[]; victim: number | null; governors: string[]; cards: Cards } | null
  gift: { from: number; to: number; left: number } | null
}

export type Args = {
  card?: SymbolName
  triangle?: string
  point?: string
  points?: string[]
}

/** All previews in one: which fields are there depends on the verb. */
export interface Preview {
  walls?: string[]
  red?: number
  provinces?: Pick<Province, 'triangles' | 'worth' | 'symbols' | 'owner'>[]
  splits?: { holder: number; triangles: string[]; kept: number; lost: number; provinces: number; vacant: number; paid: number; pays: number }[]
  province?: string[]
  worth?: number
  cards?: Partial<Cards>
  governors?: number
  victim?: number | null
  income?: number[]
  corners?: string[]
  targets?: string[]
  joker?: boolean
}

export type Choice = Action<Args, Preview>
