import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileOf } from '../src/lib/transport/worker'
import { beside, remember } from '../src/site/beside'
import { Followers, hold } from '../src/site/followers'
import type { FromReferee, FromThinker, Row, ToThinker } from '../src/site/messages'
import { bring, isFurther } from '../src/site/moving'
import type { Rounds } from '../src/site/rounds'
import { reason, type Storage } from '../src/site/storage'
import { size } from '../src/site/sizes'
import { Thinking } from '../src/site/thinking'

const soon = () => new Promise((done) => setTimeout(done, 5))

describe('what is the same for everybody', () => {
  it.each([
    ['/games?lang=fr', 'data-1/games-fr.json'],
    ['/games/empire/rules?lang=en', 'data-1/empire/rules-en.json'],
    ['/games/empire/words?lang=fr', 'data-1/empire/words-fr.json'],
    ['/games/empire/picture?theme=dark', 'data-1/empire/dark.webp'],
    ['/matches/m?lang=en', null],
    ['/glances?lang=en', null],
  ])('%s is read from %s', (path, file) => expect(fileOf(path, 'data-1/')).toBe(file))
})

describe('what is remembered beside the matches', () => {
  const memory = (kept: Record<string, unknown>) => {
    const map = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))
    return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value), map }
  }
  const seat = (match: string, begun: number) => ({ match, begun, tokens: { 0: 'secret' } })
  const file = { 'argead.site.matches': JSON.stringify([seat('a', 1), seat('b', 3)]), 'argead.settings': '{"lang":"fr"}', other: 'x' }

  it('is packed, and nothing else', () => {
    expect(beside(memory({ 'argead.settings': { lang: 'fr' }, elsewhere: 1 }))).toEqual({ 'argead.settings': '{"lang":"fr"}' })
  })

  it('is taken in whole where nobody has played yet', () => {
    const here = memory({ 'argead.settings': { lang: 'en' } })
    remember(here, file)
    expect(here.map.get('argead.settings')).toBe('{"lang":"fr"}')
    expect(JSON.parse(here.map.get('argead.site.matches') ?? '').map(({ match }: { match: string }) => match)).toEqual(['b', 'a'])
    expect(here.map.has('other')).toBe(false)
  })

  it('adds seats to those held here, and changes nothing of them', () => {
    const here = memory({ 'argead.site.matches': [{ ...seat('a', 2), mine: true }], 'argead.settings': { lang: 'en' } })
    remember(here, file)
    expect(JSON.parse(here.map.get('argead.site.matches') ?? '')).toEqual([seat('b', 3), { ...seat('a', 2), mine: true }])
    expect(here.map.get('argead.settings')).toBe('{"lang":"en"}')
  })

  it('brings back what was forgotten here', () => {
    const here = memory({ 'argead.site.matches': [{ ...seat('a', 2), forgotten: 5 }] })
    remember(here, file)
    expect(JSON.parse(here.map.get('argead.site.matches') ?? '')).toEqual([seat('b', 3), seat('a', 1)])
  })

  it('is left as it is by a file that has none, or nonsense', () => {
    const here = memory({ 'argead.site.matches': [seat('a', 2)] })
    remember(here, { 'argead.site.matches': '{"no": "list"}' })
    remember(here, {})
    expect(JSON.parse(here.map.get('argead.site.matches') ?? '')).toEqual([seat('a', 2)])
  })
})

describe('a match from a file', () => {
  const row = (...lines: string[]): Row => ({ match: { id: 'm', created: 0 }, lines })

  it('is taken in if it is new, or has gone further on the same way', () => {
    expect([isFurther(row('1'), null), isFurther(row('1', '2'), row('1'))]).toEqual([true, true])
  })

  it('is left where the one here is as far, further, or went another way', () => {
    expect([isFurther(row('1'), row('1')), isFurther(row('1'), row('1', '2')), isFurther(row('1', 'x', '3'), row('1', '2'))]).toEqual([false, false, false])
  })
})

describe('all matches of a file', () => {
  const row = (id: string, ...lines: string[]): Row => ({ match: { id, created: 0 }, lines })
  const file = { matches: [row('a', '1', '2'), row('b', '1'), row('c', '1')], beside: {} }
  const disk = (replace: (rows: readonly Row[]) => Promise<void>) => ({ read: async (id: string) => (id === 'b' ? row('b', '1') : null), replace }) as unknown as Storage

  it('are written at once, but those that are known', async () => {
    const written: string[][] = []
    const taken = await bring(disk(async (rows) => void written.push(rows.map(({ match }) => match.id))), file)
    expect([written, taken]).toEqual([[['a', 'c']], { brought: { matches: 2, known: 1, beside: {} }, changed: ['a', 'c'] }])
  })

  it('are refused together where there is no room', async () => {
    const full = disk(() => Promise.reject(new DOMException('', 'QuotaExceededError')))
    await expect(bring(full, file)).rejects.toThrow(DOMException)
  })
})

describe('a size', () => {
  it('is written as each language writes it', () => {
    expect([size(1_440_000, 'en'), size(10_756_000_000, 'en')]).toEqual(['1.4 MB', '10.8 GB'])
    expect([size(1_440_000, 'fr'), size(10_756_000_000, 'fr')].map((each) => each.replace(/\s/, ' '))).toEqual(['1,4 Mo', '10,8 Go'])
  })
})

