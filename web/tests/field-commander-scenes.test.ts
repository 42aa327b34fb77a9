import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { View } from '../src/games/field-commander/types'
import { hasteOf, lasts, script, type Step } from '../src/lib/motion/scenes'
import type { JournalLine, Table } from '../src/lib/protocol'
import { speak } from './fakes'

await speak('field-commander')
const { scenes, TOLD, untold } = await import('../src/games/field-commander/scenes')

const NOTHING = { drawn: [], forces: [] }
const CAMP = { campaign: 'granicus', army: { at: 'Macedon', forces: [] }, areas: {}, battle: null, operation: NOTHING, order: null, scouting: null, intimidation: null, tyre: null }
const fighters = (...counters: string[]) => counters.map((counter) => ({ counter, kind: counter.replace(/-\d+$/, ''), speed: 1 }))
const fight = (own: string[], enemy: string[], more: object = {}) => ({ ...CAMP, army: { at: 'Chaeronea', forces: [] }, battle: { own: fighters(...own), enemy: fighters(...enemy), plans: {}, enemy_plans: {}, roll: null, ...more } })

const tell = (kind: string, seat: number | null, data: Record<string, unknown>): JournalLine => ({ ply: 9, kind, text: kind, rule: '', seat, data: data as JournalLine['data'] })
const tableOf = (view: object, journal: JournalLine[]) => ({ ply: 9, seat: 0, seats: [{}], view: view as View, journal }) as unknown as Table
const stepOf = (before: object, after: object, events: JournalLine[], past: JournalLine[] = []): Step => ({ before: tableOf(before, past), after: tableOf(after, [...past, ...events]), events })
const shown = (step: Step, at = 0) => {
  const event = step.events[at]
  return event && scenes[event.kind]?.(event, step)
}

