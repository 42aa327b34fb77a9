import { describe, expect, it } from 'vitest'
import { scenes, TOLD } from '../src/games/phalanxx/scenes'
import type { DieState, Side, View } from '../src/games/phalanxx/types'
import { script, type Step } from '../src/lib/motion/scenes'
import type { JournalLine } from '../src/lib/protocol'
import { tableAt } from './fakes'
import { gameText } from './words'

const die = (name: string): DieState => {
  const [colour, value] = name.split('-')
  return { colour: colour as DieState['colour'], value: value ? Number(value) : null }
}
const dice = (...names: string[]) => names.map(die)
const NOTHING = { force: 0, camouflage: 0, rotated: 0, soldiers: 0, places: 0, groups: 0, talents: 0, total: 0 }
const side = (more: Partial<Side> = {}): Side => ({
  maxximilian: false,
  talents: 10,
  force: 3,
  valour: 0,
  home: dice('white-4', 'orange-1', 'purple-3'),
  home_sum: 8,
  cards: [],
  counts: { archer: 0, cavalry: 0, infantry: 0, white: 0, orange: 0, purple: 0 },
  hand_size: 2,
  seen: [],
  held: [],
  soldiers: 3,
  reserve: 9,
  lost: 0,
  action_card: null,
  reckoning: NOTHING,
  ...more,
})
const row = (...cards: (string | null)[]): View['row'] => cards.map((card) => (card === null ? null : { card, price: 1 }))
const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  side: 'II/IV',
  regions: [],
  first: 0,
  active: 0,
  turn: 3,
  round: 2,
  last_round: false,
  row: row('horses', 'scout', 'porus'),
  pile: 12,
  scouted: null,
  heroism: false,
  gone: [],
  dice: [],
  grey: [null, null, null],
  sides: [side(), side()],
  hand: [],
  open_hands: null,
  outlook: null,
  under_way: null,
  ...more,
})
const event = (kind: string, seat: number | null, data: Record<string, unknown> = {}): JournalLine => ({ ply: 9, kind, text: '', rule: '', seat, data })
const step = (before: View, after: View, ...events: JournalLine[]): Step => ({ before: tableAt(8, { view: before }), after: tableAt(9, { view: after }), events })
/** What each event of a line shows, beat by beat. */
const shown = (line: Step) => line.events.map((each) => scenes[each.kind]?.(each, line))
const travel = (thing: string, more: object = {}) => ({ act: 'travel', thing, ...more })

describe('the scenes of PhalanXX', () => {
  it('show every kind of event, or it is only told', () => {
    const kinds = [...gameText('phalanxx', 'en').matchAll(/^event-([a-z-]+) =/gm)].map(([, kind]) => kind ?? '').filter((kind) => !kind.endsWith('-own'))
    expect(kinds.length).toBeGreaterThan(30)
    expect([...Object.keys(scenes), ...TOLD].sort()).toEqual(kinds.sort())
  })
})

