import { describe, expect, it } from 'vitest'
import { noDieFor } from '../src/games/phalanxx/conditions'
import { openPanes, paneOf, topicOf } from '../src/games/phalanxx/stage'
import type { Board, Card, Choice, Region, Side, View } from '../src/games/phalanxx/types'
import type { Action, JournalLine, Table } from '../src/lib/protocol'
import { speak, tableAt, told } from './fakes'

await speak('phalanxx')
const { names, tell } = await import('../src/games/phalanxx/tell')

const choice = (notation: string, args: Choice['args'] = {}): Choice => ({ notation, verb: notation.split(' ')[0] ?? '', label: notation, final: false, preview: null, args })

const parmenion: Card = { id: 'parmenion', name: 'Parmenion', epoch: 'I', colour: 'orange', symbol: null, force: 3, scale: null, ability: null, conditions: [{ kind: 'talents', of: null, least: 4 }] }
const media: Region = { id: 'media', name: 'Media', kind: 'city', place: 'Ekbatana', value: 5, start: null, half: null, at: [48, 35], borders: [] }
const board: Board = { id: 'b', prices: [], ranks: [], cards: [parmenion], sides: [{ name: 'ii-iv', players: [2], regions: [media] }] }
const side: Side = {
  maxximilian: false,
  talents: 2,
  force: 7,
  valour: 1,
  home: [{ colour: 'white', value: 4 }, { colour: 'orange', value: 2 }, { colour: 'purple', value: null }],
  home_sum: 6,
  cards: [{ card: 'hoplites', rotated: true }],
  counts: { archer: 0, cavalry: 0, infantry: 1, white: 1, orange: 0, purple: 0 },
  hand_size: 2,
  seen: ['scout'],
  held: ['media'],
  soldiers: 2,
  reserve: 6,
  lost: 1,
  action_card: 'merchant',
  reckoning: { force: 7, camouflage: 0, rotated: 3, soldiers: 2, places: 5, groups: 0, talents: 0, total: 17 },
}
const view: View = {
  seat: 0,
  side: 'ii-iv',
  regions: ['media'],
  first: 0,
  active: 0,
  turn: 3,
  round: 2,
  last_round: false,
  row: [{ card: 'parmenion', price: 5 }, null],
  pile: 12,
  scouted: null,
  heroism: false,
  gone: [],
  dice: [{ colour: 'white', value: 6 }],
  grey: [null, { colour: 'orange', value: 5 }, null],
  sides: [side],
  hand: ['parmenion'],
  open_hands: null,
  outlook: { parmenion: { force: 3, lacks: [{ kind: 'talents', of: null, least: 4, have: 2 }] } },
  under_way: null,
}
const table = tableAt(9, { game: 'phalanxx', view, seats: [{ name: 'Ada' }] as Table['seats'], decision: null })
const about = (thing: string) => {
  const tip = tell(thing, table, board)
  return tip ? [tip.title, ...(tip.lines ?? [])].join(' | ') : null
}

describe('what a question is about', () => {
  it('comes to the front: the row, the own dice and cards, or the map', () => {
    expect(topicOf([choice('buy parmenion'), choice('pass')])).toBe('row')
    expect(topicOf([choice('play parmenion'), choice('conquer media'), choice('income')])).toBe('own')
    expect(topicOf([choice('move media')])).toBe('map')
    expect(topicOf([])).toBe('map')
  })

  it('lies where its choices can be made', () => {
    expect(['take', 'place', 'swap', 'give', 'conquer'].map((verb) => paneOf({ verb }))).toEqual(['row', 'own', 'own', 'own', 'map'])
    expect([...openPanes([choice('income'), choice('conquer media')])].sort()).toEqual(['map', 'own'])
  })
})

describe('the things of PhalanXX in words', () => {
  it('tell what they are and how they stand', () => {
    expect(about('card:parmenion')).toContain('Parmenion | Costs 5 Talents | Leader · epoch I | Force 3')
    expect(about('card:parmenion')).toContain('✗ 4 Talents (Talents: 2 of 4)')
    expect(about('card:hoplites')).toContain('Played by Ada')
    expect(about('region:media')).toContain('Media | City of Ekbatana, worth 5: two soldiers conquer it | Held by Ada')
    expect(about('home:0-1')).toBe('Home die: white 4 | Of Ada, at slot 1 | To play a card or conquer at this slot, a die of at least 4 is needed.')
    expect(about('slot:2')).toContain('Used die: orange 5')
    expect(about('die:1')).toContain('white 6')
    expect(about('points:0')).toBe('Ada: Points if the game ended now, 17 | Force: 7 | Rotated cards, 3 each: 3 | Soldiers on the board: 2 | Cities and oases: 5')
    expect(about('hand:0')).toContain('Known of them: Scout')
    expect(about('ability:0')).toContain('Merchant')
  })

  it('are silent about what is not there', () => {
    for (const thing of ['die:4', 'region:atlantis', 'home:5-1', 'force:7', 'sphinx:1']) expect(tell(thing, table, board)).toBeNull()
  })

  it('are named by choices and by lines of the journal', () => {
    expect(names(choice('conquer media', { region: 'media' }) as unknown as Action)).toEqual(['region:media'])
    expect(names(choice('place white 6 2', { slot: 2 }) as unknown as Action)).toEqual(['slot:2'])
    const line: JournalLine = { ...told(4), data: { card: 'scout', region: 'media' } }
    expect(names(line)).toEqual(['card:scout', 'region:media'])
    expect(names({ ...told(4), seat: 1, data: { slot: 2 } })).toEqual(['home:1-2'])
    expect(names(told(5))).toEqual([])
  })
})

describe('a card whose conditions hold', () => {
  it('waits for a die that is high enough', () => {
    const ready: View = { ...view, outlook: { parmenion: { force: 3, lacks: [] } } }
    expect(noDieFor('parmenion', ready, [choice('income')])).toBe(true)
    expect(noDieFor('parmenion', ready, [choice('income'), choice('play parmenion', { card: 'parmenion' })])).toBe(false)
    expect(noDieFor('parmenion', view, [choice('income')])).toBe(false)
    expect(noDieFor('hoplites', ready, [choice('income')])).toBe(false)
  })
})
