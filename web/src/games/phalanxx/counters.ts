// What is counted of a side and how that is shown to change: Talents, Force and points pop and fly, counters wait for them.
import type { Scene, Spot, Step } from '../../lib/motion/scenes'
import type { JournalLine, Table } from '../../lib/protocol'
import type { Args, DieState, Side, View } from './types'

/** What the events of the game tell, all in one: which fields are there depends on the kind. */
export interface Told extends Args {
  price: number
  talents: number
  force: number
  victim: number
}

export const viewOf = (table: Table) => table.view as View
export const toldOf = ({ data }: JournalLine) => data as unknown as Told
export const isSame = (a: DieState) => (b: DieState) => a.colour === b.colour && a.value === b.value

/** The side whose deed it is: whoever sits there, else MaXXimilian. */
export const sideOf = ({ seat }: JournalLine, { after }: Step): number => seat ?? viewOf(after).sides.findIndex(({ maxximilian }) => maxximilian)

/** Whether nothing of these kinds comes after an event in its line, for the same side. */
export const isLast = (event: JournalLine, step: Step, kinds: readonly string[]): boolean =>
  step.events.findLast((each) => kinds.includes(each.kind) && sideOf(each, step) === sideOf(event, step)) === event

const COUNTED = ['bought', 'consoled', 'discharged', 'played', 'legend', 'maxximilian-took', 'fought', 'fought-maxximilian', 'conquered', 'pushed', 'income']
const COUNTERS: Record<string, (side: Side) => number> = {
  talents: ({ talents }) => talents,
  reserve: ({ reserve }) => reserve,
  hand: ({ hand_size: hand }) => hand,
  points: ({ reckoning }) => reckoning.total,
}

/** The counters of a side change with the last of its events that are counted. */
export function counts(event: JournalLine, step: Step): Scene[] {
  const side = sideOf(event, step)
  const [before, after] = [viewOf(step.before).sides[side], viewOf(step.after).sides[side]]
  if (!before || !after || !isLast(event, step, COUNTED)) return []
  return Object.entries(COUNTERS).flatMap(([name, count]): Scene[] => (count(before) === count(after) ? [] : [{ act: 'become', thing: `${name}:${side}` }]))
}

const FORCE = ['played', 'legend', 'maxximilian-took', 'fought', 'fought-maxximilian']

/** The marker of a side goes along the Force track. */
export const march = (event: JournalLine, step: Step): Scene[] => (isLast(event, step, FORCE) ? [{ act: 'travel', thing: `force:${sideOf(event, step)}` }] : [])

/** Force is won somewhere; a scale may bring none. */
export function muster(event: JournalLine, step: Step, at: Spot): Scene[] {
  const [points, seat] = [toldOf(event).force, sideOf(event, step)]
  return [...(points > 0 ? [{ act: 'score', at, points, seat, symbol: 'phalanxx-force' } as const] : []), ...march(event, step)]
}

/** Talents are received or paid somewhere. */
export function pay(seat: number, talents: number, at: Spot): Scene[] {
  if (talents > 0) return [{ act: 'score', at, points: talents, seat, symbol: 'phalanxx-talents' }]
  return talents < 0 ? [{ act: 'send', sign: { text: `−${-talents}`, seat, symbol: 'phalanxx-talents' }, from: `talents:${seat}`, to: at }] : []
}