describe('cards', () => {
  const drew = event('drew', null, { card: 'persian-archers' })

  it('go from the row to the hand, the row slides, and a new one comes from the pile', () => {
    const before = view()
    const after = view({ row: row('persian-archers', 'horses', 'porus'), hand: ['scout'], sides: [side({ talents: 8, hand_size: 3 }), side()] })
    const [bought, drawn] = shown(step(before, after, event('bought', 0, { card: 'scout', price: 2 }), drew))
    const paid = { act: 'send', sign: { text: '−2', seat: 0, symbol: 'phalanxx-talents' }, from: 'talents:0', to: 'pile:cards' }
    expect(bought).toEqual([[travel('card:scout'), paid, { act: 'become', thing: 'talents:0' }, { act: 'become', thing: 'hand:0' }]])
    expect(drawn).toEqual([[travel('card:horses'), travel('card:persian-archers', { from: 'pile:cards' })]])
  })

  it('go into the hand of a rival, where only their number is seen, and come out of it', () => {
    const before = view({ active: 1 })
    const after = view({ active: 1, row: row(null, 'horses', 'porus') })
    const bought = shown(step(before, after, event('bought', 1, { card: 'scout', price: 2 })))[0]
    expect(bought?.[0]?.[0]).toEqual(travel('card:scout', { to: 'hand:1' }))
    expect(bought?.[1]).toEqual([travel('card:horses')])
    const gave = event('gave', 1, { card: 'hoplites' })
    expect(shown(step(before, after, gave))).toEqual([[[travel('card:hoplites', { from: 'hand:1' })]]])
    expect(shown(step(view({ open_hands: [[], ['hoplites']] }), after, gave))).toEqual([[[travel('card:hoplites')]]])
  })

  it('are dealt with their backs to whoever may not look', () => {
    const after = view({ hand: ['horses', 'scout'] })
    const [own, rival] = shown(step(view(), after, event('dealt', 0, { number: 2, cards: ['horses', 'scout'] }), event('dealt', 1, { number: 2 })))
    expect(own).toEqual([[travel('card:horses', { from: 'pile:cards' }), travel('card:scout', { from: 'pile:cards' })]])
    expect(rival).toEqual([[{ act: 'send', sign: { symbol: 'phalanxx-back', size: 48 }, from: 'pile:cards', to: 'hand:1' }]])
  })

  it('are taken by MaXXimilian after one’s own turn, step by step', () => {
    const rival = side({ maxximilian: true })
    const before = view({ sides: [side(), rival], dice: dice('white-2'), grey: [die('white-6'), null, die('white-4')] })
    const after = view({ sides: [side({ talents: 13 }), { ...rival, force: 6, reckoning: { ...NOTHING, force: 6, total: 6 } }], row: row('dareios', 'horses', 'scout'), dice: dice('white', 'white', 'white'), turn: 4 })
    const line = step(before, after, event('income', 0, { talents: 3 }), event('maxximilian-took', null, { card: 'porus', force: 3, total: 6 }), event('drew', null, { card: 'dareios' }), event('turn', 0, { round: 3 }))
    const [income, taken, drawn, turn] = shown(line)
    const received = { act: 'score', at: 'slot:2', points: 3, seat: 0, symbol: 'phalanxx-talents' }
    expect(income).toEqual([[travel('rolled:white:2:0', { to: 'slot:2' }), received, { act: 'become', thing: 'talents:0' }]])
    const mustered = { act: 'score', at: 'card:porus', points: 3, seat: 1, symbol: 'phalanxx-force' }
    expect(taken).toEqual([[travel('card:porus'), mustered, travel('force:1'), { act: 'become', thing: 'points:1' }]])
    expect(drawn?.[0]).toContainEqual(travel('card:scout'))
    expect(turn?.[0]?.filter(({ act }) => act === 'travel')).toEqual([travel('die:1', { from: 'slot:2' }), travel('die:2', { from: 'slot:3' }), travel('die:3', { from: 'slot:1' })])
    expect(script(line, scenes).lasts).toBeLessThanOrEqual(2_500)
  })
})

