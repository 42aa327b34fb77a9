// The points of all sides over the turns, as lines in a drawing of a given size.
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

export function scaled(ending: Ending, { width, height }: Frame): Scaled {
  const points = columns(ending).flat()
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)]
  const across = (width - LEFT - RIGHT) / Math.max(1, ending.turns.length)
  return {
    x: (column) => LEFT + column * across,
    y: (value) => height - BOTTOM - ((value - low) * (height - BOTTOM - TOP)) / (high - low),
    ticks: [...new Set([low, 0, high])],
  }
}

/** The line of a side. */
export const way = (ending: Ending, side: number, { x, y }: Scaled): string =>
  columns(ending).map((points, column) => `${column === 0 ? 'M' : 'L'}${x(column).toFixed(1)} ${y(points[side] ?? 0).toFixed(1)}`).join('')

/** The columns that have a mark: all, or some of many, and always the last. */
export function marked(ending: Ending): number[] {
  const every = Math.ceil((ending.turns.length + 1) / MARKED)
  return columns(ending).flatMap((_, column) => ((ending.turns.length - column) % every === 0 ? [column] : []))
}

/** The column under a pointer. */
export function columnAt(ending: Ending, left: number, { width }: Frame): number {
  const across = (width - LEFT - RIGHT) / Math.max(1, ending.turns.length)
  return Math.max(0, Math.min(ending.turns.length, Math.round((left - LEFT) / across)))
}

/** Where a key leads from a column; null: it is no key for a curve. */
export function stepped(column: number, last: number, key: string): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key]
  return step === undefined ? null : Math.max(0, Math.min(last, column + step))
}
