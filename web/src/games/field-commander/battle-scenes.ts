// How a battle is shown: plans, dice that come to rest, and Hits that strike.
import type { Beat, Scenes, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { amount, appear, beat, beats, die, gain, hit, pace, pay, placeOf, roll, said, strike, turn, vanish, viewOf } from './acts'
import { diceOf } from './dice'
import { bodySpot, FIELD, rollSpot } from './spots'
import type { Battle } from './types'

/** those of one speed roll almost at once */
const VOLLEY = 260
/** a Phalanx that hits goes on */
const CHAIN = 420
const SUSPENSE = 160

const bodyOf = (event: JournalLine) => bodySpot(said(event, 'counter'))

const ranks = (battle: Battle | null) => new Map([...(battle?.own ?? []), ...(battle?.enemy ?? [])].map(({ counter, speed }) => [counter, speed]))

/** Somebody leaves the field or falls behind: then the others have closed ranks, and it is seen as it was until all is told. */
export function isLeft({ before, after }: Step): boolean {
  const now = ranks(viewOf(after).battle)
  return [...ranks(viewOf(before).battle)].some(([counter, speed]) => now.get(counter) !== speed)
}

export const clear: Beat = [{ act: 'uncover', thing: FIELD }]

/** What was told up to an event, with it. */
const upTo = (event: JournalLine, { after }: Step) => after.journal.slice(0, after.journal.indexOf(event) + 1)

/** Who gave the Hits that are falling. */
function strikerOf(event: JournalLine, step: Step, by: 'attacked' | 'enemy-attacked'): string | null {
  if (!viewOf(step.before).battle) return null
  const schemes = by === 'attacked' ? ['enveloped', 'trapped'] : []
  const last = upTo(event, step).findLast((each) => schemes.includes(each.kind) || (each.kind === by && amount(each, 'hits') > 0))
  return last ? bodySpot(said(last, 'counter') || 'alexander') : null
}

/** A die that was looked at before it counted is not rolled again, unless Fate had it rolled. */
function lay(event: JournalLine, { before, events }: Step): boolean {
  const pending = viewOf(before).battle?.roll
  const first = events.find(({ kind }) => kind === 'attacked' || kind === 'tempted-fate')
  return pending?.by === said(event, 'counter') && pending.die !== null && first === event
}

function rolled(event: JournalLine, step: Step, soon: number): readonly Beat[] {
  const counter = said(event, 'counter')
  const number = (diceOf(upTo(event, step)).rolls.get(counter)?.length ?? 1) - 1
  const spot = rollSpot(counter, number)
  const goesOn = step.events[step.events.indexOf(event) + 1]?.kind === event.kind
  if (lay(event, step)) return [[beat(spot)]]
  return [[isLeft(step) ? die(amount(event, 'roll'), bodySpot(counter)) : roll(spot), ...(goesOn ? [pace(soon)] : [])]]
}

/** A Hit flies from whoever gave it and strikes, after a moment. */
function struck(event: JournalLine, step: Step, by: 'attacked' | 'enemy-attacked'): readonly Beat[] {
  const thing = placeOf(said(event, 'counter') || 'alexander', step)
  const striker = strikerOf(event, step, by)
  return beats([{ act: 'hold', ms: SUSPENSE }], striker ? [hit(striker, thing)] : [], [strike(thing)])
}

/** A plan that was used is put away, unless there is another of its kind. */
const used = (sort: 'plan' | 'enemy-plan', name: string, { after }: Step): Beat => {
  const battle = viewOf(after).battle
  const left = sort === 'plan' ? battle?.plans : battle?.enemy_plans
  return [left?.[name] ? beat(`${sort}:${name}`) : vanish(`${sort}:${name}`)]
}

const everybody = (side: keyof Pick<Battle, 'own' | 'enemy'>, { before }: Step) => viewOf(before).battle?.[side].map(({ counter }) => bodySpot(counter)) ?? []
const plansOf = ({ data }: JournalLine) => [...new Set(Array.isArray(data.plans) ? data.plans.map(String) : [])]

export const battleScenes: Scenes = {
  'enemy-plans': (event) => beats(plansOf(event).map((plan) => appear(`enemy-plan:${plan}`))),
  'bought-plan': (event) => beats(pay('gold', amount(event, 'gold'), `plan:${said(event, 'plan')}`)),
  confused: (event, step) => [[beat('enemy-plan:confusion')], used('plan', said(event, 'plan'), step)],
  raided: (event) => beats([die(amount(event, 'roll'), 'enemy-plan:raid'), pace(SUSPENSE * 3)], pay('gold', amount(event, 'gold'), 'enemy-plan:raid')),
  deployed: (event) => [[appear(bodyOf(event))]],
  challenged: () => [[beat(bodySpot('alexander'))]],
  attacked: (event, step) => rolled(event, step, CHAIN),
  'enemy-attacked': (event, step) => rolled(event, step, VOLLEY),
  charged: (event) => [[beat(bodyOf(event))]],
  sacrificed: (event) => [[beat(bodyOf(event))]],
  flanked: (event, step) => [[beat(bodyOf(event)), ...used('plan', 'flank', step)]],
  'enemy-flanked': (event, step) => [[beat(bodyOf(event)), ...used('enemy-plan', 'flank', step)]],
  'enemy-rallied': (_, step) => [used('enemy-plan', 'rally', step)],
  guarded: (_, step) => [used('enemy-plan', 'guards', step)],
  enveloped: (_, step) => [[...used('plan', 'envelop', step), ...everybody('own', step).map(beat)]],
  trapped: (event, step) => [[vanish('insight:trap'), die(amount(event, 'hits'), bodySpot('alexander')), pace(SUSPENSE * 3)], everybody('enemy', step).map(strike)],
  'enemy-reduced': (event, step) => [...struck(event, step, 'attacked'), [turn(bodyOf(event))]],
  'enemy-destroyed': (event, step) => [...struck(event, step, 'attacked'), [vanish(bodyOf(event))]],
  'leader-slain': (event, step) => beats(...struck(event, step, 'attacked'), everybody('enemy', step).map(vanish), gain('glory', amount(event, 'glory'), bodyOf(event))),
  'leader-left': (event) => [[vanish(bodyOf(event))]],
  rallied: (_, step) => [used('plan', 'rally', step)],
  reduced: (event, step) => [...struck(event, step, 'enemy-attacked'), [turn(placeOf(said(event, 'counter'), step))]],
  destroyed: (event, step) => {
    // whoever falls to attacks of the same speed still strikes back, and stands until then
    const stands = viewOf(step.after).battle?.own.some(({ counter }) => counter === said(event, 'counter')) ?? false
    return beats(...struck(event, step, 'enemy-attacked'), stands ? [] : [vanish(placeOf(said(event, 'counter'), step))])
  },
  wounded: (event, step) => struck(event, step, 'enemy-attacked'),
  slain: (event, step) => struck(event, step, 'enemy-attacked'),
  regrouped: (event) => [[appear(`counter:${said(event, 'counter')}`)]],
}