describe('why the disk refuses', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['QuotaExceededError', 'full'],
    ['ConstraintError', 'taken'],
    ['SecurityError', 'forbidden'],
    ['UnknownError', 'forbidden'],
    ['AbortError', 'failed'],
  ])('%s: %s', (name, why) => {
    vi.stubGlobal('indexedDB', {})
    expect(reason(new DOMException('', name))).toBe(why)
  })

  it('a browser without a disk forbids it', () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(reason(new TypeError())).toBe('forbidden')
  })
})

describe('who follows a match', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is whoever wants where the browser gives no locks, and nobody whose lock was taken', async () => {
    const request = (name: string) => vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', name)) } })
    const sat: boolean[] = []
    const sit = async (held: boolean) => void sat.push(held)
    request('SecurityError')
    await hold('m', false, sit)
    request('AbortError')
    await expect(hold('m', false, sit)).rejects.toThrow(DOMException)
    expect(sat).toEqual([true])
  })

  function page({ held = true, status = 204, body = '' } = {}) {
    const said: FromReferee[] = []
    const did: string[] = []
    let steal: (cause: Error) => void = () => {}
    const rounds = {
      door: { watch: (name: string) => (did.push(`watch ${name}`), ''), leave: (name: string) => void did.push(`leave ${name}`) },
      answer: async (ask: () => string) => (ask(), { status, type: '', body }),
      alone: async (act: () => unknown) => act(),
    } as unknown as Rounds
    const hold = (_: string, insist: boolean, sit: (held: boolean) => Promise<void>) =>
      Promise.race([sit(held || insist), new Promise<void>((_, fail) => (steal = fail))])
    const followers = new Followers(rounds, (message) => said.push(message), hold)
    return { followers, said, did, steal: () => steal(new Error('stolen')) }
  }
  const watch = { match: 'm', token: null, since: -1, lang: 'en' } as const

  it('is turned away while another page has it, and may insist', async () => {
    const { followers, said, did } = page({ held: false })
    followers.follow('one', watch, false)
    await soon()
    expect([said, did]).toEqual([[{ watcher: 'one', elsewhere: true }], ['leave one']])
    followers.follow('two', watch, true)
    await soon()
    expect(did.at(-1)).toBe('watch two')
  })

  it('hears that another page has taken it', async () => {
    const { followers, said, steal } = page()
    followers.follow('one', watch, false)
    await soon()
    steal()
    await soon()
    expect(said).toEqual([{ watcher: 'one', elsewhere: true }])
  })

  it('comes back at once in the same page', async () => {
    const { followers, said, did } = page()
    followers.follow('one', watch, false)
    await soon()
    followers.leave('one')
    followers.follow('two', watch, false)
    await soon()
    expect([said, did]).toEqual([[], ['watch one', 'leave one', 'watch two']])
  })

  it('takes the line up again when the match was written elsewhere', async () => {
    const { followers, said } = page()
    followers.follow('one', watch, false)
    await soon()
    followers.anew(['other'])
    expect(said).toEqual([])
    followers.anew(['m'])
    expect([said, followers.any]).toEqual([[{ watcher: 'one', elsewhere: false }], false])
  })

  it('is told why there is nothing to follow', async () => {
    const error = { error: { code: 'unknown-match', message: 'No such match.' } }
    const { followers, said } = page({ status: 404, body: JSON.stringify(error) })
    followers.follow('one', watch, false)
    await soon()
    expect(said).toEqual([{ watcher: 'one', message: error }, { watcher: 'one', elsewhere: false }])
  })
})

describe('the thinker', () => {
  const think = { match: 'm', job: 'job', seconds: 1, pause: 0 }
  afterEach(() => vi.useRealTimers())

  function minds() {
    const made: { said: ToThinker[]; ended: boolean; hear: (message: FromThinker) => void }[] = []
    const thinking = new Thinking((hear) => {
      const mind = { said: [] as ToThinker[], ended: false, hear }
      made.push(mind)
      return { post: (message) => void mind.said.push(message), end: () => void (mind.ended = true) }
    })
    return { thinking, made }
  }

  it('has one job after the other', async () => {
    const { thinking, made } = minds()
    const [one, two] = [thinking.think('a', think), thinking.think('b', think)]
    await soon()
    expect(made[0]?.said.length).toBe(1)
    made[0]?.hear({ id: 'a', found: 'best' })
    expect(await one).toBe('best')
    await soon()
    made[0]?.hear({ id: 'b', found: 'other' })
    expect(await two).toBe('other')
  })

  it('can be stopped', async () => {
    const { thinking, made } = minds()
    const [one, two] = [thinking.think('a', think), thinking.think('b', think)]
    await soon()
    thinking.stop('b')
    thinking.stop('a')
    expect(made[0]?.said.at(-1)).toEqual({ stop: 'a' })
    made[0]?.hear({ id: 'a', found: '' })
    expect([await one, await two]).toEqual(['', ''])
  })

  it('that hangs is replaced, and its job comes to nothing', async () => {
    vi.useFakeTimers()
    const { thinking, made } = minds()
    const one = thinking.think('a', think)
    await vi.advanceTimersByTimeAsync(120_000)
    expect([await one, made[0]?.ended]).toEqual(['', true])
    void thinking.think('b', think)
    await vi.advanceTimersByTimeAsync(1)
    expect(made.length).toBe(2)
  })
})