describe('the scenes of the game', () => {
  const text = readFileSync(new URL('../../src/argead/games/field_commander/text/en.ftl', import.meta.url), 'utf8')
  const kinds = [...text.matchAll(/^event-([\w-]+) =/gm)].map(([, kind]) => kind ?? '')

  it('are there for every event that is not only told', () => {
    expect(kinds.length).toBeGreaterThan(70)
    expect([...Object.keys(scenes), ...TOLD].sort()).toEqual([...kinds].sort())
  })

  it('let the army walk from area to area and pay on the way', () => {
    const before = { ...CAMP, army: { at: 'Chaeronea', forces: [] } }
    expect(shown(stepOf(before, CAMP, [tell('marched', 0, { area: 'Macedon', gold: 5, hits: 0 })]))).toEqual([
      [{ act: 'vanish', thing: 'die:scouting' }, { act: 'send', sign: { symbol: 'fc-gold', size: 22, text: '−5' }, from: 'treasury:gold', to: 'army' }],
      [{ act: 'travel', thing: 'army', from: 'area:chaeronea', to: 'area:macedon' }],
    ])
  })

  it('let the army walk on the map before the battlefield is seen, and after its Hits if it had to take some', () => {
    const events = [tell('marched', 0, { area: 'Chaeronea', gold: 0, hits: 0 }), tell('battle', 0, { area: 'Chaeronea' }), tell('enemy-plans', null, { plans: ['confusion'] })]
    const step = stepOf(CAMP, fight(['alexander'], ['greek-phalanx-1']), events)
    expect(shown(step, 0)).toEqual([[{ act: 'vanish', thing: 'die:scouting' }]])
    expect(shown(step, 1)).toEqual([[{ act: 'travel', thing: 'army', from: 'area:macedon', to: 'area:chaeronea' }], [{ act: 'uncover', thing: 'map' }]])
    expect(shown(step, 2)).toEqual([[{ act: 'appear', thing: 'enemy-plan:confusion' }]])
    expect(untold(step)).toEqual([])
    const later = stepOf(CAMP, { ...CAMP, army: { at: 'Sestus', forces: [] } }, [tell('reduced', 0, { counter: 'phalanx-1', kind: 'phalanx' })])
    expect(untold(later)).toEqual([[{ act: 'travel', thing: 'army', from: 'area:macedon', to: 'area:sestus' }]])
  })

  it('roll a die of the enemy at once, or the one that waits for an omen when it was rolled', () => {
    const order = tell('ordered', null, { area: 'Lycia', roll: 2, total: 9, result: 'gold', laid: 2 })
    const brought = [{ act: 'appear', thing: 'mark area:lycia gold' }]
    expect(shown(stepOf(CAMP, CAMP, [order]))).toEqual([[{ act: 'cast', sign: { symbol: 'fc-die-2', size: 36 }, at: 'area:lycia' }, { act: 'pace', ms: 480 }], brought])
    const waiting = { ...CAMP, order: { area: 'Lycia', roll: 2, total: 9, result: 'gold', with_omen: 'nothing' } }
    expect(untold(stepOf(CAMP, waiting, []))).toEqual([[{ act: 'roll', thing: 'die:order' }]])
    expect(untold(stepOf(waiting, waiting, []))).toEqual([])
    expect(untold({ ...stepOf(CAMP, waiting, []), before: tableOf(CAMP, [order]) })).toEqual([])
    expect(shown(stepOf(waiting, CAMP, [order]))).toEqual([[{ act: 'vanish', thing: 'die:order' }], brought])
  })

  it('roll the dice of one speed almost at once', () => {
    const field = fight(['alexander', 'archer-1'], ['greek-phalanx-1', 'chares'])
    const events = [
      tell('enemy-attacked', null, { counter: 'greek-phalanx-1', kind: 'greek-phalanx', roll: 6, needs: 4, twice: 0, hits: 0 }),
      tell('enemy-attacked', null, { counter: 'chares', kind: 'chares', roll: 5, needs: 2, twice: 0, hits: 0 }),
    ]
    const step = stepOf(field, field, events, [tell('battle-turn', null, { number: 1 })])
    expect(shown(step, 0)).toEqual([[{ act: 'roll', thing: 'roll:greek-phalanx-1:0' }, { act: 'pace', ms: 260 }]])
    expect(shown(step, 1)).toEqual([[{ act: 'roll', thing: 'roll:chares:0' }]])
  })

  it('roll again only what Fate has rolled again', () => {
    const field = fight(['alexander', 'archer-1'], ['persian-archer-1'])
    const open = fight(['alexander', 'archer-1'], ['persian-archer-1'], { roll: { by: 'archer-1', die: 5, needs: 3, hits: 0 } })
    const turn = [tell('battle-turn', null, { number: 1 })]
    const counted = tell('attacked', 0, { counter: 'archer-1', kind: 'archer', roll: 5, needs: 3, twice: 0, hits: 0 })
    expect(untold(stepOf(field, open, []))).toEqual([[{ act: 'roll', thing: 'die:fate' }]])
    expect(untold(stepOf(open, open, []))).toEqual([])
    expect(shown(stepOf(open, field, [counted], turn))).toEqual([[{ act: 'beat', thing: 'roll:archer-1:0' }]])
    const again = tell('tempted-fate', 0, { counter: 'archer-1', kind: 'archer', roll: 5 })
    expect(shown(stepOf(open, field, [again, counted], turn), 1)).toEqual([[{ act: 'roll', thing: 'roll:archer-1:0' }]])
    expect(untold(stepOf(open, open, [again]))).toEqual([[{ act: 'roll', thing: 'die:fate' }]])
  })

  it('have a Hit fly from whoever rolled it, strike after a moment, and flip its target', () => {
    const field = fight(['alexander', 'archer-1'], ['persian-infantry-1'])
    const attack = tell('attacked', 0, { counter: 'archer-1', kind: 'archer', roll: 1, needs: 3, twice: 0, hits: 1 })
    const step = stepOf(field, field, [tell('enemy-reduced', null, { counter: 'persian-infantry-1', kind: 'persian-infantry' })], [attack])
    expect(shown(step)).toEqual([
      [{ act: 'hold', ms: 160 }],
      [{ act: 'send', sign: { symbol: 'fc-hit', size: 34 }, from: 'body:archer-1', to: 'body:persian-infantry-1' }],
      [{ act: 'strike', thing: 'body:persian-infantry-1' }],
      [{ act: 'turn', thing: 'body:persian-infantry-1' }],
    ])
    expect(shown(step)?.flat().reduce((sum, scene) => sum + lasts(scene), 0)).toBeLessThan(1_400)
  })

  it('leave the field as it was until the last enemy has fallen and the victory is told', () => {
    const before = fight(['alexander'], ['persian-infantry-1'])
    const events = [
      tell('attacked', 0, { counter: 'alexander', kind: 'alexander', roll: 1, needs: 3, twice: 0, hits: 1 }),
      tell('enemy-destroyed', null, { counter: 'persian-infantry-1', kind: 'persian-infantry' }),
      tell('won', 0, { area: 'Chaeronea' }),
      tell('conquered', 0, { area: 'Chaeronea', glory: 1, gold: 0 }),
    ]
    const step = stepOf(before, { ...CAMP, army: { at: 'Chaeronea', forces: [] } }, events)
    expect(shown(step, 0)).toEqual([[{ act: 'cast', sign: { symbol: 'fc-die-1', size: 36 }, at: 'body:alexander' }]])
    expect(shown(step, 1)?.at(-1)).toEqual([{ act: 'vanish', thing: 'body:persian-infantry-1' }])
    expect(shown(step, 2)).toEqual([[{ act: 'uncover', thing: 'field' }]])
    expect(shown(step, 3)).toEqual([[{ act: 'beat', thing: 'area:chaeronea' }, { act: 'gain', sign: { symbol: 'fc-glory', size: 22, text: '+1' }, at: 'area:chaeronea', to: 'treasury:glory' }]])
    expect(untold(step)).toEqual([])
    const written = script(step, scenes, { own: 0, untold })
    expect(written.lasts * hasteOf([written])).toBeCloseTo(2_500)
  })

  it('close the ranks when all is told, if the battle goes on', () => {
    const step = stepOf(fight(['alexander'], ['persian-infantry-1', 'persian-infantry-2']), fight(['alexander'], ['persian-infantry-2']), [
      tell('enemy-destroyed', null, { counter: 'persian-infantry-1', kind: 'persian-infantry' }),
    ])
    expect(untold(step)).toEqual([[{ act: 'uncover', thing: 'field' }]])
  })

  it('bring the income of every governed area', () => {
    const areas = { Pella: { conquered: 'governed' }, Thebes: { conquered: 'razed' } }
    expect(shown(stepOf(CAMP, { ...CAMP, areas }, [tell('income', 0, { gold: 8, lost: 0, destroyed: 2 })]))).toEqual([
      [
        { act: 'send', sign: { symbol: 'fc-gold', size: 22 }, from: 'area:pella', to: 'treasury:gold' },
        { act: 'gain', sign: { symbol: 'fc-gold', size: 22, text: '+8' }, at: 'army', to: 'treasury:gold' },
      ],
    ])
  })

  it('crack the walls of Tyre by the ship that shot', () => {
    const events = [tell('ship-missed', 0, { roll: 6 }), tell('ship-hit', 0, { roll: 2, section: 3, left: 1 })]
    expect(shown(stepOf(CAMP, CAMP, events), 1)).toEqual([
      [{ act: 'cast', sign: { symbol: 'fc-die-2', size: 36 }, at: 'work:siege-ship:2' }, { act: 'pace', ms: 480 }],
      [{ act: 'send', sign: { symbol: 'fc-hit', size: 34 }, from: 'work:siege-ship:2', to: 'section:3' }],
      [{ act: 'strike', thing: 'section:3' }],
      [{ act: 'vanish', thing: 'section:3' }],
    ])
  })
})
