import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Action, GameInfo, Table } from '../src/lib/protocol'
import { speak } from './fakes'

const NOTHING = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 }
const table = (view: unknown) => ({ view, seats: [{ name: 'Anna' }, { name: 'Bruno' }] }) as unknown as Table
const action = (verb: string, preview: unknown) => ({ verb, args: {}, preview }) as unknown as Action
const text = (body: string) =>
  body
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the note under the board', () => {
  it('says when a path splits a governed province, and what its owner loses', async () => {
    await speak('alexandros')
    const { default: Note } = await import('../src/games/alexandros/PreviewNote.svelte')
    const split = { holder: 1, triangles: ['a6'], kept: 3, lost: 2, provinces: 1, vacant: 1, paid: 5, pays: 3 }
    const shown = action('path', { walls: ['4-0/5-1'], red: 0, provinces: [], splits: [split] })
    const { body } = render(Note, { props: { table: table({ income: [0, 5] }), action: shown } })
    expect(text(body)).toContain('splits Bruno’s province: land worth 2 is lost, and a tax then brings 3 instead of 5')
  })

  it('says which pieces that lie could no longer be paid', async () => {
    await speak('empire')
    const { default: Note } = await import('../src/games/empire/PreviewNote.svelte')
    const shown = action('temple', { rivals: [], standing: 'ahead', price: 1, points: 3, spoils: ['Media'] })
    const { body } = render(Note, { props: { table: table({}), action: shown } })
    expect(text(body)).toContain('then no cubes are left for what lies in Media')
  })
})

describe('the facts of a seat', () => {
  it('tell the cards that everybody has seen, as look does in the terminal', async () => {
    await speak('alexandros')
    const { default: SeatFacts } = await import('../src/games/alexandros/SeatFacts.svelte')
    const view = { scores: [0, 0], hands: [1, 3], reserve: [4, 4], income: [0, 0], seen: [NOTHING, { ...NOTHING, lyre: 2 }] }
    const facts = (seat: number) => text(render(SeatFacts, { props: { table: table(view), seat } }).body)
    expect(facts(1)).toContain('Cards in hand; seen by everybody: 2 × Lyre')
    expect(facts(0)).not.toContain('seen by everybody')
  })
})

describe('the form of a new match', () => {
  it('says where the board comes from', async () => {
    await speak('empire')
    const { default: SetupForm } = await import('../src/lib/SetupForm.svelte')
    const game = {
      name: 'empire', title: 'Empire', blurb: '', designer: '', publisher: '', seats: [2, 5], minutes: [60, 120], rules: 1, levels: [], ratings: {}, bots: ['greedy'], styles: [], odds: false,
      picture: false,
      pack: { accepts: true, default: '', source: 'Most of this board is reconstructed.' },
      options: [],
      primers: [],
    } satisfies GameInfo
    expect(text(render(SetupForm, { props: { game } }).body)).toContain('Most of this board is reconstructed.')
  })

  it('says what each level was found to be worth, where that was measured', async () => {
    await speak('empire')
    const { default: LevelList } = await import('../src/lib/LevelList.svelte')
    const levels = ['Novice', 'General'].map((label) => ({ name: label.toLowerCase(), label, about: 'Plays.' }))
    const ratings = { novice: { points: 0, low: 0, high: 0 }, general: { points: 312, low: 270, high: 356 } }
    const told = text(render(LevelList, { props: { levels, ratings, chosen: [] } }).body)
    expect(told).toContain('General Plays. +312 (270 to 356)')
    expect(told).toContain('Points above Novice')
    expect(told).not.toContain('+0')
    expect(text(render(LevelList, { props: { levels, ratings: undefined, chosen: [] } }).body)).toBe('Novice Plays. General Plays.')
  })
})
