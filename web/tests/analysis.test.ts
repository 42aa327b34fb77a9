import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { before, chances, columnOf, costly, points, swings } from '../src/lib/analysis/story'
import type { Analysis, Judged } from '../src/lib/protocol'
import { fakeTable, refusal } from './fakes'

const judged = (ply: number, loss: number): Judged => ({ ply, seat: ply % 2, label: `Move ${ply}`, best: null, loss, luck: 0, before: 0.5, after: 0.5 })
const story = (more: Partial<Analysis> = {}): Analysis => ({
  sides: ['Anna', 'Bruno'], plies: [0, 1, 2, 5, 6], own: [[0.5, 0.6, 0.4, 0.7, 1], [0.5, 0.3, 0.5, 0.2, 0]], mean: [[0.5, 0.5, 0.5, 0.8, 1], [0.5, 0.5, 0.5, 0.2, 0]],
  moves: [], answered: [], spent: [], turning: [], unused: [[], []], depth: '', ...more,
})

describe('an explained match', () => {
  it('has a column for each ply that stands, with every seat’s chance', () => {
    expect(chances(story(), 'own')[1]).toEqual([0.6, 0.3])
    expect(chances(story(), 'mean')[1]).toEqual([0.5, 0.5])
    expect(chances(story(), 'own')).toHaveLength(5)
  })

  it('is looked at where a ply stands, or before what was taken back', () => {
    expect([0, 2, 3, 4, 5, 99, -1].map((ply) => columnOf(story(), ply))).toEqual([0, 2, 2, 2, 3, 4, 0])
    expect([1, 5, 6].map((ply) => before(story(), ply))).toEqual([0, 2, 5])
  })

  it('names the dearest moves as they came, and no trifles', () => {
    const moves = [judged(1, 0.02), judged(2, 0.1), judged(3, 0.3), ...Array.from({ length: 20 }, (_, i) => judged(10 + i, 0.04 + i / 1000))]
    const dear = costly(story({ moves }))
    expect(dear).toHaveLength(12)
    expect(dear.map(({ ply }) => ply)).toEqual([2, 3, ...Array.from({ length: 10 }, (_, i) => 20 + i)])
  })

  it('names the rolls and draws that moved a chance most, with the seat that felt it most', () => {
    const answered = [0.2, -0.01, 0.05].map((luck, i) => ({ ply: i + 1, seat: 0, label: 'Draw', text: `Card ${i}.`, luck: [luck, -2 * luck] }))
    expect(swings(story({ answered }))).toEqual([
      { ply: 1, seat: 1, label: 'Draw', note: 'Card 0.', change: -0.4 },
      { ply: 3, seat: 1, label: 'Draw', note: 'Card 2.', change: -0.1 },
    ])
  })

  it('writes differences with their sign', () => {
    expect([0.124, -0.05, 0.004, -0.004].map((each) => points(each, 'en'))).toEqual(['+12', '−5', '0', '0'])
  })
})

describe('a match on its way to being explained', () => {
  const explaining = async () => new (await import('../src/lib/analysis/explaining.svelte')).Explaining()

  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked for until it is there', async () => {
    const answers = [{ status: 202, body: { done: 0, of: 9 } }, { status: 202, body: { done: 4, of: 9 } }, refusal(429, 'too-many'), { body: story() }]
    const calls = fakeTable(() => answers.shift() ?? expect.fail('asked after the answer'))
    const watch = await explaining()
    void watch.follow('k3', 'en')
    await vi.advanceTimersByTimeAsync(1_500)
    expect([watch.progress, watch.story]).toEqual([{ done: 4, of: 9 }, null])
    await vi.runAllTimersAsync()
    expect([calls.length, watch.story?.sides]).toEqual([4, ['Anna', 'Bruno']])
    expect(calls[0]?.path).toBe('/api/matches/k3/analysis?lang=en')
  })

  it('is not asked for by whoever has left', async () => {
    const calls = fakeTable(() => ({ status: 202, body: { done: 1, of: 9 } }))
    const watch = await explaining()
    void watch.follow('k3', 'en')
    await vi.advanceTimersByTimeAsync(500)
    watch.rest()
    await vi.runAllTimersAsync()
    expect([calls.length, watch.progress]).toEqual([1, { done: 1, of: 9 }])
  })

  it('says why it is not explained', async () => {
    fakeTable(() => refusal(409, 'not-over'))
    const watch = await explaining()
    await watch.follow('k3', 'en')
    expect([watch.problem, watch.story]).toEqual(['not-over.', null])
  })
})
