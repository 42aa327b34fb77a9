import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Counsel } from '../src/lib/advice/counsel.svelte'
import { choiceOf } from '../src/lib/advice/choice'
import { Refusal, Unreachable } from '../src/lib/api'
import type { Decision, Hint, Outlook } from '../src/lib/protocol'

const prospect = (...things: string[]) => ({ text: 'Babylon can be retaken by 5 Force.', rule: null, things })
const hint: Hint = { action: 'a', label: 'A', chance: 0.5, moves: [], certainty: 'clear', sure: 'Clearly the best.', endings: [] }
const outlook = (ply: number): Outlook => ({ ply, threats: [{ ...prospect('area:babylon', 'area:susa'), safe: null }, { ...prospect('area:susa'), safe: null }], endings: [], all_tried: false })

/** What the table answers, when it is asked to. */
function asked<Found>() {
  const waiting: { answer: (found: Found) => void; refuse: (cause: Error) => void }[] = []
  const ask = () => new Promise<Found>((answer, refuse) => waiting.push({ answer, refuse }))
  return { ask, waiting, next: () => waiting.at(-1) ?? expect.fail('nothing was asked') }
}

let hints: ReturnType<typeof asked<Hint>>
let outlooks: ReturnType<typeof asked<Outlook>>
let counsel: Counsel
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  hints = asked()
  outlooks = asked()
  counsel = new Counsel({ hint: hints.ask, outlook: outlooks.ask })
})
afterEach(() => vi.useRealTimers())

describe('a hint', () => {
  it('is waited for on the card, and asked for once', async () => {
    const first = counsel.advise()
    expect([counsel.open, counsel.thinking]).toEqual(['hint', true])
    expect(await counsel.advise()).toBeNull()
    hints.next().answer(hint)
    expect([await first, counsel.thinking]).toEqual([hint, false])
    expect([await counsel.advise(), hints.waiting.length]).toEqual([hint, 1])
  })

  it('that comes after the card was closed is not shown', async () => {
    const late = counsel.advise()
    counsel.close()
    hints.next().answer(hint)
    expect([await late, counsel.open, counsel.hint]).toEqual([null, null, null])
  })

  it('that is refused says why, and can be asked for again', async () => {
    const refused = counsel.advise()
    hints.next().refuse(new Refusal('busy', 'Too much is going on.', 503))
    expect([await refused, counsel.problem, counsel.thinking]).toEqual([null, 'Too much is going on.', false])
    void counsel.advise()
    expect([counsel.problem, hints.waiting.length]).toEqual([null, 2])
  })

  it('is waited for where the table is asked too much or out of reach', async () => {
    const patient = counsel.advise()
    for (const cause of [new Refusal('too-many', 'Too many.', 429), new Unreachable('gone')]) {
      hints.next().refuse(cause)
      await settle()
      expect([counsel.problem, counsel.thinking]).toEqual([null, true])
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect(hints.waiting).toHaveLength(3)
    hints.next().answer(hint)
    expect([await patient, counsel.thinking]).toEqual([hint, false])
  })

  it('is not asked for again once the card is closed', async () => {
    const left = counsel.advise()
    hints.next().refuse(new Unreachable('gone'))
    counsel.close()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([await left, hints.waiting.length]).toEqual([null, 1])
  })

  it('gives way to the threats, and they to it', async () => {
    void counsel.advise()
    counsel.switch()
    hints.next().answer(hint)
    await settle()
    expect([counsel.open, counsel.hint]).toEqual(['threats', null])
    void counsel.advise()
    expect(counsel.open).toBe('hint')
  })
})

describe('the threats', () => {
  it('mark each thing once, and nothing when they are closed', async () => {
    counsel.switch()
    void counsel.watch(4)
    outlooks.next().answer(outlook(4))
    await settle()
    expect(counsel.threatened).toEqual(['area:babylon', 'area:susa'])
    counsel.look(prospect('area:tyre'))
    counsel.switch()
    expect([counsel.open, counsel.threatened, counsel.lit]).toEqual([null, [], []])
  })

  it('are asked for anew at every ply, and of a ply gone by they are pale until then', async () => {
    counsel.switch()
    void counsel.watch(4)
    outlooks.next().answer(outlook(4))
    await settle()
    void counsel.watch(4)
    expect(outlooks.waiting).toHaveLength(1)
    void counsel.watch(5)
    void counsel.watch(6)
    expect(counsel.stale).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    expect(outlooks.waiting).toHaveLength(2)
    outlooks.next().answer(outlook(6))
    await settle()
    expect([counsel.stale, counsel.outlook?.ply]).toEqual([false, 6])
  })

  it('of another ply than the one that was asked about are not taken', async () => {
    counsel.switch()
    void counsel.watch(4)
    outlooks.next().answer(outlook(5))
    await settle()
    expect(counsel.outlook).toBeNull()
  })

  it('wait where the table is asked too much or out of reach, and say why they do not come', async () => {
    counsel.switch()
    void counsel.watch(4)
    for (const cause of [new Refusal('too-many', 'Too many.', 429), new Unreachable('gone')]) {
      outlooks.next().refuse(cause)
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect([outlooks.waiting.length, counsel.problem]).toEqual([3, null])
    outlooks.next().refuse(new Refusal('no-hints', 'This seat plays without hints.', 409))
    await settle()
    expect([counsel.problem, counsel.thinking]).toEqual(['This seat plays without hints.', false])
  })
})

describe('a move that is advised', () => {
  const decision = (more: Partial<Decision>): Decision => ({ kind: '', prompt: '', rule: '', actions: [], form: null, onward: null, ...more })
  const listed = { notation: 'take lyre', verb: 'take', args: { card: 'lyre' }, label: 'Take the lyre', final: true, preview: { gain: 2 } }

  it('is the choice of the list', () => {
    expect(choiceOf({ action: 'take lyre', label: 'lyre' }, decision({ actions: [listed] }))).toBe(listed)
    expect(choiceOf({ action: 'take horse', label: 'horse' }, decision({ actions: [listed] }))).toBeNull()
    expect(choiceOf({ action: 'take lyre', label: 'lyre' }, null)).toBeNull()
  })

  it('is the answer of a form, where there is no list', () => {
    const form = { verb: 'allot', boxes: ['a', 'b'], total: 3, start: [], final: true }
    expect(choiceOf({ action: 'allot 1 2', label: 'one and two' }, decision({ form }))).toMatchObject({ notation: 'allot 1 2', verb: 'allot', final: true, preview: null })
    expect(choiceOf({ action: 'march', label: 'march' }, decision({ form }))).toBeNull()
  })
})
