import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bars, percent } from '../src/lib/numbers'
import { fakeTable, refusal } from './fakes'

const odds = (playouts: number) => ({ playouts, counts: { won: { mean: 0.61, interval: [0.58, 0.64], values: [[0, 0.39], [1, 0.61]] } } })

describe('the odds of a fight', () => {
  const watching = async () => new (await import('../src/lib/odds.svelte')).OddsWatch()

  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const follow = (watch: Awaited<ReturnType<typeof watching>>, ply: number) => watch.follow('k3', ply, 0, 'secret')

  it('are refined until there are enough', async () => {
    let playouts = 0
    const calls = fakeTable(() => ({ body: { odds: odds((playouts += 6_000)), ply: 3 } }))
    const watch = await watching()
    void follow(watch, 3)
    await vi.runAllTimersAsync()
    expect([calls.length, watch.odds?.playouts]).toEqual([4, 24_000])
    await follow(watch, 3)
    expect(calls).toHaveLength(4)
  })

  it('are asked for once where there is no fight', async () => {
    const calls = fakeTable(() => ({ body: { odds: null, ply: 3 } }))
    const watch = await watching()
    void follow(watch, 3)
    await vi.runAllTimersAsync()
    await follow(watch, 3)
    expect([calls.length, watch.odds]).toEqual([1, null])
  })

  it('of an earlier ply are marked, and give way to the new ones', async () => {
    let ply = 3
    fakeTable(() => ({ body: { odds: odds(ply === 3 ? 20_000 : 21_000), ply } }))
    const watch = await watching()
    void follow(watch, 3)
    await vi.runAllTimersAsync()
    ply = 4
    void follow(watch, 4)
    expect([watch.stale, watch.odds?.playouts]).toEqual([true, 20_000])
    await vi.runAllTimersAsync()
    expect([watch.stale, watch.odds?.playouts]).toEqual([false, 21_000])
  })

  it('are not asked for by whoever moves on at once, nor when nobody looks', async () => {
    const calls = fakeTable(() => ({ body: { odds: odds(1_000), ply: 4 } }))
    const watch = await watching()
    void follow(watch, 3)
    void follow(watch, 4)
    await vi.advanceTimersByTimeAsync(300)
    expect([calls.length, watch.odds?.playouts]).toEqual([1, 1_000])
    watch.rest()
    await vi.runAllTimersAsync()
    expect([calls.length, watch.odds?.playouts]).toEqual([1, 1_000])
  })

  it('wait where the table is asked too much, and are left out where it refuses them', async () => {
    const answers = [refusal(429, 'too-many'), { body: { odds: odds(9_000), ply: 3 } }, refusal(404, 'not-found')]
    const calls = fakeTable(() => answers.shift() ?? expect.fail('asked after a refusal'))
    const watch = await watching()
    void follow(watch, 3)
    await vi.advanceTimersByTimeAsync(4_300)
    expect([calls.length, watch.odds?.playouts]).toEqual([2, 9_000])
    await vi.runAllTimersAsync()
    expect([calls.length, watch.odds]).toEqual([3, null])
  })
})

describe('figures', () => {
  it('never call certain what is not', () => {
    expect([0, 0.001, 0.006, 0.61, 0.999, 1].map((chance) => percent(chance, 'en'))).toEqual(['0%', '< 1%', '1%', '61%', '> 99%', '100%'])
    expect([0.0004, 0.9962, 0.9997].map((chance) => percent(chance, 'fr', 1).replace(/\s/g, ' '))).toEqual(['< 0,1 %', '99,6 %', '> 99,9 %'])
  })

  it('heap the tail of a distribution on its last bar', () => {
    const chances = bars([[0, 0.5], [2, 0.3], [7, 0.2]], 3)
    expect(chances.map(({ number, chance, beyond }) => [number, chance, beyond])).toEqual([[0, 0.5, false], [1, 0, false], [2, 0.3, false], [3, 0.2, true]])
  })
})
