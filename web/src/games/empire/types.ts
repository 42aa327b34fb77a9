// What the server tells about Empire: see "Empire" in docs/protocol.md.
import type { Action } from '../../lib/protocol'

export const BOXES = ['order', 'armies', 'temples', 'cities'] as const
export type Box = (typeof BOXES)[number]
export type Boxes = Record<Box, number>
export type Kind = 'temples' | 'cities'

export const CAMP = 'camp'

export interface Province {
  name: string
  number: number
  at: [number, number]
  temple: boolean
  city: boolean
}

export interface Arrow {
  from: string
  to: string
  price: number
  sea: boolean
}

export interface Region {
  id: string
  name: string
  symbol: string
  start: string
  entry: string
  goal: string
  goal_symbol: string
  provinces: Province[]
  arrows: Arrow[]
}

export interface Board {
  id: string
  regions: Region[]
}

export interface Award {
  kind: Kind
  region: string | null
  points: number
  winner: number | null
}

export interface View {
  seat: number | null
  region: string
  round: number
  active: number
  entered: boolean
  regions: string[]
  order: (number | null)[]
  scores: number[]
  boxes: (Boxes | null)[]
  secret: Partial<Boxes> | null
  ready: number[]
  camp: number[]
  armies: Record<string, number[]>
  fresh: Record<string, number[]>
  marks: Record<Kind, Record<string, number[]>>
  temples: Record<string, number[]>
  cities: Record<string, number | null>
  supply: Record<Kind, number[]>
  awards: Award[]
  crossing: { from: string; to: string; price: number; sent: number; steps: number } | null
}

export type Args = Partial<Boxes> & {
  number?: number
  origin?: string
  goal?: string
  price?: number
  sea?: boolean
  province?: string
}

/** All previews in one: which fields are there depends on the verb. */
export interface Preview {
  price: number
  able?: number
  ends?: boolean
  rivals?: number[]
  standing?: 'ahead' | 'behind' | 'tied' | 'unpaid'
  points?: number
  spoils?: string[]
}

export type Choice = Action<Args, Preview>
