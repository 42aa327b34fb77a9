import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Onward, PACE } from '../src/lib/onward.svelte'
import type { Action, Table } from '../src/lib/protocol'

const action = (notation: string): Action => ({ notation, verb: notation, args: {}, label: notation, final: true, preview: null })
const table = (ply: number, onward: string | null = 'proceed') => ({ ply, decision: { kind: 'seize-moment', prompt: '', rule: '', form: null, actions: [action('envelop'), action('proceed')], onward } }) as unknown as Table

describe('a table that goes on by itself', () => {
  let played: string[]
  let onward: Onward
  beforeEach(() => {
    vi.useFakeTimers()
    played = []
    onward = new Onward(({ notation }) => played.push(notation))
    onward.see(table(1, null), true)
  })

  it('takes the action that the game names, after a while', () => {
    onward.see(table(2), true)
    expect([onward.next?.notation, played]).toEqual(['proceed', []])
    vi.advanceTimersByTime(PACE)
    expect([onward.next, played]).toEqual([null, ['proceed']])
  })

  it('asks where the game names none', () => {
    onward.see(table(2, null), true)
    vi.advanceTimersByTime(2 * PACE)
    expect([onward.next, played]).toEqual([null, []])
  })

  it('asks whoever has only just come, or come back', () => {
    onward = new Onward(({ notation }) => played.push(notation))
    onward.see(table(7), true)
    vi.advanceTimersByTime(2 * PACE)
    expect(played).toEqual([])
    onward.see(table(8), true)
    vi.advanceTimersByTime(PACE)
    expect(played).toEqual(['proceed'])
  })

  it('waits when it is told to, and goes on at the next step', () => {
    onward.see(table(2), true)
    onward.stay(2)
    vi.advanceTimersByTime(2 * PACE)
    onward.see(table(2), true)
    vi.advanceTimersByTime(2 * PACE)
    expect(played).toEqual([])
    onward.see(table(3), true)
    vi.advanceTimersByTime(PACE)
    expect(played).toEqual(['proceed'])
  })

  it('does nothing twice: dice that were put away again are asked about', () => {
    onward.see(table(2), true)
    vi.advanceTimersByTime(PACE)
    onward.see(table(2), true)
    vi.advanceTimersByTime(2 * PACE)
    expect(played).toEqual(['proceed'])
  })

  it('holds still while the reader looks at something else', () => {
    onward.see(table(2), true)
    vi.advanceTimersByTime(PACE / 2)
    onward.see(table(2), false)
    vi.advanceTimersByTime(2 * PACE)
    expect([onward.next, played]).toEqual([null, []])
    onward.see(table(2), true)
    vi.advanceTimersByTime(PACE)
    expect(played).toEqual(['proceed'])
  })
})
