import { describe, expect, it, vi } from 'vitest'
import type { Change, Row, Told, Why } from '../src/site/messages'
import { type Door, Rounds } from '../src/site/rounds'

const line = (ply: number): Change => ({ line: { match: 'm', ply, text: `line ${ply}` } })
const answered = (id: string, body = ''): Told => ({ id, status: 200, type: 'text/plain', body })

/** A door that tells what it was given, and everything around it; `log` has what happened, in its order. */
function house(told: Partial<Record<keyof Door, Told[]>>, { why = null as Why | null, found = 'best' } = {}) {
  const log: string[] = []
  const next = (name: keyof Door, what: string) => {
    log.push(`${name} ${what}`.trim())
    const one = told[name]?.shift()
    return one ? JSON.stringify(one) : ''
  }
  const driven = { wanted: true }
  const door: Door = {
    answer: (call) => next('answer', call),
    learn: (match, row) => void next('learn', `${match} ${row}`),
    kept: (id) => next('kept', id),
    lost: (id, reason) => next('lost', `${id} ${reason}`),
    thought: (id, result) => next('thought', `${id} ${result}`),
    watch: (watcher) => next('watch', watcher),
    leave: (watcher) => void next('leave', watcher),
    news: () => JSON.stringify({ page: log.includes('kept a') ? [{ news: [] }] : [] }),
    due: () => next('due', ''),
    wanted: () => driven.wanted,
    forget: (match) => void next('forget', match),
    judge: (text) => next('judge', text),
  }
  const rounds = new Rounds(
    door,
    {
      read: async (match) => (log.push(`read ${match}`), { match: { id: match, created: 0 }, lines: [] }) satisfies Row,
      write: async (changes) => (log.push(`write ${changes.length}`), why),
    },
    { think: async (id) => (log.push(`think ${id}`), found), stop: (id) => log.push(`stop ${id}`) },
    { tell: (watcher) => log.push(`tell ${watcher}`), changed: (matches) => log.push(`changed ${matches}`) },
  )
  return { rounds, log, driven, did: () => log.filter((each) => each !== 'due') }
}

describe('a call', () => {
  it('is answered at once where nothing is needed', async () => {
    const { rounds, did } = house({ answer: [answered('a', 'so')] })
    expect(await rounds.answer(() => rounds.door.answer('a'))).toEqual({ status: 200, type: 'text/plain', body: 'so' })
    expect(did()).toEqual(['answer a'])
  })

  it('is asked again once its matches were read', async () => {
    const { rounds, did } = house({ answer: [{ id: 'a', read: ['m', 'n'] }, answered('a')] })
    await rounds.answer(() => rounds.door.answer('a'))
    expect(did().filter((each) => !each.startsWith('learn'))).toEqual(['answer a', 'read m', 'read n', 'answer a'])
  })

  it('is told to nobody before it is stored', async () => {
    const { rounds, did } = house({ answer: [{ id: 'a', write: [line(3), line(4)] }], kept: [answered('a')] })
    await rounds.answer(() => rounds.door.answer('a'))
    expect(did()).toEqual(['answer a', 'write 2', 'changed m', 'kept a', 'tell page'])
  })

  it('that cannot be stored is refused, and nobody hears of it', async () => {
    const { rounds, did } = house({ answer: [{ id: 'a', write: [line(3)] }], lost: [{ ...answered('a'), status: 503 }] }, { why: 'full' })
    expect((await rounds.answer(() => rounds.door.answer('a'))).status).toBe(503)
    expect(did()).toEqual(['answer a', 'write 1', 'lost a full'])
  })

  it('waits until what was begun has been stored', async () => {
    const { rounds, did } = house({ answer: [{ id: 'a', write: [line(3)] }, answered('b')], kept: [answered('a')] })
    await Promise.all([rounds.answer(() => rounds.door.answer('a')), rounds.answer(() => rounds.door.answer('b'))])
    expect(did().indexOf('answer b')).toBeGreaterThan(did().indexOf('kept a'))
  })

  it('leaves the door free while it is thought about', async () => {
    const think = { match: 'm', job: 'job', seconds: 1, pause: 0 }
    const { rounds, did } = house({ answer: [{ id: 'a', think }, answered('b')], thought: [answered('a', 'hint')] })
    const [hint] = await Promise.all([rounds.answer(() => rounds.door.answer('a')), rounds.answer(() => rounds.door.answer('b'))])
    expect(hint.body).toBe('hint')
    expect(did().indexOf('answer b')).toBeLessThan(did().indexOf('thought a best'))
  })
})

describe('a bot', () => {
  const due = (): Told => ({ id: 'bot:m', think: { match: 'm', job: 'job', seconds: 1, pause: 0 } })
  const soon = (check: () => void) => vi.waitFor(check, 30_000)

  it('thinks when it is due, and its move is stored', async () => {
    const { rounds, did } = house({ due: [due()], thought: [{ id: 'bot:m', write: [line(5)] }], kept: [answered('bot:m')] })
    await rounds.look()
    await soon(() => expect(did()).toEqual(['think bot:m', 'thought bot:m best', 'write 1', 'changed m', 'kept bot:m']))
  })

  it('is followed by the next', async () => {
    const { rounds, did } = house({ due: [due(), due()], thought: [answered('bot:m'), answered('bot:m')] })
    await rounds.look()
    await soon(() => expect(did().filter((each) => each === 'thought bot:m best').length).toBe(2))
  })

  it('is relieved by another that is asked in its place', async () => {
    const { rounds, did } = house({ due: [due()], thought: [due(), answered('bot:m')] }, { found: '' })
    await rounds.look()
    await soon(() => expect(did()).toEqual(['think bot:m', 'thought bot:m', 'think bot:m', 'thought bot:m']))
  })

  it('is stopped when its move is no longer wanted', async () => {
    const { rounds, did, driven } = house({ due: [due()], thought: [answered('bot:m')], answer: [answered('a')] })
    await rounds.look()
    driven.wanted = false
    await rounds.answer(() => rounds.door.answer('a'))
    expect(did()).toContain('stop bot:m')
  })
})
