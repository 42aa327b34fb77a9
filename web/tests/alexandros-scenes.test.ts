import { describe, expect, it } from 'vitest'
import { scenes, TOLD } from '../src/games/alexandros/scenes'
import type { Cards, Province, View } from '../src/games/alexandros/types'
import { type Scene, script } from '../src/lib/motion/scenes'
import type { JournalLine } from '../src/lib/protocol'
import { tableAt } from './fakes'
import { gameText } from './words'

const cards = (held: Partial<Cards> = {}): Cards => ({ temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0, ...held })
const province = (triangles: string, worth: number, owner: number | null = null, governors = owner === null ? 0 : 1): Province => ({ triangles: triangles.split(' '), worth, symbols: cards(), owner, governors })
const start: View = {
  seat: 0,
  turn: 1,
  active: 0,
  actions_left: 2,
  taxed: false,
  last_turn: false,
  alexander: '2-0',
  walls: { black: [], red: [] },
  walls_left: { black: 65, red: 10 },
  row: ['lyre', 'horse'],
  deck: 50,
  discard: cards(),
  scores: [0, 0, 0],
  hands: [1, 1, 1],
  hand: cards({ soldier: 1 }),
  seen: [cards(), cards(), cards()],
  open_hands: null,
  governors: [[], [], []],
  reserve: [4, 4, 4],
  income: [0, 0, 0],
  provinces: [],
  move: { symbol: null, triangle: null, corner: null },
  occupation: null,
  gift: null,
}

const line = (kind: string, seat: number | null, data: JournalLine['data'] = {}): JournalLine => ({ ply: 5, kind, text: '', rule: 'turn', seat, data })

/** What is shown of a line, as seen from the first seat: each scene with when it begins. */
function shown(events: JournalLine[], after: Partial<View>, before: Partial<View> = {}): (Scene & { begins: number })[] {
  const step = { before: tableAt(4, { view: { ...start, ...before } }), after: tableAt(5, { view: { ...start, ...before, ...after } }), events }
  return script(step, scenes).cues.map(({ scene, begins }) => ({ ...scene, begins }))
}
const one = (kind: string, seat: number | null, data: JournalLine['data'], after: Partial<View> = {}, before: Partial<View> = {}) => shown([line(kind, seat, data)], after, before).map(({ begins: _, ...scene }) => scene)

