// What the server tells about Field Commander: see "Field Commander" in docs/protocol.md.
import type { Action, Count, Odds } from '../../lib/protocol'

export type Values = [speed: number, battle: number, superscript: number]
export type Nation = 'macedon' | 'persia' | 'india' | 'greece' | 'walls'
export type Type = 'AR' | 'EL' | 'IN' | 'PE' | 'PH' | 'CH' | 'HC' | 'LC' | 'LE' | 'SE' | 'WA' | 'A'
export type AreaKind = 'plain' | 'battle' | 'stronghold'

export interface Area {
  name: string
  slug: string
  at: [number, number]
  kind: AreaKind
  oracle: boolean
  nation: Nation | null
  island: boolean
}

export interface SiegeBoard {
  transports: number[]
  mole: number[]
  ships: number[]
  warships: number[]
  sections: number
  orders: { upto: number; lose?: string; gold?: number; repair?: boolean }[]
}

export interface Campaign {
  id: string
  areas: Area[]
  roads: [string, string][]
  start: string
  home: string | null
  track: Square[]
  operation: 'none' | 'landing' | 'hits'
  landing: string[]
  income: Record<'flat' | 'govern' | 'raze' | 'destroyed' | 'transport', number>
  options: { id: string; points: number }[]
  siege: SiegeBoard | null
}

export interface Square {
  name: string
  points: number
}

export interface CounterFacts {
  kind: string
  nation: Nation
  type: Type
  full: Values
  reduced: Values | null
}

export interface Board {
  id: string
  campaigns: Campaign[]
  counters: Record<string, CounterFacts>
  alexander: Values[]
  plans: string[]
  enemy_plans: string[]
  insights: string[]
  advisors: string[]
  prophecies: string[]
  operations: string[]
  prices: Record<string, number>
}

export interface Counter {
  counter: string
  kind: string
  reduced: boolean
}

export interface Fighter extends Counter {
  speed: number
  battle: number
  superscript: number
  acting: boolean
  acted: boolean
  tired: boolean
}

export interface AreaState {
  garrison: Counter[]
  conquered: null | 'governed' | 'razed' | 'taken'
  gold: number
  glory: number
  oracle: 'none' | 'waiting' | 'shunned' | 'accepted'
  city: boolean
  temple: boolean
  /** it was called to surrender in this turn */
  demanded: boolean
  range: number
}

export interface Battle {
  area: string
  round: number
  speed: number | null
  plans: Record<string, number>
  free: number
  fate: number
  enemy_plans: Record<string, number>
  duel: boolean
  bucephalus: boolean
  maneuver: boolean
  penalty: number
  advantage: number
  own: Fighter[]
  enemy: Fighter[]
  regroup: string[]
  hits: number
  roll: null | { by: string; die: number | null; needs: number | null; hits: number }
}

export interface Siege {
  transports: number
  mole: number
  ships: number
  warships: number
  sections: number[]
  fallen: boolean
}

export interface Reckoning {
  campaign: string
  won: boolean
  turn: number
  points: number
  track: number
  options: number
  cities: number
  mole: number
  governed: number
  glory: number
  level: number
  immortality: number
}

export interface Operation {
  pile: number
  left: Record<string, number>
  drawn: string[]
  cancelled: string[]
  forces: Counter[]
  gold: number
  hits: number
  intrigue: string | null
}

export interface View {
  seat: number | null
  campaign: string
  life: boolean
  campaigns: string[]
  options: string[]
  stage: 'setup' | 'preparation' | 'conquest' | 'battle' | 'resupply' | 'over'
  turn: number
  turns: Square[]
  army: { at: string; from: string | null; besieging: boolean; level: number; alexander: Values; forces: Counter[] }
  pool: Record<string, number>
  gold: number
  glory: number
  gold_limit: number
  gold_in_play: number
  income: { gold: number; lost: number }
  advisors: string[]
  advisors_left: string[]
  advisors_lost: string[]
  insights: string[]
  insights_left: number
  areas: Record<string, AreaState>
  operation: Operation
  cups: Record<string, Record<string, number>>
  walls: number
  destroyed: Counter[]
  prophecies: { name: string; until: number; turns_left: number }[]
  advised: boolean
  /** this turn is spent without advisors */
  forgone: boolean
  diplomats: boolean
  temples: number
  cities: number
  buildings_left: number
  bought: string[]
  battle: Battle | null
  scouting: null | { area: string; roll: number; gold: number; hits: number }
  intimidation: null | { roll: number; advantage: number; added: number; total: number; result: Answer }
  order: null | { area: string; roll: number; total: number; result: string | null; with_omen: string | null }
  hits: null | { left: number; where: 'field' | 'battle' | 'duel' }
  tyre: Siege | null
  prospect: Reckoning | null
  reckoning: Reckoning[]
  immortality: number
  years: number
}

export type Answer = 'success' | 'ongoing' | 'failure'
type Shares = [number, number][]
type Answers = Record<Answer, number>

export type Args = {
  area?: string
  counter?: string
  kind?: string
  option?: string
  points?: number
  advisor?: string
  insight?: string
  plan?: string
  work?: string
  section?: string | number
  building?: string
  glory?: number
  price?: number
}

/** All previews in one: which fields are there depends on the verb. */
export interface Preview {
  forces?: number
  free?: number
  gold?: number | Shares
  glory?: number
  hits?: number | Shares
  affordable?: number
  advantage?: number
  odds?: (Answers & { glory: number })[]
  courtesans?: Answers | null
  total?: number
  result?: Answer
  needs?: number
  twice?: number
  each?: number
  left?: Shares
  /** whose effect it brings: `plan-flank` */
  effect?: string
  blow?: 'reduced' | 'destroyed' | 'wounded' | 'slain'
  level?: number
  inflicts?: number
  income?: number
  gain?: number
  /** what an enemy order of this total does */
  order?: string
  speed?: number
  battle?: number
  superscript?: number
  steps?: number
}

export type Choice = Action<Args, Preview>

/** How the battle ended, in so many playouts. */
export interface BattleOdds extends Odds {
  counts: Record<'won' | 'slain' | 'retreated' | 'lost', Count>
}
