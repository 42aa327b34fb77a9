// How the game's events are shown over the table, and which are only told.
import type { Beat, Scenes, Step } from '../../lib/motion/scenes'
import { beat, beats, roll, viewOf } from './acts'
import { battleScenes, clear, isLeft } from './battle-scenes'
import { campaignScenes, hasWalked, walk } from './campaign-scenes'
import { siegeScenes } from './siege-scenes'

export const scenes: Scenes = { ...campaignScenes, ...battleScenes, ...siegeScenes }

/** Events of which nothing on the table moves. */
export const TOLD = [
  'adopted',
  'began',
  'forgone',
  'none-left',
  'no-wall-left',
  'chose-plans',
  'battle-turn',
  'tempted-fate',
  'pilgrimage',
  'campaign-won',
  'next-campaign',
  'lost',
]

/** events in which the army's way is shown */
const ON_THE_WAY = ['marched', 'battle', 'retreated']
/** events with which the field is left behind */
const LEFT_BEHIND = ['won', 'retreated']
/** events after which the die of the next order is rolled */
const CARRIED_OUT = ['ordered', 'tyre-ordered']
/** events after which the next die of an attack is rolled */
const ROLLED_ON = ['attacked', 'tempted-fate']

const tells = ({ events }: Step, kinds: readonly string[]) => events.some(({ kind }) => kinds.includes(kind))

/** The dice that were rolled in this line and wait for a decision; those that an undo puts back were rolled long ago. */
function waiting(step: Step): Beat {
  const { before, after } = step
  if (after.journal.length < before.journal.length) return []
  const [was, is] = [viewOf(before), viewOf(after)]
  const isOpen = (view: typeof is) => (view.battle?.roll?.die ?? null) !== null
  return [
    ...(is.order && (!was.order || tells(step, CARRIED_OUT)) ? [roll('die:order')] : []),
    ...(is.intimidation && !was.intimidation ? [roll('die:intimidation')] : []),
    ...(isOpen(is) && (!isOpen(was) || tells(step, ROLLED_ON)) ? [roll('die:fate')] : []),
  ]
}

/** The plans that were taken in this line. */
function taken({ before, after }: Step): Beat {
  const [was, is] = [viewOf(before).battle, viewOf(after).battle]
  return was && is ? Object.keys(is.plans).filter((name) => (is.plans[name] ?? 0) > (was.plans[name] ?? 0)).map((name) => beat(`plan:${name}`)) : []
}

/** No event tells of a die that waits, of a plan that is taken, of ranks that close, nor of an army that arrives after its Hits. */
export function untold(step: Step): readonly Beat[] {
  const closes = isLeft(step) && !tells(step, LEFT_BEHIND)
  const arrives = hasWalked(step) && !tells(step, ON_THE_WAY)
  return beats(closes ? clear : [], arrives ? walk(step) : [], [...waiting(step), ...taken(step)])
}
