// How each event of PhalanXX is shown over the table, in the order of the rulebook.
import type { Beat, Scenes, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { bought, dealt, dropped, drew, gave, lastRound, maxximilianTook, played, scouted, took } from './card-scenes'
import { counts, muster, sideOf } from './counters'
import { consoled, discharged, handedOn, income, pushed, rolled, swapped, turned } from './dice-scenes'
import { conquered, fought, moved, settled } from './map-scenes'
import { homeSpot } from './spots'
import { SLOTS } from './types'

const ability = (event: JournalLine, step: Step): Beat[] => [[{ act: 'appear', thing: `ability:${sideOf(event, step)}` }]]
const homeDice = (event: JournalLine, step: Step): Beat[] => [SLOTS.map((slot) => ({ act: 'roll', thing: homeSpot(sideOf(event, step), slot) }))]
const forged = (): Beat[] => [[{ act: 'beat', thing: 'card:blacksmith' }]]
const legend = (event: JournalLine, step: Step): Beat[] => [[...muster(event, step, `ability:${sideOf(event, step)}`), ...counts(event, step)]]
const counted = (event: JournalLine, step: Step): Beat[] => [[{ act: 'beat', thing: `points:${sideOf(event, step)}` }]]

/** What is only told: nothing on the table moves. */
export const TOLD = ['laid-out', 'first', 'ended']

export const scenes: Scenes = {
  ability,
  dealt,
  'home-dice': homeDice,
  'maxximilian-dice': homeDice,
  settled,
  'maxximilian-settled': settled,
  turn: handedOn,
  bought,
  scouted,
  gave,
  took,
  dropped,
  'heroism-left': dropped,
  drew,
  heroism: drew,
  'last-round': lastRound,
  rolled,
  consoled,
  discharged,
  forged,
  turned,
  played,
  legend,
  fought,
  'fought-maxximilian': fought,
  moved,
  conquered,
  pushed,
  income,
  swapped,
  'swapped-maxximilian': swapped,
  'maxximilian-took': maxximilianTook,
  counted,
  'maxximilian-counted': counted,
}
