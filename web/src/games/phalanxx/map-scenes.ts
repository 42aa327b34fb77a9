// How soldiers are shown: where they start, whom they beat, and how they walk.
import type { Beat, Scene, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { counts, march, sideOf, toldOf, viewOf } from './counters'
import { lay } from './dice-scenes'
import { conflictSpot, heldSpot, soldierSpot } from './spots'

/** A city has two soldiers. */
const SOLDIERS = [1, 2] as const
const isFought = ({ events }: Step) => events.some(({ kind }) => kind.startsWith('fought'))

export const settled = (event: JournalLine, step: Step): Beat[] => {
  const side = sideOf(event, step)
  return [viewOf(step.after).sides[side]?.held.flatMap((region) => SOLDIERS.map((number): Scene => ({ act: 'appear', thing: soldierSpot(side, region, number) }))) ?? []]
}

/** The beaten soldiers fall; the price of victory is a card laid on its side, and Force. */
export function fought(event: JournalLine, step: Step): Beat[] {
  const { region = '', card, victim = viewOf(step.before).sides.findIndex(({ maxximilian }) => maxximilian) } = toldOf(event)
  return [
    [...lay(step, sideOf(event, step)), { act: 'appear', thing: conflictSpot(region) }, ...SOLDIERS.map((number): Scene => ({ act: 'strike', thing: soldierSpot(victim, region, number) }))],
    [{ act: 'tilt', thing: `card:${card}` }, ...march(event, step), ...counts(event, step)],
  ]
}

/** A soldier goes on to the region that is conquered. */
export function moved(event: JournalLine, step: Step): Beat[] {
  const [side, { region: left = '' }] = [sideOf(event, step), toldOf(event)]
  const region = step.events.find(({ kind }) => kind === 'conquered')?.data.region
  return [[{ act: 'travel', thing: soldierSpot(side, String(region), 1), from: soldierSpot(side, left, 1) }]]
}

/** Soldiers come from the reserve; what the region is worth flies to the seat. */
export function conquered(event: JournalLine, step: Step): Beat[] {
  const [side, { region = '' }] = [sideOf(event, step), toldOf(event)]
  const worth = (table: Step['after']) => {
    const { places = 0, soldiers = 0 } = viewOf(table).sides[side]?.reckoning ?? {}
    return places + soldiers
  }
  const points = worth(step.after) - worth(step.before)
  const coming = step.events.some(({ kind }) => kind === 'moved') ? SOLDIERS.slice(1) : SOLDIERS
  return [
    [...(isFought(step) ? [] : lay(step, side)), ...coming.map((number): Scene => ({ act: 'travel', thing: soldierSpot(side, region, number), from: `reserve:${side}` }))],
    [{ act: 'emerge', thing: heldSpot(region) }, ...(points > 0 ? [{ act: 'score', at: soldierSpot(side, region, 1), points, seat: side } as const] : []), ...counts(event, step)],
  ]
}
