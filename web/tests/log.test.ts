import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Chapter } from '../src/games/field-commander/chronicle'
import type { GameLog } from '../src/games/game'
import { arranged, open, settled } from '../src/lib/options'
import type { GameInfo, Outcome } from '../src/lib/protocol'
import type { Session } from '../src/lib/session'
import { fakeMemory, fakeTable, refusal, tableAt } from './fakes'

const GAME: GameInfo = {
  name: 'field-commander', title: 'Field Commander', blurb: '', designer: '', publisher: '', seats: [1, 1], minutes: [45, 90], rules: 1, bots: [], styles: [], odds: true, picture: true, pack: { accepts: true, default: '', source: '' }, primer: null,
  options: [
    { name: 'western_cities', label: '', help: '', default: false, players: [], choices: [] },
    { name: 'guide', label: '', help: '', default: 'none', players: [], choices: [{ value: 'none', label: '' }, { value: 'sample-turn', label: '' }] },
    { name: 'dice', label: '', help: '', default: 'argead', players: [], choices: [] },
    { name: 'campaign', label: '', help: '', default: 'granicus', players: [], choices: [{ value: 'granicus', label: 'Granicus' }, { value: 'life', label: 'A life' }] },
  ],
}
const session = (match: string, begun: number, campaign: string): Session => ({
  match, begun, game: 'field-commander', tokens: { 0: 'secret' }, host: null, names: ['Anna'], over: false,
  setup: { game: 'field-commander', seats: [], options: { campaign }, pack: null },
})
const chapter = (won: boolean | null, immortality: number): Chapter => ({ name: 'Granicus', options: [], turn: 4, won, points: 20, immortality })

describe('the player log', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('counts what has ended, and the greatest life', async () => {
    vi.stubGlobal('navigator', { language: 'en' })
    const { totals } = await import('../src/games/field-commander/chronicle')
    const sum = totals([
      { over: true, chronicle: { life: true, chapters: [chapter(true, 86), chapter(false, 0)], immortality: 86, years: 100 } },
      { over: false, chronicle: { life: true, chapters: [chapter(true, 300), chapter(null, 0)], immortality: 300, years: 1500 } },
      { over: true, chronicle: { life: false, chapters: [chapter(true, 400)], immortality: 400, years: 2000 } },
    ])
    expect(sum).toEqual({ campaigns: 4, won: 3, lives: 1, best: { immortality: 86, years: 100 } })
    expect(totals([]).best).toBeNull()
  })

  it('lists only campaigns, newest first, and survives matches that the table has lost', async () => {
    fakeMemory({ 'argead.matches': [session('old', 1, 'granicus'), session('new', 2, 'life'), { ...session('other', 3, ''), game: 'alexandros' }] })
    fakeTable(({ path }) => (path.includes('/words') ? { body: { words: '' } } : refusal(404, 'unknown-match')))
    const { entries, firstChoice, newest } = await import('../src/lib/log')
    const log = {} as GameLog
    const found = await entries(newest(), 'en', async (game) => (game === GAME.name ? log : undefined))
    expect(found).toEqual([{ session: session('new', 2, 'life'), log, table: null }, { session: session('old', 1, 'granicus'), log, table: null }])
    expect(found.map((each) => firstChoice(each.session, [GAME], ['campaign']))).toEqual(['A life', 'Granicus'])
  })
})

describe('a life of Field Commander in the log', () => {
  const entry = (campaign: string, won: boolean, immortality: number) => ({ campaign, won, turn: 4, points: won ? 20 : 0, immortality })
  const life = { life: true, campaign: 'issus', options: ['harpalus'], turn: 2, immortality: 86, years: 100 }
  const told = async (view: object, outcome: Outcome | null) => {
    vi.stubGlobal('navigator', { language: 'en' })
    const { chronicle } = await import('../src/games/field-commander/chronicle')
    return chronicle(tableAt(9, { view, outcome }))
  }
  afterEach(() => vi.unstubAllGlobals())

  it('goes on with the campaign on the table', async () => {
    const { chapters, immortality } = await told({ ...life, reckoning: [entry('granicus', true, 86)] }, null)
    expect(chapters.map(({ won, turn, options }) => [won, turn, options.length])).toEqual([[true, 4, 0], [null, 2, 1]])
    expect(immortality).toBe(86)
  })

  it('ends with the campaign that was lost', async () => {
    const lost: Outcome = { scores: [0], ranks: [1], winners: [], reason: 'slain', text: '' }
    const { chapters } = await told({ ...life, reckoning: [entry('granicus', true, 86), entry('issus', false, 0)] }, lost)
    expect(chapters.map(({ won, points, options }) => [won, points, options.length])).toEqual([[true, 20, 0], [false, 0, 1]])
  })
})

describe('the options in the lobby', () => {
  it('come in the order in which people ask', () => {
    const { first, variants } = arranged(GAME.options, ['campaign'])
    expect([first, variants].map((list) => list.map(({ name }) => name))).toEqual([['campaign', 'dice'], ['western_cities']])
  })

  it('leave out what only who plays alone can choose, and ask it after the seats', () => {
    const options = GAME.options.map((option) => ({ ...option, players: option.name === 'dice' ? [1] : [] }))
    expect(arranged(options, ['campaign']).first.map(({ name }) => name)).toEqual(['campaign'])
    expect(open(options, 1)).toEqual(options)
    expect(settled(open(options, 2), { dice: 'table' })).not.toHaveProperty('dice')
  })

  it('are sent whole', () => {
    expect(settled(GAME.options, { campaign: 'life' })).toEqual({ campaign: 'life', dice: 'argead', guide: 'none', western_cities: false })
  })
})
