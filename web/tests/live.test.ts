import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow } from '../src/lib/frames'
import { Live } from '../src/lib/live.svelte'
import { type Answering, type Call, FakeLine, fakeTable, frameAt, refusal, tableAt, told } from './fakes'

const journal = (ply: number) => Array.from({ length: ply + 1 }, (_, each) => told(each))

describe('a table that is followed', () => {
  const table = tableAt(3, { journal: journal(3) })
  const plies = (last: ReturnType<typeof follow>) => last?.at(-1)?.journal.map(({ ply }) => ply)

  it('is there after each line', () => {
    const tables = follow(table, [frameAt(4), frameAt(5, { waiting: [1] })])
    expect(tables?.map(({ ply, view, waiting }) => [ply, view, waiting])).toEqual([[4, { after: 4 }, [0]], [5, { after: 5 }, [1]]])
    expect(plies(tables)).toEqual([0, 1, 2, 3, 4, 5])
    expect(tables?.at(-1)).not.toHaveProperty('since')
  })

  it('goes back where a move was taken back', () => {
    expect(plies(follow(table, [frameAt(4, { since: 2, journal: [] })]))).toEqual([0, 1, 2])
    expect(plies(follow(table, [frameAt(4, { since: 2, journal: [] }), frameAt(5, { since: 1, journal: [] }), frameAt(6, { since: 1 })]))).toEqual([0, 1, 6])
  })

  it('passes over what it has, and notices what is missing', () => {
    expect(follow(table, [frameAt(2), frameAt(3)])).toEqual([])
    expect(follow(table, [frameAt(3), frameAt(4)])?.length).toBe(1)
    expect(follow(table, [frameAt(5)])).toBeNull()
    expect(follow(table, [frameAt(4), frameAt(6)])).toBeNull()
  })
})

describe('a live line', () => {
  let calls: Call[]

  function connected(answer: Answering = () => refusal(503, 'down')) {
    calls = fakeTable(answer)
    const live = new Live('k3', 'secret', 'en')
    const line = newest()
    line.onopen()
    line.say({ table: tableAt(3, { journal: journal(3) }) })
    return { live, line }
  }
  const newest = () => FakeLine.all.at(-1) ?? expect.fail('there is no line')
  const reconnected = async () => {
    await vi.runOnlyPendingTimersAsync()
    newest().onopen()
    return newest()
  }

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows the newest at once and keeps each step', async () => {
    const { live, line } = connected()
    expect([line.sent, live.table?.ply]).toEqual([[{ token: 'secret', since: -1 }], 3])
    line.say({ news: [frameAt(4), frameAt(5)] })
    expect([live.table?.ply, live.steps.map(({ ply }) => ply), live.steps.at(-1) === live.table]).toEqual([5, [4, 5], true])
    expect(live.table?.match).toBe('k3')
  })

  it('hears who comes and goes', async () => {
    const { live, line } = connected()
    const seats = [{ name: 'Ada', kind: 'link' as const, bot: null, level: null, hints: true, claimed: true, online: false, trouble: null }]
    line.say({ seats })
    expect([live.table?.ply, live.table?.seats]).toEqual([3, seats])
  })

  it('is taken up again from the table at hand', async () => {
    const { live, line } = connected()
    line.say({ news: [frameAt(4)] })
    line.close()
    const again = await reconnected()
    expect([again === line, again.sent]).toEqual([false, [{ token: 'secret', since: 4 }]])
    again.say({ news: [frameAt(5), frameAt(6)] })
    expect([live.table?.ply, live.online, calls]).toEqual([6, true, []])
  })

  it('that cannot be taken up again is asked for by a call', async () => {
    let answer = refusal(503, 'down')
    const { live, line } = connected(() => answer)
    line.close()
    await vi.runOnlyPendingTimersAsync()
    newest().close()
    await vi.advanceTimersByTimeAsync(10)
    expect([live.online, calls.length]).toEqual([false, 1])
    answer = refusal(404, 'unknown-match')
    await vi.runOnlyPendingTimersAsync()
    newest().close()
    await vi.advanceTimersByTimeAsync(10)
    expect([live.broken?.code, calls.length]).toEqual(['unknown-match', 2])
  })

  it('that is turned away calls no more until the reader wants it', async () => {
    const { live, line } = connected()
    line.say({ error: { code: 'too-many', message: 'This seat is open on too many screens.' } })
    line.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([FakeLine.all.length, live.turnedAway, live.table?.ply, calls]).toEqual([1, 'This seat is open on too many screens.', 3, []])
    live.comeBack()
    newest().onopen()
    newest().say({ news: [frameAt(4)] })
    expect([FakeLine.all.length, live.turnedAway, live.table?.ply]).toEqual([2, null, 4])
  })

  it('asks anew where a line is missing', async () => {
    const { live, line } = connected()
    line.say({ news: [frameAt(6)] })
    expect([live.table?.ply, line.readyState]).toEqual([3, 3])
    const again = await reconnected()
    expect(again.sent).toEqual([{ token: 'secret', since: 3 }])
    again.say({ table: tableAt(6) })
    expect(live.table?.ply).toBe(6)
  })

  it('believes the table that the server has, be it an older one', async () => {
    const { live, line } = connected()
    line.close()
    const again = await reconnected()
    again.say({ table: tableAt(2) })
    again.say({ news: [frameAt(3, { view: 'another' })] })
    expect([live.table?.ply, live.table?.view]).toEqual([3, 'another'])
  })

  it('brings the move that was answered briefly', async () => {
    const { live, line } = connected(() => ({ body: { ply: 4 } }))
    const made = live.play('pass')
    await vi.advanceTimersByTimeAsync(100)
    expect([calls.map(({ path }) => path), live.busy, live.table?.ply]).toEqual([['/api/matches/k3/moves?lang=en&brief=true'], true, 3])
    line.say({ news: [frameAt(4)] })
    await made
    expect([live.busy, live.table?.ply, calls.length]).toEqual([false, 4, 1])
  })

  it('may be quicker than the answer', async () => {
    const { live, line } = connected(() => ({ body: { ply: 4 } }))
    const undone = live.undo()
    line.say({ news: [frameAt(4, { since: 2, journal: [] })] })
    await undone
    expect([live.busy, live.table?.ply, live.table?.journal.length]).toEqual([false, 4, 3])
  })

  it('that stays silent after a move is not waited for', async () => {
    const { live } = connected(({ path }) => ({ body: path.includes('brief') ? { ply: 4 } : tableAt(4) }))
    const made = live.play('pass')
    await vi.runOnlyPendingTimersAsync()
    await made
    expect([live.busy, live.table?.ply, calls.length]).toEqual([false, 4, 2])
  })

  it('that is broken lets moves be answered in full', async () => {
    const { live, line } = connected(() => ({ body: tableAt(4) }))
    line.close()
    await live.play('pass')
    expect(calls.at(-1)?.path).toBe('/api/matches/k3/moves?lang=en&brief=false')
    expect(live.table?.ply).toBe(4)
  })
})
