// Whose line it was, and where the last turn of the others begins: read from the journal alone, so that it is known after a
// reload too.
import type { JournalLine, Table } from '../protocol'

type Told = Pick<Table, 'ply' | 'journal' | 'seats'>

const isForOne = ({ seats }: Told) => seats.length === 1

/** Who made each line, by its ply: the first seat that it tells of. What it did to others, and whose turn comes next, is told later. */
function movers(journal: readonly JournalLine[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { ply, seat } of journal) if (seat !== null && !found.has(ply)) found.set(ply, seat)
  return found
}

/** Who made the line that led to a table; null: nobody in particular. In a game for one every line is that player's. */
export const moverOf = (table: Told) => (isForOne(table) ? 0 : (movers(table.journal).get(table.ply) ?? null))

/** What has been told since one's own last move; for a spectator, since somebody else moved. In a game for one the enemy
 * answers in the same line. */
export function lastTurn(table: Told & Pick<Table, 'seat'>): JournalLine[] {
  const { journal, seat } = table
  if (isForOne(table)) return journal.filter(({ ply }) => ply === table.ply)
  const moved = [...movers(journal)]
  const mover = moved.at(-1)?.[1] ?? null
  const last = moved.findLast(([, by]) => (seat === null ? by !== mover : by === seat))
  return journal.filter(({ ply }) => ply > (last?.[0] ?? 0))
}
