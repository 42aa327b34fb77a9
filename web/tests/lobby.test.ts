import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchStands } from '../src/lib/protocol'
import type { Session } from '../src/lib/session'
import { fakeMemory } from './fakes'

const session = (match: string, begun: number, more: Partial<Session> = {}): Session => ({
  match, begun, game: 'chess', tokens: { 0: 'mine' }, host: null, setup: null, names: ['Anna', 'Bruno'], over: false, ...more,
})
const stands = (match: string, waiting: number[] | null, more: Partial<MatchStands> = {}): MatchStands => ({
  match, waiting, problem: null, seat: 0, names: ['Anna', 'Bruno'], claimed: true, ply: 3, over: false, glance: null, options: [], lesson: false, verdict: null, next: null, ...more,
})

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('the matches of this browser', () => {
  it('are forgotten so that it can be undone, and let go in the end', async () => {
    fakeMemory({ 'argead.matches': [session('one', 1), session('two', 2)] })
    const { sessions } = await import('../src/lib/session')
    sessions.forget('one')
    expect(sessions.all().map(({ match }) => match)).toEqual(['two'])
    expect(sessions.all(new Set(['one'])).map(({ match }) => match)).toEqual(['one', 'two'])
    expect(sessions.find('one')?.tokens).toEqual({ 0: 'mine' })
    sessions.recall('one')
    expect(sessions.all().map(({ match }) => match)).toEqual(['one', 'two'])
    sessions.change('one', { forgotten: Date.now() - 7_200_000 })
    sessions.change('two', { over: true })
    expect(sessions.find('one')).toBeNull()
  })

  it('are remembered while they go on, however many are over', async () => {
    fakeMemory({ 'argead.matches': [...Array.from({ length: 220 }, (_, i) => session(`over ${i}`, i, { over: true })), session('old', 1)] })
    const { sessions } = await import('../src/lib/session')
    sessions.save(session('new', 2))
    const kept = sessions.all().map(({ match }) => match)
    expect([kept.length, kept[0], kept[1], kept[198], kept[199]]).toEqual([200, 'new', 'over 0', 'over 197', 'old'])
  })

  it('go on with the same secrets where the same people went', async () => {
    fakeMemory({ 'argead.matches': [session('one', 1, { over: true, host: 'host' })] })
    const { sessions } = await import('../src/lib/session')
    const [one] = sessions.all()
    if (!one) throw new Error('it is kept')
    sessions.follow(one, 'two')
    sessions.follow(one, 'two')
    expect(sessions.all().map(({ match, next, over, host }) => [match, next, over, host])).toEqual([
      ['two', undefined, false, 'host'],
      ['one', 'two', true, 'host'],
    ])
  })

  it('take a seat beside those that they hold', async () => {
    fakeMemory({ 'argead.matches': [session('one', 1, { host: 'host' })] })
    const { sessions } = await import('../src/lib/session')
    sessions.sit('one', 'chess', ['Anna', 'Bruno'], { 1: 'more' })
    expect(sessions.find('one')).toMatchObject({ tokens: { 0: 'mine', 1: 'more' }, host: 'host', begun: 1 })
  })

  it('come in the order in which they call', async () => {
    vi.stubGlobal('navigator', { language: 'en' })
    fakeMemory({})
    const { listed } = await import('../src/lib/matches.svelte')
    const all = [session('over', 9, { over: true }), session('theirs', 8), session('asleep', 7), session('mine', 1), session('waits', 2)]
    const known = new Map([stands('theirs', [1]), stands('asleep', null), stands('mine', [0]), stands('waits', [0], { claimed: false })].map((one) => [one.match, one]))
    const list = listed(all, known)
    expect(list.map((each) => each.session.match)).toEqual(['mine', 'theirs', 'asleep', 'waits', 'over'])
    expect(list.filter(({ isOurs }) => isOurs).map((each) => each.session.match)).toEqual(['mine'])
  })
})

describe('the habits of this browser', () => {
  it('are kept for each game, with the name and the game of the last time', async () => {
    fakeMemory({})
    const { habits } = await import('../src/lib/habits')
    expect([habits.name(), habits.game(), habits.choice('chess')]).toEqual(['', null, null])
    const choice = { seats: [{ kind: 'here' as const, name: 'Anna', bot: '' }], options: { long: true } }
    habits.choose('chess', choice)
    habits.open('go')
    expect([habits.name(), habits.game(), habits.choice('chess')]).toEqual(['Anna', 'go', choice])
  })

  it('leave out what a game no longer has', async () => {
    const { still } = await import('../src/lib/options')
    const options = [{ name: 'dice', label: '', help: '', default: 'ours', players: [], choices: [{ value: 'ours', label: '' }, { value: 'table', label: '' }] }]
    expect(still(options, { dice: 'table', cards: 4 })).toEqual({ dice: 'table' })
    expect(still(options, { dice: 'loaded' })).toEqual({})
    const { recalled } = await import('../src/lib/seats')
    const levels = ['novice', 'companion', 'general'].map((name) => ({ name, label: '', about: '' }))
    const bots = ['former', 'general'].map((bot) => ({ kind: 'bot' as const, name: '', bot }))
    expect(recalled(bots, levels).map(({ kind, bot }) => [kind, bot])).toEqual([['bot', 'companion'], ['bot', 'general']])
    expect(recalled(bots.slice(1), levels).map(({ kind }) => kind), 'nobody but a person plays alone').toEqual(['here'])
  })
})

describe('seats that levels play for people', () => {
  const level = { name: 'general', label: 'General', about: '' }
  const seat = (kind: 'here' | 'bot', played: typeof level | null) => ({ name: '', kind, bot: kind === 'bot' ? 'general' : null, level: played, hints: true, claimed: true, online: true, trouble: null })

  it('are not waited for at this screen', async () => {
    const { deciding, isHanded } = await import('../src/lib/seats')
    const seats = [seat('here', null), seat('here', level), seat('bot', level)]
    expect(seats.map(isHanded)).toEqual([false, true, false])
    expect(deciding({ waiting: [0, 1], seats })).toEqual([0])
  })
})
