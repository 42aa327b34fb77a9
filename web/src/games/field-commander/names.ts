// The things that a choice or a line of the journal speaks of, by the ids that they carry on the table.
import type { Action, JournalLine } from '../../lib/protocol'
import { areaId } from './words'

const AS_THEY_ARE = ['counter', 'advisor', 'insight', 'prophecy', 'plan', 'section']
const TRACKS: Record<string, string> = { sink: 'track:warship' }

export function names(said: Action | JournalLine): string[] {
  const data: Record<string, unknown> = 'notation' in said ? said.args : said.data
  const named = AS_THEY_ARE.flatMap((kind) => (data[kind] === undefined ? [] : [`${kind}:${String(data[kind])}`]))
  const track = 'notation' in said ? TRACKS[said.verb] : undefined
  return [
    ...(typeof data.area === 'string' ? [areaId(data.area)] : []),
    ...named,
    ...(typeof data.work === 'string' ? [`track:${data.work}`] : []),
    ...(track ? [track] : []),
  ]
}
