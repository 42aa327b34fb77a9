import { describe, expect, it } from 'vitest'
import { lastTurn, moverOf } from '../src/lib/motion/turns'
import type { Table } from '../src/lib/protocol'
import { told } from './fakes'

const line = (ply: number, seat: number | null, kind = 'moved') => ({ ...told(ply), seat, kind })
const seats = [{}, {}] as unknown as Table['seats']
const journal = [line(1, 0), line(1, 1, 'turn'), line(2, 1), line(2, null, 'turned-up'), line(3, 1), line(3, 0, 'split'), line(4, 1), line(4, 0, 'turn')]
const plies = (seat: number | null) => lastTurn({ ply: 4, journal, seat, seats }).map(({ ply }) => ply)

describe('whose line it was', () => {
  it('is told first, whoever else the line is about', () => {
    expect([1, 2, 3, 4, 5].map((ply) => moverOf({ ply, journal, seats }))).toEqual([0, 1, 1, 1, null])
  })

  it('tells where the turn of the others begins, though it ended with one’s own name', () => {
    expect(plies(0)).toEqual([2, 2, 3, 3, 4, 4])
    expect(plies(1)).toEqual([])
  })

  it('tells a spectator when somebody else moved last', () => {
    expect(plies(null)).toEqual([2, 2, 3, 3, 4, 4])
  })
})