describe('dice', () => {
  it('roll only when they were rolled, and are taken up where they lay', () => {
    const line = step(view({ dice: dice('white', 'orange', 'purple') }), view({ dice: dice('white-1', 'orange-3', 'purple-2') }), event('rolled', 1, { dice: ['white-1', 'orange-3', 'purple-2'], values: '1, 3, 2' }))
    const [rolled] = shown(line)
    expect(rolled?.[0]?.filter(({ act }) => act === 'roll')).toEqual([1, 2, 3].map((number) => ({ act: 'roll', thing: `die:${number}` })))
    expect(rolled?.[0]?.filter(({ act }) => act === 'vanish')).toHaveLength(3)
    const rolls = Object.entries(scenes).filter(([kind]) => !kind.endsWith('dice') && kind !== 'rolled')
    for (const [, show] of rolls) expect(show(event('x', 0, { slot: 1 }), line).flat().some(({ act }) => act === 'roll')).toBe(false)
  })

  it('that look alike keep their names when one of them is used', () => {
    const [before, after] = [view({ dice: dice('white-4', 'white-4') }), view({ dice: dice('white-4'), grey: [null, die('white-4'), null] })]
    expect(shown(step(before, after, event('conquered', 0, { region: 'susiana' })))[0]?.[0]?.[0]).toEqual(travel('used-die:2', { from: 'rolled:white:4:1' }))
  })

  it('go in and push the home die out, at a price', () => {
    const before = view({ dice: dice('white-2', 'white-3', 'orange-6') })
    const after = view({ dice: dice('white-2', 'orange-6'), grey: [null, die('orange-5'), null], sides: [side({ talents: 8 }), side()] })
    const pushed = event('pushed', 0, { slot: 2, talents: -2, colour: 'white', value: 3, old: 5 })
    const [own] = shown(step(before, after, pushed))
    expect(own?.[0]).toEqual([travel('home-die:0-2', { from: 'rolled:white:3:0', via: ['slot:2'] }), travel('used-die:2', { from: 'home-die:0-2' })])
    expect(own?.[1]?.[0]).toEqual({ act: 'send', sign: { text: '−2', seat: 0, symbol: 'phalanxx-talents' }, from: 'talents:0', to: 'slot:2' })
    const rival = step({ ...before, seat: 1 }, { ...after, seat: 1 }, pushed)
    expect(shown(rival)[0]?.[0]).toEqual([travel('rolled:white:3:0', { to: 'home-die:0-2' })])
    expect(shown(rival)[0]?.[1]?.[0]).toEqual({ act: 'become', thing: 'home-die:0-2' })
  })

  it('change places with a rival’s', () => {
    const before = view({ under_way: { action: 'swap', slot: 2 } })
    const swapped = event('swapped', 0, { victim: 1, colour: 'purple', value: 3, old: 1 })
    expect(shown(step(before, view(), swapped))).toEqual([[[travel('home-die:0-2', { from: 'home-die:1-3' }), travel('home-die:1-3', { from: 'home-die:0-2' })]]])
  })

  it('turn in their place, or go where their new value stands', () => {
    const turned = event('turned', 0, { colour: 'white', value: 2, to: 4 })
    expect(shown(step(view({ dice: dice('white-2', 'orange-5') }), view({ dice: dice('white-4', 'orange-5') }), turned))).toEqual([[[{ act: 'turn', thing: 'die:1' }]]])
    expect(shown(step(view({ dice: dice('white-2', 'white-3') }), view({ dice: dice('white-3', 'white-4') }), turned))).toEqual([
      [[{ act: 'vanish', thing: 'rolled:white:2:0' }, { act: 'appear', thing: 'rolled:white:4:0' }, travel('rolled:white:3:0')]],
    ])
  })
})

describe('soldiers', () => {
  const worth = side({ held: ['media'], reckoning: { ...NOTHING, soldiers: 2, places: 5, total: 7 } })
  const conquered = event('conquered', 0, { region: 'media' })

  it('come from the reserve, and the worth of the region flies to the seat', () => {
    const [beats] = shown(step(view(), view({ sides: [worth, side()] }), conquered))
    expect(beats?.[0]).toEqual([1, 2].map((number) => travel(`soldier:0:media:${number}`, { from: 'reserve:0' })))
    expect(beats?.[1]).toEqual([{ act: 'emerge', thing: 'held:media' }, { act: 'score', at: 'soldier:0:media:1', points: 7, seat: 0 }, { act: 'become', thing: 'points:0' }])
  })

  it('walk on from a region that they leave', () => {
    const [moved, come] = shown(step(view(), view(), event('moved', 0, { region: 'assyria' }), conquered))
    expect(moved).toEqual([[travel('soldier:0:media:1', { from: 'soldier:0:assyria:1' })]])
    expect(come?.[0]).toEqual([travel('soldier:0:media:2', { from: 'reserve:0' })])
  })

  it('strike those who hold the region; a card is laid on its side, and Force is lost', () => {
    const [fought] = shown(step(view(), view({ sides: [worth, side()] }), event('fought', 0, { region: 'media', card: 'hoplites', force: 3, victim: 1 }), conquered))
    expect(fought).toEqual([
      [{ act: 'appear', thing: 'conflict:media' }, ...[1, 2].map((number) => ({ act: 'strike', thing: `soldier:1:media:${number}` }))],
      [{ act: 'tilt', thing: 'card:hoplites' }, travel('force:0')],
    ])
  })
})
