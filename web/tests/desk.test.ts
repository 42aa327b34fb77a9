import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Desk, type Doubt } from '../src/lib/desk.svelte'
import { type Places, RIPE, Standing } from '../src/lib/standing'

const action = (notation: string) => ({ notation, verb: notation.split(' ')[0] ?? '', args: {}, label: notation, final: false, preview: null })
const [buy, sell] = [action('buy'), action('sell')]
const box = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10 })

let time: number
let page: Places
let played: string[]
let doubts: Record<string, Doubt>

const click = (x: number) => ({ timeStamp: time, clientX: x, clientY: 5, detail: 1, pointerType: 'mouse' }) as unknown as MouseEvent
const tap = (x: number) => ({ ...click(x), pointerType: 'touch' }) as unknown as MouseEvent
const enter = () => ({ timeStamp: time, detail: 0 }) as unknown as KeyboardEvent

function desk(): Desk {
  const made = new Desk(
    { play: ({ notation }) => played.push(notation), doubt: ({ notation }) => doubts[notation] ?? null, names: (said) => ('notation' in said ? [`card:${said.notation}`] : []) },
    new Standing(() => page, () => time),
  )
  made.turn('what to trade')
  time += RIPE
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
  time = 1000
  page = { spots: new Map([['buy', [box(0)]], ['sell', [box(20)]]]), focused: null }
  played = []
  doubts = {}
})

describe('a click', () => {
  it('counts once the action has been there for a while', () => {
    const table = desk()
    table.turn('another question')
    table.take(buy, click(5))
    time += RIPE - 1
    table.take(buy, click(5))
    expect(played).toEqual([])
    time += 1
    table.take(buy, click(5))
    expect(played).toEqual(['buy'])
  })

  it('counts at once on what stood there before, and is never the second half of a double click', () => {
    const table = desk()
    table.take(buy, click(5))
    table.turn('what to trade')
    time += 50
    table.take(buy, click(5))
    expect(played).toEqual(['buy'])
    table.take(sell, click(25))
    expect(played).toEqual(['buy', 'sell'])
  })

  it('does not count on what has slid under the pointer', () => {
    const table = desk()
    table.take(buy, click(5))
    table.turn('what to trade')
    table.take(sell, click(5)) // it stood at 20 before
    expect(played).toEqual(['buy'])
  })

  it('does not count on what came with the change before, however often the page changes', () => {
    const table = desk()
    page = { spots: new Map([['sell', [box(20)]]]), focused: null }
    table.turn('what to trade')
    time += 50
    page = { spots: new Map([['buy', [box(0)]], ['sell', [box(20)]]]), focused: null }
    table.turn('what to trade')
    time += 50
    table.take(buy, click(5))
    expect(played).toEqual([])
    table.take(sell, click(25))
    expect(played).toEqual(['sell'])
  })

  it('does not count where another question has the same answer in the same place', () => {
    const table = desk()
    table.take(buy, click(5))
    table.turn('what to keep')
    time += 100
    table.take(sell, click(25))
    expect(played).toEqual(['buy'])
  })

  it('of a key counts on what had the focus before', () => {
    const table = desk()
    page = { ...page, focused: 'sell' }
    table.take(buy, click(5))
    table.turn('what to trade')
    table.take(buy, enter())
    expect(played).toEqual(['buy'])
    table.take(sell, enter())
    expect(played).toEqual(['buy', 'sell'])
  })
})

describe('a finger', () => {
  it('shows first and takes with the second tap, whatever there is to show', () => {
    const table = desk()
    table.tap(buy, tap(5))
    expect([played, table.shown, table.armed]).toEqual([[], buy, 'buy'])
    table.tap(sell, tap(25))
    expect([played, table.shown, table.armed]).toEqual([[], sell, 'sell'])
    table.tap(sell, tap(25))
    expect([played, table.shown, table.armed]).toEqual([['sell'], null, null])
  })

  it('begins anew with each question', () => {
    const table = desk()
    table.tap(buy, tap(5))
    table.turn('what to trade')
    time += RIPE
    table.tap(buy, tap(5))
    expect(played).toEqual([])
  })
})

describe('a doubt', () => {
  it('asks before the action is taken, and a double click is no answer', () => {
    const table = desk()
    doubts = { buy: 'sure-final' }
    table.take(buy, click(5))
    time += 50
    table.take(buy, click(5))
    expect([played, table.asked, table.shown]).toEqual([[], { action: buy, doubt: 'sure-final' }, buy])
    time += RIPE
    table.take(buy, click(5))
    expect([played, table.asked, table.shown]).toEqual([['buy'], null, null])
  })

  it('can be answered with not yet, and ends with the question', () => {
    const table = desk()
    doubts = { buy: 'sure-all', sell: 'sure-all' }
    table.take(buy, click(5))
    table.spare()
    expect([table.asked, table.shown]).toEqual([null, null])
    time += RIPE
    table.take(sell, click(25))
    expect(table.asked?.action).toBe(sell)
    table.turn('what to keep')
    expect([played, table.asked]).toEqual([[], null])
  })

  it('is what the first tap of a finger shows', () => {
    const table = desk()
    doubts = { buy: 'sure-leaving' }
    table.tap(buy, tap(5))
    expect([played, table.asked?.doubt, table.armed]).toEqual([[], 'sure-leaving', null])
    time += RIPE
    table.tap(buy, tap(5))
    expect(played).toEqual(['buy'])
  })
})

it('what is shown names its things', () => {
  const table = desk()
  table.show(buy)
  expect(table.pointed).toEqual(['card:buy'])
  table.show(null)
  expect(table.pointed).toEqual([])
})

it('a question is fresh for as long as a click on it does not count', () => {
  const table = desk()
  table.turn('what to keep')
  expect(table.fresh).toBe(true)
  vi.advanceTimersByTime(RIPE)
  expect(table.fresh).toBe(false)
})
