// How dice are shown: rolled, turned, laid on slots, pushed in, exchanged and handed on.
import type { Beat, Scene, Spot, Step } from '../../lib/motion/scenes'
import type { JournalLine, Table } from '../../lib/protocol'
import { counts, isSame, pay, sideOf, toldOf, viewOf } from './counters'
import { homeSpot, rolledSpots, TRAY, usedSpot } from './spots'
import { COLOURS, SLOTS, type DieState } from './types'

/** Whether the slots that are shown are those of a side. */
const isOnMat = (table: Table, side: number) => (viewOf(table).seat ?? viewOf(table).active) === side
const isHandedOn = ({ events }: Step) => events.some(({ kind }) => kind === 'turn' || kind === 'counted')

/** The die that a line has laid, and its slot; null where it has laid none, or several. */
function laid(step: Step): { die: Spot; slot: number } | null {
  const [before, after] = [viewOf(step.before), viewOf(step.after)]
  if (before.dice.some(({ value }) => value === null)) return null
  const kept = isHandedOn(step) ? [] : rolledSpots(after.dice)
  const [die, ...others] = rolledSpots(before.dice).filter((spot) => !kept.includes(spot))
  const slot = SLOTS.find((each) => !before.grey[each - 1] && (isHandedOn(step) || after.grey[each - 1]))
  return die && slot && others.length === 0 ? { die, slot } : null
}

/** The die that pays for an action goes to its slot, where the slots of that side are shown, else beside its home die. */
export function lay(step: Step, side: number): Scene[] {
  const found = laid(step)
  if (!found) return []
  const { die, slot } = found
  if (!isOnMat(step.before, side)) return [{ act: 'travel', thing: die, to: homeSpot(side, slot) }]
  return [isHandedOn(step) ? { act: 'travel', thing: die, to: `slot:${slot}` } : { act: 'travel', thing: usedSpot(slot), from: die }]
}

/** Dice that lay ready are taken up first; one's own lay elsewhere, as the table was laid out for another question. */
export const rolled = (event: JournalLine, { before, after }: Step): Beat[] => [
  rolledSpots(viewOf(after).dice).flatMap((_, i): Scene[] => {
    const thing = `die:${i + 1}`
    const isReady = viewOf(before).dice[i]?.value === null && event.seat !== viewOf(after).seat
    return [...(isReady ? [{ act: 'vanish', thing } as const] : []), { act: 'roll', thing }]
  }),
]

export const consoled = (event: JournalLine, step: Step): Beat[] => [[...pay(sideOf(event, step), toldOf(event).talents, TRAY), ...counts(event, step)]]

/** A soldier goes to the dice and leaves the game. */
export const discharged = (event: JournalLine, step: Step): Beat[] => {
  const side = sideOf(event, step)
  return [[{ act: 'send', sign: { text: '−1', seat: side, symbol: 'phalanxx-soldiers' }, from: `reserve:${side}`, to: TRAY }, ...counts(event, step)]]
}

/** The dice stay in order: one that is turned may change places with others. */
export function turned(_: JournalLine, { before, after }: Step): Beat[] {
  const [old, now] = [rolledSpots(viewOf(before).dice), rolledSpots(viewOf(after).dice)]
  const from = old.findIndex((spot) => !now.includes(spot))
  const to = now.findIndex((spot) => !old.includes(spot))
  const [gone, come] = [old[from], now[to]]
  if (!gone || !come) return []
  if (from === to) return [[{ act: 'turn', thing: `die:${to + 1}` }]]
  const moved = now.filter((spot, i) => old.includes(spot) && old[i] !== spot)
  return [[{ act: 'vanish', thing: gone }, { act: 'appear', thing: come }, ...moved.map((thing): Scene => ({ act: 'travel', thing }))]]
}

/** The die goes in over its slot, and the home die comes out there. */
export function pushed(event: JournalLine, step: Step): Beat[] {
  const [side, { slot = 0, talents }] = [sideOf(event, step), toldOf(event)]
  const home = homeSpot(side, slot)
  const die = laid(step)?.die
  const paid = [...pay(side, talents, isOnMat(step.before, side) ? `slot:${slot}` : home), ...counts(event, step)]
  if (!die) return [paid]
  if (!isOnMat(step.before, side)) return [[{ act: 'travel', thing: die, to: home }], [{ act: 'become', thing: home }, ...paid]]
  const out: Scene[] = isHandedOn(step) ? [] : [{ act: 'travel', thing: usedSpot(slot), from: home }]
  return [[{ act: 'travel', thing: home, from: die, via: [`slot:${slot}`] }, ...out], paid]
}

export function income(event: JournalLine, step: Step): Beat[] {
  const side = sideOf(event, step)
  const slot = laid(step)?.slot
  const at = slot === undefined ? `talents:${side}` : isOnMat(step.before, side) ? `slot:${slot}` : homeSpot(side, slot)
  return [[...lay(step, side), ...pay(side, toldOf(event).talents, at), ...counts(event, step)]]
}

/** Two home dice change places. */
export function swapped(event: JournalLine, step: Step): Beat[] {
  const view = viewOf(step.before)
  const { colour = 'white', value = null, victim = view.sides.findIndex(({ maxximilian }) => maxximilian) } = toldOf(event)
  const theirs = view.sides[victim]?.home.findIndex(isSame({ colour, value })) ?? -1
  const [mine, other] = [homeSpot(sideOf(event, step), view.under_way?.slot ?? 0), homeSpot(victim, theirs + 1)]
  return [[{ act: 'travel', thing: mine, from: other }, { act: 'travel', thing: other, from: mine }]]
}

const rank = ({ colour, value }: DieState) => COLOURS.indexOf(colour) * 6 + (value ?? 0)

/** The dice leave the slots of whoever had them, and lie in order, to be rolled by the next; what is rolled at once needs no way. */
export function handedOn(_: JournalLine, step: Step): Beat[] {
  const view = viewOf(step.before)
  const last = laid(step)
  const pushes = step.events.some(({ kind }) => kind === 'pushed')
  const dice = SLOTS.flatMap((slot) => {
    const die = slot === last?.slot ? (pushes ? view.sides[view.active]?.home[slot - 1] : view.dice[0]) : view.grey[slot - 1]
    return die ? [{ slot, rank: rank(die) }] : []
  })
  if (dice.length < SLOTS.length || step.events.some(({ kind }) => kind === 'rolled')) return []
  const isSeen = isOnMat(step.before, view.active)
  return [
    dice
      .sort((a, b) => a.rank - b.rank)
      .flatMap(({ slot }, i): Scene[] => [
        ...(isSeen && slot !== last?.slot ? [{ act: 'vanish', thing: usedSpot(slot) } as const] : []),
        { act: 'travel', thing: `die:${i + 1}`, from: isSeen ? `slot:${slot}` : homeSpot(view.active, slot) },
      ]),
  ]
}
