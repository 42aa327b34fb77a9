// What an explained match tells, put in the order in which it is shown.
import type { Analysis, Judged, Lang } from '../protocol'

/** whose chances: what each seat thought of its own at the time, or the mean of what all thought of it */
export type Sight = 'own' | 'mean'

/** what changed a chance by less is not worth naming */
const COSTLY = 0.03
const MOST = 12

/** The chances of all seats at each ply that stands. */
export const chances = (story: Analysis, sight: Sight): number[][] => story.plies.map((_, column) => story[sight].map((seat) => seat[column] ?? 0))

/** The column of a ply, or of the last one before it that stands. */
export const columnOf = ({ plies }: Analysis, ply: number): number => Math.max(0, plies.findLastIndex((each) => each <= ply))

/** The ply at which a move was still to be made. */
export const before = (story: Analysis, ply: number): number => story.plies[columnOf(story, ply - 1)] ?? 0

/** The dearest moves, as they came. */
export function costly({ moves }: Analysis): Judged[] {
  const dear = moves.filter(({ loss }) => loss >= COSTLY).sort((one, other) => other.loss - one.loss)
  return dear.slice(0, MOST).sort((one, other) => one.ply - other.ply)
}

/** One line of a list of moves: where it leads, whose it is, and by how much a chance changed. */
export interface Row {
  ply: number
  seat: number
  label: string
  note: string
  change: number
}

/** The rolls and draws that moved a chance most, as they came, each with the seat whose own chance that was. */
export function swings({ answered }: Analysis): Row[] {
  const rows = answered.map(({ ply, label, text, luck }) => {
    const seat = luck.reduce((most, each, at) => (Math.abs(each) > Math.abs(luck[most] ?? 0) ? at : most), 0)
    return { ply, seat, label, note: text, change: luck[seat] ?? 0 }
  })
  const wide = rows.filter(({ change }) => Math.abs(change) >= COSTLY).sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
  return wide.slice(0, MOST).sort((one, other) => one.ply - other.ply)
}

/** A difference of chances in hundredths, with its sign. */
export function points(difference: number, lang: Lang): string {
  const whole = Math.round(100 * difference)
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole).toLocaleString(lang)}`
}
