// A table kept up to date by frames: one for each line of the record that came since.
import type { Frame, Table } from './protocol'

/** The tables after each of the frames that are new, oldest first; null if a line between is missing. */
export function follow(table: Table, frames: readonly Frame[]): Table[] | null {
  const tables: Table[] = []
  let newest = table
  for (const frame of frames) {
    if (frame.ply <= newest.ply) continue
    if (frame.ply > newest.ply + 1) return null
    newest = after(newest, frame)
    tables.push(newest)
  }
  return tables
}

/** What was told later than the frame stands on has been taken back. */
function after(table: Table, { since, journal, ...rest }: Frame): Table {
  return { ...table, ...rest, journal: [...table.journal.filter(({ ply }) => ply <= since), ...journal] }
}
