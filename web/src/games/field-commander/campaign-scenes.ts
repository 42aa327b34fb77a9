// How the turns of a campaign are shown: orders and operations of the enemy, the march, oracles, conquest and resupply.
import type { Beat, Scene, Scenes, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { ALONG, amount, appear, beat, beats, coin, die, gain, pace, pay, placeOf, roll, said, strike, turn, vanish, viewOf } from './acts'
import { clear } from './battle-scenes'
import { ARMY, gatheredSpot, ISLAND, MAP, markSpot, stackSpot } from './spots'
import { areaId } from './words'

const areaOf = (event: JournalLine) => areaId(said(event, 'area'))
/** after so long the next order is rolled, or it is seen what this one brings */
const READ = 480

/** The army goes from area to area. */
export const walk = ({ before, after }: Step): Beat => [{ act: 'travel', thing: ARMY, from: areaId(viewOf(before).army.at), to: areaId(viewOf(after).army.at) }]

/** The army may arrive in a later line than it set out, after its Hits. */
export const hasWalked = ({ before, after }: Step): boolean => {
  const [was, is] = [viewOf(before), viewOf(after)]
  return was.campaign === is.campaign && was.army.at !== is.army.at
}

/** A counter comes to those of its kind, or is the first one. */
function joins(area: string, kind: string, { before }: Step): Scene {
  const first = viewOf(before).areas[area]?.garrison.every((each) => each.kind !== kind || each.reduced) ?? true
  return (first ? appear : beat)(stackSpot(area, kind, false))
}

/** What an order brings to the area: a Wall, or something that lies there. */
function brought(event: JournalLine, step: Step): Beat {
  const [area, result] = [said(event, 'area'), said(event, 'result')]
  if (result === 'wall') return [joins(area, result, step)]
  if (result !== 'gold' && result !== 'glory') return []
  const lies = viewOf(step.before).areas[area]?.[result] ?? 0
  return [(lies > 0 ? beat : appear)(markSpot(area, result))]
}

const ordered = (event: JournalLine, step: Step): readonly Beat[] => {
  const lies = viewOf(step.before).order?.area === said(event, 'area')
  return beats(lies ? [vanish('die:order')] : [die(amount(event, 'roll'), areaOf(event)), pace(READ)], brought(event, step))
}

const operationSpot = (event: JournalLine, { before, after }: Step) => {
  const name = said(event, 'operation')
  const drawn = [after, before].map((table) => viewOf(table).operation.drawn.lastIndexOf(name)).find((at) => at >= 0) ?? 0
  return `operation:${drawn + 1}`
}

/** Who came to the army in this line. */
const recruits = ({ before, after }: Step) => {
  const there = new Set(viewOf(before).army.forces.map(({ counter }) => counter))
  return viewOf(after).army.forces.filter(({ counter }) => !there.has(counter)).map(({ counter }) => `counter:${counter}`)
}

const pays = (name: 'gold' | 'glory', to: (event: JournalLine, step: Step) => string) => (event: JournalLine, step: Step) => beats(pay(name, amount(event, name), to(event, step)))

/** To whom tribute is paid: the last who ordered it. */
const creditor = (event: JournalLine, { after }: Step) => {
  const last = after.journal.slice(0, after.journal.indexOf(event)).findLast(({ kind }) => kind === 'ordered' || kind === 'tyre-ordered')
  return last?.kind === 'ordered' ? areaOf(last) : ISLAND
}

const building = (event: JournalLine) => markSpot(said(event, 'area'), said(event, 'building'))
const prophecy = (event: JournalLine) => `prophecy:${said(event, 'prophecy')}`
const insight = (event: JournalLine) => `insight:${said(event, 'insight')}`
const advisor = (event: JournalLine) => `advisor:${said(event, 'advisor')}`

export const campaignScenes: Scenes = {
  treasury: () => [[beat('treasury:gold')]],
  appointed: (event) => beats(pay('glory', amount(event, 'glory'), advisor(event)), [appear(advisor(event))]),
  dismissed: (event) => [[vanish(advisor(event))]],
  turn: (event) => [[beat(`turn:${amount(event, 'number')}`)]],
  refitted: (event) => {
    const force = `counter:${said(event, 'counter')}`
    return beats(pay('gold', amount(event, 'gold'), force), [turn(force)])
  },

  ordered,
  paid: pays('gold', creditor),
  garrisoned: (event, step) => [[joins(said(event, 'area'), said(event, 'kind'), step)]],
  operation: (event, step) => [[appear(operationSpot(event, step))]],
  cancelled: (event, step) => {
    const to = operationSpot(event, step)
    return beats([...pay('gold', amount(event, 'gold'), to), ...pay('glory', amount(event, 'glory'), to)], [beat(to)])
  },
  gathered: (event, { before }) => {
    const first = viewOf(before).operation.forces.every(({ kind }) => kind !== said(event, 'kind'))
    return [[(first ? appear : beat)(gatheredSpot(said(event, 'kind')))]]
  },
  'operation-gold': pays('gold', (_, { before }) => `operation:${viewOf(before).operation.drawn.length}`),
  'operation-hits': () => [[strike(ARMY)]],
  landed: (event, step) => {
    const kind = said(event, 'kind')
    return [[{ act: 'travel', thing: gatheredSpot(kind), to: areaOf(event) }], [joins(said(event, 'area'), kind, step)]]
  },
  'landing-void': (event) => [[vanish(gatheredSpot(said(event, 'kind')))]],

  scouted: (event, { after }) => [[viewOf(after).scouting ? roll('die:scouting') : die(amount(event, 'roll'), areaOf(event))]],
  marched: (event, step) => {
    const arrives = viewOf(step.after).army.at === said(event, 'area') && step.events.every(({ kind }) => kind !== 'battle')
    return beats([vanish('die:scouting'), ...pay('gold', amount(event, 'gold'), ARMY)], arrives ? walk(step) : [])
  },
  disbanded: (event, step) => [[vanish(placeOf(said(event, 'counter'), step))]],
  shunned: (event) => [[vanish(markSpot(said(event, 'area'), 'oracle'))]],
  prophesied: (event, { after }) => [[vanish(markSpot(viewOf(after).army.at, 'oracle')), appear(prophecy(event))]],
  prayed: pays('gold', () => 'prophecy:winds'),
  fulfilled: (event) => [[vanish(prophecy(event))], [beat('counter:alexander')]],
  failed: (event) => [[vanish(prophecy(event))], [strike('counter:alexander')]],
  'spent-glory': pays('glory', () => ARMY),
  demanded: (event, { before }) => {
    const answer = said(event, 'result') === 'failure' ? strike(ARMY) : beat(areaOf(event))
    return viewOf(before).intimidation ? [[vanish('die:intimidation'), answer]] : [[die(amount(event, 'roll'), areaOf(event)), pace(READ)], [answer]]
  },
  undefended: (event) => [[beat(areaOf(event))]],
  battle: (_, step) => beats(hasWalked(step) ? walk(step) : [], [{ act: 'uncover', thing: MAP }]),

  retreated: (_, step) => {
    const dice = step.events.filter(({ kind }) => kind === 'escaped' || kind === 'lost-in-retreat')
    const lost = dice.filter(({ kind }) => kind === 'lost-in-retreat').map((event) => vanish(placeOf(said(event, 'counter'), step)))
    return beats(dice.map((event) => die(amount(event, 'roll'), placeOf(said(event, 'counter'), step))), lost, clear, walk(step))
  },
  escaped: () => ALONG,
  'lost-in-retreat': () => ALONG,
  won: () => [clear],
  conquered: (event) => [[beat(areaOf(event)), ...gain('glory', amount(event, 'glory'), areaOf(event)), ...gain('gold', amount(event, 'gold'), areaOf(event))]],
  governed: (event) => [[appear(markSpot(said(event, 'area'), 'governed'))]],
  razed: (event) => beats([appear(markSpot(said(event, 'area'), 'razed'))], gain('gold', amount(event, 'gold'), areaOf(event))),

  income: (event, { after }) => {
    const governed = Object.entries(viewOf(after).areas).filter(([, { conquered }]) => conquered === 'governed')
    return beats([...governed.map(([name]) => coin(areaId(name))), ...gain('gold', amount(event, 'gold'), ARMY)], pay('gold', amount(event, 'lost'), ARMY))
  },
  recruited: (event, step) => beats(pay('gold', amount(event, 'gold'), 'counter:alexander'), recruits(step).map(appear)),
  built: (event) => beats(pay('gold', amount(event, 'gold'), areaOf(event)), [appear(building(event))]),
  'drew-insight': (event) => beats(pay('glory', amount(event, 'glory'), insight(event)), [appear(insight(event))]),
  'played-insight': (event) => [[vanish(insight(event))]],
  spied: (event, { before }) => {
    const area = said(event, 'area')
    const stood = viewOf(before).areas[area]?.garrison.find(({ kind }) => kind === said(event, 'kind'))
    const stack = stackSpot(area, said(event, 'kind'), stood?.reduced ?? false)
    return [[strike(stack)], [vanish(stack)]]
  },
  reckoned: (event) => [[{ act: 'score', at: 'treasury:points', points: amount(event, 'points'), seat: 0 }]],
}
