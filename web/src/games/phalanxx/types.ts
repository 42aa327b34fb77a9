// What the server tells about PhalanXX: see "PhalanXX" in docs/protocol.md.
import type { Action } from '../../lib/protocol'

export const COLOURS = ['white', 'orange', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const SYMBOLS = ['archer', 'cavalry', 'infantry'] as const
export type SymbolName = (typeof SYMBOLS)[number]
export type Counted = SymbolName | Colour
export const HEROISM = 'heroism'
export const SLOTS = [1, 2, 3] as const

export interface Condition {
  kind: string
  of: string | null
  least: number
}

export interface Lack extends Condition {
  have: number
}

export interface Card {
  id: string
  name: string
  epoch: string
  colour: Colour
  symbol: SymbolName | null
  force: number | null
  scale: { by: Counted; steps: number[] } | null
  ability: string | null
  conditions: Condition[]
}

export interface Region {
  id: string
  name: string
  kind: 'plain' | 'city' | 'oasis'
  place: string | null
  value: number
  start: number | null
  half: 'left' | 'right' | null
  at: [number, number]
  borders: string[]
}

export interface BoardSide {
  name: string
  players: number[]
  regions: Region[]
}

export interface Board {
  id: string
  prices: number[]
  ranks: { id: string; lead: number | null }[]
  cards: Card[]
  sides: BoardSide[]
}

export interface DieState {
  colour: Colour
  value: number | null
}

export interface Offer {
  card: string
  price: number | null
}

export const LINES = ['force', 'camouflage', 'rotated', 'soldiers', 'places', 'groups', 'talents'] as const
export type Line = (typeof LINES)[number]

/** A player, or MaXXimilian. */
export interface Side {
  maxximilian: boolean
  talents: number
  force: number
  valour: number
  home: DieState[]
  home_sum: number
  cards: { card: string; rotated: boolean }[]
  counts: Record<Counted, number>
  hand_size: number
  seen: string[]
  held: string[]
  soldiers: number
  reserve: number
  lost: number
  action_card: string | null
  reckoning: Record<Line | 'total', number>
}

export interface Prospect {
  force: number
  lacks: Lack[]
}

export interface UnderWay {
  action: 'play' | 'conquer' | 'push' | 'income' | 'swap' | 'give'
  card?: string
  region?: string
  slot?: number
}

export interface View {
  seat: number | null
  side: string
  regions: string[]
  first: number
  active: number
  turn: number
  round: number
  last_round: boolean
  row: (Offer | null)[]
  pile: number
  scouted: Offer | null
  heroism: boolean
  gone: string[]
  dice: DieState[]
  grey: (DieState | null)[]
  sides: Side[]
  hand: string[] | null
  /** every hand, where a finished match is looked back at */
  open_hands: string[][] | null
  outlook: Record<string, Prospect> | null
  under_way: UnderWay | null
}

export type Args = {
  card?: string
  region?: string
  colour?: Colour
  value?: number
  slot?: number
  to?: number
  number?: number
}

/** All previews in one: which fields are there depends on the verb. */
export interface Preview {
  price?: number
  exchange?: boolean
  force?: number
  lacks?: number
  soldiers?: number
  moved?: number
  value?: number
  conflict?: boolean
  holder?: number | null
  talents?: number
}

export type Choice = Action<Args, Preview>
