import { describe, expect, it } from 'vitest'
import { columnAt, columns, dashes, marked, scaled, stepped, way } from '../src/lib/ending/curve'
import type { Ending } from '../src/lib/protocol'

const verdict: Ending['spectator'] = { kind: 'seen', text: '', reason: '', notes: [] }
const ending = (start: number[], ...turns: number[][]): Ending => ({
  sides: start.map((_, side) => `side ${side}`), spectator: verdict, seats: [], rows: [], totals: turns.at(-1) ?? start, caption: '', unit: 'Points', start,
  turns: turns.map((points, turn) => ({ name: `Turn ${turn + 1}`, ply: turn * 3 + 2, points })), turning: [],
})
const frame = { width: 344, height: 134 }

describe('the curve of points', () => {
  it('leads from the start to the end, each turn as wide as the others', () => {
    const story = ending([0, 0], [4, 0], [4, 10])
    expect(columns(story)).toEqual([[0, 0], [4, 0], [4, 10]])
    const { x, y, ticks } = scaled(columns(story), frame)
    expect([x(1) - x(0), x(2) - x(1)]).toEqual([150, 150])
    expect([y(10), y(0)]).toEqual([10, 110])
    expect(ticks).toEqual([0, 10])
    expect(way(columns(story), 1, { x, y, ticks })).toBe('M34.0 110.0L184.0 110.0L334.0 10.0')
  })

  it('has room for points below nothing', () => {
    const { y, ticks } = scaled(columns(ending([0], [-5], [5])), frame)
    expect(ticks).toEqual([-5, 0, 5])
    expect(y(0)).toBe((y(-5) + y(5)) / 2)
  })

  it('is gone along by keys and by the pointer, and never left', () => {
    const story = ending([0], [1], [2], [3])
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'].map((key) => stepped(3, 3, key))).toEqual([2, 3, 0, 3, null])
    expect([-50, 34, 140, 900].map((left) => columnAt(columns(story), left, frame))).toEqual([0, 0, 1, 3])
  })

  it('marks every turn of a short match, some of a long one, and always the last', () => {
    expect(marked(columns(ending([0], [1], [2])))).toEqual([0, 1, 2])
    const long = marked(columns(ending([0], ...Array.from({ length: 100 }, (_, i) => [i]))))
    expect([long.length <= 30, long.at(-1)]).toEqual([true, 100])
  })

  it('tells sides apart without colour', () => {
    expect(new Set(Array.from({ length: 8 }, (_, side) => dashes(side))).size).toBe(8)
  })
})
