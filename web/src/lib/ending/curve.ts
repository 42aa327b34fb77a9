// What all sides had, column by column, as lines in a drawing of a given size.
import type { Ending } from '../protocol'

export interface Frame {
  width: number
  height: number
}

export interface Scaled {
  x: (column: number) => number
  y: (points: number) => number
  /** the figures at the side */
  ticks: number[]
}

const LEFT = 34
const RIGHT = 10
const TOP = 10
const BOTTOM = 24
/** in a longer match not every turn has a mark */
const MARKED = 30

/** Each side's line is dashed its own way, so that colour is not needed to tell them apart. */
const DASHES = ['', '9 4', '3 4', '12 4 3 4', '16 5', '6 3 2 3 2 3', '2 2', '20 4 2 4']
export const dashes = (side: number): string => DASHES[side % DASHES.length] ?? ''

/** What every side had at the start, and after each turn. */
export const columns = ({ start, turns }: Ending): number[][] => [start, ...turns.map(({ points }) => points)]

/** `ticks`: the figures at the side, from the lowest to the highest, where they are given. */
export function scaled(told: number[][], { width, height }: Frame, ticks?: number[]): Scaled {
  const points = ticks ?? [0, 1, ...told.flat()]
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const across = (width - LEFT - RIGHT) / Math.max(1, told.length - 1)
  return {
    x: (column) => LEFT + column * across,
    y: (value) => height - BOTTOM - ((value - low) * (height - BOTTOM - TOP)) / (high - low),
    ticks: ticks ?? [...new Set([low, 0, high])],
  }
}

/** The line of a side. */
export const way = (told: number[][], side: number, { x, y }: Scaled): string =>
  told.map((points, column) => `${column === 0 ? 'M' : 'L'}${x(column).toFixed(1)} ${y(points[side] ?? 0).toFixed(1)}`).join('')

/** The columns that have a mark: all, or some of many, and always the last. */
export function marked({ length }: number[][]): number[] {
  const every = Math.ceil(length / MARKED)
  return Array.from({ length }, (_, column) => column).filter((column) => (length - 1 - column) % every === 0)
}

/** The column under a pointer. */
export function columnAt({ length }: number[][], left: number, { width }: Frame): number {
  const across = (width - LEFT - RIGHT) / Math.max(1, length - 1)
  return Math.max(0, Math.min(length - 1, Math.round((left - LEFT) / across)))
}

/** Where a key leads from a column; null: it is no key for a curve. */
export function stepped(column: number, last: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key]
  return step === undefined ? null : Math.max(0, Math.min(last, column + step))
}
