// How cards are shown: between pile, row, hands and what is played.
import type { Beat, Scene, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { counts, muster, pay, sideOf, toldOf, viewOf } from './counters'
import { lay } from './dice-scenes'
import { HEROISM, type View } from './types'

const cardOf = (event: JournalLine) => `card:${toldOf(event).card ?? HEROISM}`
const PILE = 'pile:cards'

/** The cards of a side's hand that lie open to whoever looks. */
const openHand = ({ open_hands: hands, hand, seat }: View, side: number): readonly string[] => hands?.[side] ?? (seat === side ? (hand ?? []) : [])

/** A card that everybody has seen goes into a hand; a rival's hand is a number. */
const intoHand = (event: JournalLine, step: Step): Scene => {
  const [thing, side] = [cardOf(event), sideOf(event, step)]
  return openHand(viewOf(step.after), side).includes(toldOf(event).card ?? '') ? { act: 'travel', thing } : { act: 'travel', thing, to: `hand:${side}` }
}
const outOfHand = (event: JournalLine, step: Step): Scene => {
  const [thing, side] = [cardOf(event), sideOf(event, step)]
  return openHand(viewOf(step.before), side).includes(toldOf(event).card ?? '') ? { act: 'travel', thing } : { act: 'travel', thing, from: `hand:${side}` }
}

const ROW = ['bought', 'took', 'dropped', 'heroism-left', 'maxximilian-took', 'drew', 'heroism', 'last-round']

/** The row slides away from the pile, with the last thing that befalls it in a line. */
function slide(event: JournalLine, { before, after, events }: Step): Scene[] {
  if (events.findLast(({ kind }) => ROW.includes(kind)) !== event) return []
  const old = viewOf(before).row.map((offer) => offer?.card)
  return viewOf(after).row.flatMap((offer, i): Scene[] => (offer && old[i] !== offer.card && old.includes(offer.card) ? [{ act: 'travel', thing: `card:${offer.card}` }] : []))
}
const some = (beat: Scene[]): Beat[] => (beat.length > 0 ? [beat] : [])

/** Whoever may not look sees backs. */
export function dealt(event: JournalLine, step: Step): Beat[] {
  const side = sideOf(event, step)
  const seen = openHand(viewOf(step.after), side)
  if (seen.length > 0) return [seen.map((card) => ({ act: 'travel', thing: `card:${card}`, from: PILE }))]
  return [[{ act: 'send', sign: { symbol: 'phalanxx-back', size: 48 }, from: PILE, to: `hand:${side}` }]]
}

export const bought = (event: JournalLine, step: Step): Beat[] => [
  [intoHand(event, step), ...pay(sideOf(event, step), -toldOf(event).price, PILE), ...counts(event, step)],
  ...some(slide(event, step)),
]
export const scouted = (event: JournalLine): Beat[] => [[{ act: 'travel', thing: cardOf(event), from: PILE }]]
export const gave = (event: JournalLine, step: Step): Beat[] => [[outOfHand(event, step)]]
export const took = (event: JournalLine, step: Step): Beat[] => [[intoHand(event, step)], ...some(slide(event, step))]
export const dropped = (event: JournalLine, step: Step): Beat[] => [[{ act: 'vanish', thing: cardOf(event) }], ...some(slide(event, step))]
export const drew = (event: JournalLine, step: Step): Beat[] => [[...slide(event, step), { act: 'travel', thing: cardOf(event), from: PILE }]]
export const lastRound = (event: JournalLine, step: Step): Beat[] => some(slide(event, step))

export const played = (event: JournalLine, step: Step): Beat[] => [
  [...lay(step, sideOf(event, step)), outOfHand(event, step)],
  [...muster(event, step, cardOf(event)), ...counts(event, step)],
]

/** Out of the row, or from among the cards that he begins with. */
export function maxximilianTook(event: JournalLine, step: Step): Beat[] {
  const thing = cardOf(event)
  const isInRow = viewOf(step.before).row.some((offer) => `card:${offer?.card}` === thing)
  return [[isInRow ? { act: 'travel', thing } : { act: 'travel', thing, from: PILE }, ...muster(event, step, thing), ...counts(event, step)], ...some(slide(event, step))]
}