describe('the scenes of Alexandros', () => {
  it('show every event of the rules, or say that it is only told', () => {
    const kinds = [...gameText('alexandros', 'en').matchAll(/^event-([a-z-]+) =/gm)].map(([, kind = '']) => kind).filter((kind) => !kind.endsWith('-own'))
    expect(kinds.length).toBeGreaterThan(20)
    expect([...Object.keys(scenes), ...TOLD].sort()).toEqual(kinds.sort())
  })

  it('let Alexander ride from point to point, and each new wall rise when he has passed it', () => {
    const moved = line('moved', 0, { card: 'lyre', triangle: 'c3', point: '3-3', points: ['2-0', '3-1', '4-2', '3-3'], walls: 2 })
    const walls = { black: ['2-0/3-1', '3-1/4-2', '3-3/4-2'], red: [] }
    const [first, second, ride, ...rest] = shown([moved], { alexander: '3-3', walls }, { walls: { black: ['3-1/4-2'], red: [] } })
    expect(rest).toEqual([])
    expect(ride).toEqual({ act: 'travel', thing: 'piece:alexander', from: 'point:2-0', via: ['point:3-1', 'point:4-2'], to: 'point:3-3', begins: 0 })
    expect([first?.act, second?.act]).toEqual(['appear', 'appear'])
    expect(first).toMatchObject({ thing: 'wall:2-0/3-1', begins: 227 })
    expect(second).toMatchObject({ thing: 'wall:3-3/4-2', begins: 680 })
  })

  it('show a leg of a long way, and the red walls that it takes', () => {
    const rode = line('rode', 2, { point: '3-1', points: ['2-0', '3-1'] })
    expect(shown([rode, line('red-walls', 2, { walls: 1 })], { alexander: '3-1', walls: { black: [], red: ['2-0/3-1'] } })).toEqual([
      { act: 'appear', thing: 'wall:2-0/3-1', late: 380, begins: 380 },
      { act: 'travel', thing: 'piece:alexander', from: 'point:2-0', via: [], to: 'point:3-1', begins: 0 },
      { act: 'beat', thing: 'supply:red', begins: 640 },
    ])
  })

  it('bring a card of the row to the hand, and the next one from the pile to its place', () => {
    const events = [line('took', 0, { card: 'horse' }), line('turned-up', null, { card: 'temple' })]
    expect(shown(events, { row: ['lyre', 'temple'], hand: cards({ soldier: 1, horse: 1 }) })).toEqual([
      { act: 'travel', thing: 'hand:horse', from: 'row:2', begins: 0 },
      { act: 'travel', thing: 'row:2', from: 'pile:cards', begins: 480 },
    ])
    expect(one('took', 0, { card: 'horse' }, {}, { hand: cards({ horse: 1 }) })).toEqual([{ act: 'send', sign: { symbol: 'alexandros-card-horse' }, from: 'row:2', to: 'hand:horse' }])
    expect(one('took', 1, { card: 'lyre' })).toEqual([{ act: 'send', sign: { symbol: 'alexandros-card-lyre' }, from: 'row:1', to: 'cards:1' }])
  })

  it('fill both places of the row in their order', () => {
    const events = [line('took', 1, { card: 'lyre' }), line('turned-up', null, { card: 'lyre' }), line('turned-up', null, { card: 'lyre' })]
    const filled = shown(events, { row: ['lyre', 'lyre'] }, { row: ['lyre', null] }).flatMap((scene) => (scene.act === 'travel' ? [scene.thing] : []))
    expect(filled).toEqual(['row:1', 'row:2'])
  })

  it('never show the face of a card that is hidden', () => {
    expect(one('drew', 1, {})).toEqual([{ act: 'send', sign: { symbol: 'alexandros-card-back' }, from: 'pile:cards', to: 'cards:1' }])
    expect(one('drew', 0, { card: 'lyre' }, { hand: cards({ soldier: 1, lyre: 1 }) })).toEqual([{ act: 'travel', thing: 'hand:lyre', from: 'pile:cards' }])
    expect(one('drew', 0, { card: 'soldier' })).toEqual([{ act: 'send', sign: { symbol: 'alexandros-card-soldier' }, from: 'pile:cards', to: 'hand:soldier' }])
  })

  it('find the cards of hands that lie open', () => {
    const open_hands = [cards(), cards({ lyre: 1 }), cards()]
    expect(one('special', 1, { card: 'lyre' }, {}, { open_hands })).toEqual([{ act: 'send', sign: { symbol: 'alexandros-card-lyre' }, from: 'hand:1-lyre', to: 'pile:discard', late: 0 }])
  })

  it('pay for a province, send a governor from the reserve, and then colour the land', () => {
    const provinces = [province('a3 a4 b5', 2, 1)]
    const occupied = line('occupied', 1, { triangles: ['a4'], worth: 2, governors: 1, cards: { temple: 1, lyre: 1 }, count: 2 })
    expect(shown([occupied], { governors: [[], ['a4'], []], provinces })).toEqual([
      { act: 'send', sign: { symbol: 'alexandros-card-temple' }, from: 'cards:1', to: 'pile:discard', late: 0, begins: 0 },
      { act: 'send', sign: { symbol: 'alexandros-card-lyre' }, from: 'cards:1', to: 'pile:discard', late: 80, begins: 80 },
      { act: 'travel', thing: 'governor:a4', from: 'reserve:1', begins: 500 },
      { act: 'appear', thing: 'province:a3', late: 300, begins: 800 },
    ])
  })

  it('send home whoever is driven out, even where the new governor takes the same triangle', () => {
    const seized = [
      line('seized', 2, { victim: 1, triangles: ['b5'], worth: 2, governors: 1, cards: { temple: 2 }, count: 2 }),
      line('gave', 2, { victim: 1, cards: { temple: 1 }, count: 1 }),
    ]
    const scenesShown = shown(seized, { governors: [[], ['c8'], ['b5']], provinces: [province('b5 b6', 2, 2)] }, { governors: [[], ['b5', 'c8'], []] })
    expect(scenesShown.map(({ act }) => act)).toEqual(['send', 'send', 'travel', 'travel', 'appear', 'send'])
    expect(scenesShown[2]).toEqual({ act: 'travel', thing: 'governor:b5', gone: true, to: 'reserve:1', begins: 0 })
    expect(scenesShown[3]).toEqual({ act: 'travel', thing: 'governor:b5', from: 'reserve:2', begins: 500 })
    expect(scenesShown[5]).toMatchObject({ from: 'pile:discard', to: 'cards:1' })
  })

  it('let points pop in every province that pays, and only there', () => {
    const provinces = [province('a3 a4', 2, 0), province('b5 b6', 3, 1, 2), province('c8', 9, 1), province('d1', 7), province('e9', 0, 2)]
    expect(one('taxed', 0, { card: 'soldier', income: [2, 9, 0] }, { provinces })).toEqual([
      { act: 'send', sign: { symbol: 'alexandros-card-soldier' }, from: 'hand:soldier', to: 'pile:discard', late: 0 },
      { act: 'score', at: 'province:a3', points: 2, seat: 0 },
      { act: 'score', at: 'province:c8', points: 9, seat: 1 },
      { act: 'beat', thing: 'score:0', late: 640 },
      { act: 'beat', thing: 'score:1', late: 640 },
    ])
  })

  it('close a province that is worth something, and shake the governors of one that is split', () => {
    expect(one('closed', null, { triangle: 'a2', worth: 2, symbols: 1 })).toEqual([{ act: 'appear', thing: 'province:a2' }])
    expect(one('closed', null, { triangle: 'c17', worth: 0, symbols: 1 })).toEqual([])
    expect(one('split', 1, { triangles: ['c8', 'd15'] }, { provinces: [province('c7 c8', 5, 1), province('d14 d15', 3, 1), province('e1', 1)] })).toEqual([
      { act: 'strike', thing: 'governor:c8' },
      { act: 'strike', thing: 'governor:d15' },
      { act: 'beat', thing: 'province:c7' },
      { act: 'beat', thing: 'province:d14' },
    ])
  })

  it('take a governor back to the reserve', () => {
    expect(one('recalled', 2, { triangle: 'a6' })).toEqual([{ act: 'travel', thing: 'governor:a6', gone: true, to: 'reserve:2' }])
  })
})
