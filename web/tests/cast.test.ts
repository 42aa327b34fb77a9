import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matching } from '../src/lib/lots'
import type { Answer } from '../src/lib/protocol'
import { type Call, fakeTable, refusal, tableAt } from './fakes'

interface Sent {
  action: string
  answers?: Answer[]
}

const FACES = [{ name: 'phalanx', label: 'Phalanx', left: 2 }]
const ask = (answers: Answer[]) => ({ status: 202, body: { ask: answers.length === 0 ? { kind: 'die', sides: 6 } : { kind: 'draw', faces: FACES }, for: 'order', text: '?', answers, journal: [] } })

describe('a move at a real table', () => {
  let calls: Call[]
  const sent = () => calls.map(({ body }) => (body as Sent).answers ?? [])

  /** The move asks for a die, then for a draw. */
  async function seated() {
    calls = fakeTable(({ body }) => {
      const { answers = [] } = body as Sent
      if (answers[0] === 7 || (answers[1] ?? 'phalanx') !== 'phalanx') return refusal(422, 'bad-answer')
      return answers.length < 2 ? ask(answers) : { body: tableAt(4) }
    })
    const { Live } = await import('../src/lib/live.svelte')
    const live = new Live('k3', 'secret', 'en')
    live.table = tableAt(3)
    await live.play('scout chaeronea')
    return live
  }

  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('asks for one answer after the other, and is made with the last', async () => {
    const live = await seated()
    expect(live.casting?.wanted.ask).toEqual({ kind: 'die', sides: 6 })
    await live.answer(3)
    expect([live.casting?.wanted.ask.kind, live.table?.ply]).toEqual(['draw', 3])
    await live.answer('phalanx')
    expect([live.casting, live.table?.ply]).toEqual([null, 4])
    expect(sent()).toEqual([[], [3], [3, 'phalanx']])
  })

  it('takes the last answer away, and the move with the first', async () => {
    const live = await seated()
    await live.answer(3)
    await live.unanswer()
    expect(live.casting?.wanted.answers).toEqual([])
    await live.unanswer()
    expect([live.casting, live.table?.ply]).toEqual([null, 3])
    expect(sent()).toEqual([[], [3], []])
  })

  it('keeps the question open after an impossible answer', async () => {
    const live = await seated()
    await live.answer(7)
    expect([live.refused, live.casting?.wanted.answers]).toEqual(['bad-answer.', []])
    await live.answer(2)
    expect([live.refused, live.casting?.wanted.answers]).toEqual([null, [2]])
  })

  it('is cancelled without a trace', async () => {
    const live = await seated()
    live.uncast()
    await live.answer(3)
    expect([live.casting, live.table?.ply, sent()]).toEqual([null, 3, [[]]])
  })
})

describe('a long list of lots', () => {
  const cards = ['Javelin Throwers', 'Éclaireur', 'Persian Archers', 'Archers'].map((label) => ({ name: label, label, left: 1 }))
  const found = (sought: string) => matching(cards, sought).map(({ label }) => label)

  it('is searched without accents and capitals, and what begins so comes first', () => {
    expect(found('archers')).toEqual(['Archers', 'Persian Archers'])
    expect(found(' ECLAIR')).toEqual(['Éclaireur'])
    expect(found('horse')).toEqual([])
  })

  it('stands in its own order before anything is sought', () => {
    expect(found('')).toEqual(cards.map(({ label }) => label))
  })
})
