import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arranged, open, settled } from '../src/lib/options'
import type { GameInfo, Glances, MatchStands, Verdict } from '../src/lib/protocol'
import type { Session } from '../src/lib/session'
import { fakeMemory, fakeTable } from './fakes'

const GAME: GameInfo = {
  name: 'field-commander', title: 'Field Commander', blurb: '', designer: '', publisher: '', seats: [1, 1], minutes: [45, 90], rules: 1, levels: [], ratings: {}, bots: [], styles: [], odds: true, picture: true, pack: { accepts: true, default: '', source: '' }, primers: [],
  options: [
    { name: 'western_cities', label: '', help: '', default: false, players: [], choices: [] },
    { name: 'guide', label: '', help: '', default: 'none', players: [], choices: [{ value: 'none', label: '' }, { value: 'sample-turn', label: '' }] },
    { name: 'dice', label: '', help: '', default: 'argead', players: [], choices: [] },
    { name: 'campaign', label: '', help: '', default: 'granicus', players: [], choices: [{ value: 'granicus', label: 'Granicus' }, { value: 'life', label: 'A life' }] },
  ],
}
const session = (match: string, begun: number, game: string): Session => ({ match, begun, game, tokens: { 0: 'secret' }, host: null, names: ['Anna'], over: false, setup: null })

const stands = (match: string, more: Partial<MatchStands> = {}): MatchStands => ({
  match, waiting: [0], problem: null, seat: 0, names: ['Anna'], claimed: true, ply: 3, over: false, glance: null, options: [], lesson: false, verdict: null, next: null, ...more,
})
const lost: Verdict = { kind: 'lost', text: 'You lost.', reason: '', notes: [] }

describe('the player log', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  const open = async () => new (await import('../src/lib/log.svelte')).PlayerLog()

  it('lists the matches of all games, newest first, and asks for those that are shown', async () => {
    const many = Array.from({ length: 30 }, (_, i) => session(`m${i}`, i, 'empire'))
    fakeMemory({ 'argead.matches': [...many, session('other', 99, 'alexandros')] })
    const calls = fakeTable(({ body }) => ({ body: { matches: (body as Glances).seats.map(({ match }) => stands(match)) } }))
    const log = await open()
    await log.read('en')
    expect(log.shown.every((entry) => entry.stands !== null)).toBe(true)
    expect(log.shown.map(({ session: { match } }) => match).slice(0, 2)).toEqual(['other', 'm29'])
    expect(calls.map(({ body }) => (body as Glances).seats.length)).toEqual([20])
    log.game = 'alexandros'
    expect(log.shown.map(({ session: { match } }) => match)).toEqual(['other'])
  })

  it('asks again for those that are not read at once, and not for those that are gone', async () => {
    fakeMemory({ 'argead.matches': [session('asleep', 1, 'empire'), session('gone', 2, 'empire')] })
    let awake = false
    const calls = fakeTable(({ body }) => {
      const answer = { matches: (body as Glances).seats.map(({ match }) => (match === 'gone' ? stands(match, { problem: 'unknown-match', waiting: null }) : stands(match, { waiting: awake ? [0] : null }))) }
      awake = true
      return { body: answer }
    })
    const log = await open()
    await log.read('en')
    expect(log.shown.find(({ session: { match } }) => match === 'asleep')?.stands?.waiting).toEqual([0])
    expect(calls.map(({ body }) => (body as Glances).seats.map(({ match }) => match))).toEqual([['gone', 'asleep'], ['asleep']])
  })

  it('remembers how matches ended, and sums them up', async () => {
    const shared = { ...session('two', 3, 'empire'), tokens: { 0: 'a', 1: 'b' } }
    fakeMemory({ 'argead.matches': [session('lost', 1, 'empire'), { ...session('won', 2, 'empire'), over: true, result: 'won' }, shared] })
    fakeTable(({ body }) => ({ body: { matches: (body as Glances).seats.map(({ match }) => stands(match, { over: match !== 'won', waiting: [], verdict: match === 'won' ? null : lost })) } }))
    const log = await open()
    await log.read('en')
    expect(log.all.every(({ over }) => over)).toBe(true)
    expect(log.all.map(({ match, result }) => [match, result])).toEqual([['two', undefined], ['won', 'won'], ['lost', 'lost']])
    expect(log.totals).toEqual([{ game: 'empire', played: 3, ended: 2, won: 1 }])
    log.forget('lost')
    expect([log.totals[0]?.played, log.shown.length]).toEqual([2, 3])
    log.recall('lost')
    expect(log.totals[0]?.played).toBe(3)
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
