// What has happened on the map in the turn being played, read from the journal.
import type { JournalLine } from '../../lib/protocol'

export interface Deeds {
  /** regions conquered in this turn, and those of them that were fought for */
  conquered: Set<string>
  fought: Set<string>
}

/** The deeds since the last turn began; right after a turn has begun, those of the turn before, so that they can be seen. */
export function lastDeeds(journal: JournalLine[]): Deeds {
  const starts = journal.flatMap(({ kind }, i) => (kind === 'turn' ? [i] : []))
  const rolled = journal.findLastIndex(({ kind }) => kind === 'rolled')
  const last = starts[starts.length - 1] ?? 0
  const begin = rolled < last ? (starts[starts.length - 2] ?? 0) : last
  const regions = (fits: (kind: string) => boolean) => new Set(journal.slice(begin).filter(({ kind }) => fits(kind)).map(({ data }) => String(data.region)))
  return { conquered: regions((kind) => kind === 'conquered'), fought: regions((kind) => kind.startsWith('fought')) }
}
