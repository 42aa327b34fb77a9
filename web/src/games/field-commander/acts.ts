// What the scenes of the game are made of.
import type { Beat, Scene, Step } from '../../lib/motion/scenes'
import type { JournalLine, Table } from '../../lib/protocol'
import { bodySpot } from './spots'
import type { View } from './types'

const COIN = 22
const DIE = 36
const HIT = 34

export const viewOf = (table: Table): View => table.view as View
export const said = ({ data }: JournalLine, name: string): string => String(data[name] ?? '')
export const amount = ({ data }: JournalLine, name: string): number => Number(data[name] ?? 0)

export const appear = (thing: string): Scene => ({ act: 'appear', thing })
export const vanish = (thing: string): Scene => ({ act: 'vanish', thing })
export const strike = (thing: string): Scene => ({ act: 'strike', thing })
export const turn = (thing: string): Scene => ({ act: 'turn', thing })
export const roll = (thing: string): Scene => ({ act: 'roll', thing })
export const beat = (thing: string): Scene => ({ act: 'beat', thing })
/** the next may begin so soon */
export const pace = (ms: number): Scene => ({ act: 'pace', ms })
/** shown together with another event of the line */
export const ALONG: readonly Beat[] = [[pace(60)]]

/** A die that nobody has to decide about. */
export const die = (face: number, at: string): Scene => ({ act: 'cast', sign: { symbol: `fc-die-${face}`, size: DIE }, at })

/** A Hit on its way. */
export const hit = (from: string, to: string): Scene => ({ act: 'send', sign: { symbol: 'fc-hit', size: HIT }, from, to })

type Treasure = 'gold' | 'glory'

/** Gold or Glory flies to the treasury. */
export const gain = (name: Treasure, count: number, at: string): Beat =>
  count > 0 ? [{ act: 'gain', sign: { symbol: `fc-${name}`, size: COIN, text: `+${count}` }, at, to: `treasury:${name}` }] : []

/** Gold or Glory leaves the treasury. */
export const pay = (name: Treasure, count: number, to: string): Beat =>
  count > 0 ? [{ act: 'send', sign: { symbol: `fc-${name}`, size: COIN, text: `−${count}` }, from: `treasury:${name}`, to }] : []

/** A coin on its way to the treasury. */
export const coin = (from: string): Scene => ({ act: 'send', sign: { symbol: 'fc-gold', size: COIN }, from, to: 'treasury:gold' })

/** Where a Force of the army is seen: on the battlefield, or in its row. */
export const placeOf = (counter: string, { before }: Step): string => (viewOf(before).battle ? bodySpot(counter) : `counter:${counter}`)

/** Those that move; a beat of nothing would be a pause. */
export const beats = (...given: Beat[]): readonly Beat[] => given.filter((each) => each.length > 0)
