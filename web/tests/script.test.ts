import { describe, expect, it } from 'vitest'
import { script, SENTENCE, type Scenes, type Step } from '../src/lib/motion/scenes'
import { lastTurn, moverOf } from '../src/lib/motion/turns'
import type { JournalLine, Table } from '../src/lib/protocol'

const line = (kind: string, seat: number | null, ply = 1): JournalLine => ({ ply, kind, text: kind, rule: '', seat, data: {} })
const seats = (count: number) => Array.from({ length: count }, () => ({})) as unknown as Table['seats']
const stepOf = (...events: JournalLine[]): Step => ({ before: {} as Table, after: {} as Table, events })
const SCENES: Scenes = {
  rolled: () => [[{ act: 'roll', thing: 'die:1' }]],
  volley: () => [[{ act: 'roll', thing: 'die:1' }, { act: 'pace', ms: 200 }]],
}

describe('the script of a line', () => {
  it('gives every sentence of the others time to be read, and none to what one did oneself', () => {
    const { tells, lasts } = script(stepOf(line('said', null), line('did', 0), line('said', null)), SCENES, { own: 0 })
    expect(tells.map(({ begins }) => begins)).toEqual([0, SENTENCE, SENTENCE])
    expect(lasts).toBe(2 * SENTENCE)
    expect(script(stepOf(line('did', 0)), SCENES, { own: 0 }).lasts).toBe(0)
  })

  it('lets the next beat begin while the last one still moves, where that is asked for', () => {
    const { cues, lasts } = script(stepOf(line('volley', null), line('volley', null), line('rolled', null)), SCENES)
    expect(cues.map(({ begins }) => begins)).toEqual([0, 200, 400])
    expect(cues.every(({ scene }) => scene.act === 'roll')).toBe(true)
    expect(lasts).toBe(400 + 620)
  })

  it('shows after the events what none of them tells', () => {
    const { cues } = script(stepOf(line('rolled', 0)), SCENES, { own: 0, untold: () => [[{ act: 'roll', thing: 'die:2' }]] })
    expect(cues.map(({ scene, begins }) => [scene, begins])).toEqual([[{ act: 'roll', thing: 'die:1' }, 0], [{ act: 'roll', thing: 'die:2' }, 620]])
  })
})

describe('a game for one', () => {
  const table = { ply: 3, seat: 0, seats: seats(1), journal: [line('did', 0, 2), line('answered', null, 2), line('answered', null, 3)] }

  it('has no lines but those of its player', () => {
    expect(moverOf(table)).toBe(0)
    expect(moverOf({ ...table, seats: seats(2) })).toBe(null)
  })

  it('has the answer of the enemy in the last line', () => {
    expect(lastTurn(table).map(({ ply }) => ply)).toEqual([3])
    expect(lastTurn({ ...table, ply: 2, journal: table.journal.slice(0, 2) }).map(({ kind }) => kind)).toEqual(['did', 'answered'])
  })
})
