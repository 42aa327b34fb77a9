import { describe, expect, it } from 'vitest'
import { PICTURE_BOARD, PICTURE_PROVINCES, PICTURE_WALLS } from '../src/games/alexandros/picture'
import type { Cards, Choice, View } from '../src/games/alexandros/types'
import type { Action, JournalLine, Table } from '../src/lib/protocol'
import { speak, tableAt, told } from './fakes'

await speak('alexandros')
const { names, tell } = await import('../src/games/alexandros/tell')

const none: Cards = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 }
const view: View = {
  seat: 0,
  turn: 4,
  active: 0,
  actions_left: 2,
  taxed: false,
  last_turn: false,
  alexander: '5-1',
  walls: { black: PICTURE_WALLS, red: ['10-2/12-2'] },
  walls_left: { black: 50, red: 9 },
  row: ['lyre', null],
  deck: 40,
  discard: { ...none, horse: 2 },
  scores: [3, 12],
  hands: [2, 1],
  hand: { ...none, lyre: 2 },
  seen: [none, { ...none, temple: 1 }],
  open_hands: null,
  governors: [['c3'], ['a6']],
  reserve: [3, 3],
  income: [2, 4],
  provinces: PICTURE_PROVINCES,
  move: { symbol: null, triangle: null, corner: null },
  occupation: null,
  gift: null,
}
const table = tableAt(9, { game: 'alexandros', view, seats: [{ name: 'Ada' }, { name: 'Bob' }] as Table['seats'], decision: null })
const about = (thing: string) => {
  const tip = tell(thing, table, PICTURE_BOARD)
  return tip ? [tip.title, ...(tip.lines ?? [])].join(' | ') : null
}

describe('the things of Alexandros in words', () => {
  it('are places by their names', () => {
    expect(about('triangle:c3')).toBe('Karia | Lyre triangle | Worth 2 at each tax | Symbols to pay for: no cards | Held by Ada with 1 governor')
    expect(about('triangle:g21')).toBe('Central Karmania | Empty triangle: it counts for the worth of its province | In the open land')
    expect(about('point:5-1')).toContain('Gordion | Alexander stands here | Between eastern Bithynia,')
    expect(about('wall:10-2/12-2')).toBe('Red wall | Between Trapezous and Karana')
    expect(about('province:a2')).toContain('Province around Troas | Worth 2')
    expect(about('governor:a6')).toContain('Governor of Bob | Eastern Paphlagonia')
  })

  it('are cards and counters with what they are worth', () => {
    expect(about('row:1')).toContain('Lyre | Face up')
    expect(about('pile:discard')).toBe('Discarded | 2 × Horse')
    expect(about('hand:lyre')).toBe('Lyre | 2 in the hand of Ada')
    expect(about('cards:1')).toBe('Bob: Cards in hand, 1 | Cards in hand; seen by everybody: Temple')
    expect(about('income:0')).toContain('Ada: Income from the next tax, 2')
  })

  it('are silent about what is not there', () => {
    for (const thing of ['row:2', 'governor:b7', 'sphinx:1']) expect(tell(thing, table, PICTURE_BOARD)).toBeNull()
  })

  it('are named by choices and by lines of the journal', () => {
    const ride: Choice = { notation: 'path 4-0 5-1', verb: 'path', label: '', final: false, preview: null, args: { points: ['4-0', '5-1'] } }
    expect(names(ride as unknown as Action)).toEqual(['point:4-0', 'point:5-1'])
    const line: JournalLine = { ...told(4), data: { card: 'lyre', triangle: 'c3', point: '4-2', walls: 1 } }
    expect(names(line)).toEqual(['triangle:c3', 'province:c3', 'governor:c3', 'point:4-2'])
    const ridden = names({ ...line, data: { ...line.data, points: ['3-1', '4-2'] } })
    expect(ridden).toEqual(['triangle:c3', 'province:c3', 'governor:c3', 'point:4-2', 'point:3-1', 'wall:3-1/4-2', 'wall:4-2/3-1'])
    expect(names({ ...told(5), data: { card: 'lyre', income: [2, 0, 9] } })).toEqual(['score:0', 'score:2'])
  })
})
