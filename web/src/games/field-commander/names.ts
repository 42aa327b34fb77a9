// The things that a choice or a line of the journal speaks of, by the ids that they carry on the table.
import type { Action, JournalLine } from '../../lib/protocol'
import { areaId } from './words'

const AS_THEY_ARE = ['counter', 'advisor', 'insight', 'prophecy', 'plan', 'section']
/** verbs and kinds of events that speak of a thing without naming it */
const MEANT: Record<string, string> = {
  sink: 'track:warship',
  sunk: 'track:warship',
  regain: 'track:warship',
  regained: 'track:warship',
  raided: 'treasury:gold',
  'operation-gold': 'treasury:gold',
  march: 'die:scouting',
  omen: 'die:order',
  lower: 'counter:alexander',
  duel: 'counter:alexander',
  pray: 'prophecy:winds',
  forgo: 'prophecy:nature',
  charge: 'plan:charge',
  sacrifice: 'plan:sacrifice',
  ram: 'plan:sacrifice',
  envelop: 'plan:envelop',
  flank: 'plan:flank',
  rally: 'plan:rally',
  regroup: 'plan:regroup',
  fate: 'plan:fate',
}

export function names(said: Action | JournalLine): string[] {
  const [data, what]: [Record<string, unknown>, string] = 'notation' in said ? [said.args, said.verb] : [said.data, said.kind]
  const named = AS_THEY_ARE.flatMap((kind) => (data[kind] === undefined ? [] : [`${kind}:${String(data[kind])}`]))
  const plans = what === 'enemy-plans' && Array.isArray(data.plans) ? new Set(data.plans.map(String)) : []
  const meant = MEANT[what]
  return [
    ...(typeof data.area === 'string' ? [areaId(data.area)] : []),
    ...named,
    ...(typeof data.work === 'string' ? [`track:${data.work}`] : []),
    ...[...plans].map((plan) => `enemy-plan:${plan}`),
    ...(meant ? [meant] : []),
  ]
}
