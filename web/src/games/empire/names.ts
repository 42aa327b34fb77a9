// The things that a choice or a line of the journal speaks of, by the ids that they carry on the table.
import type { Action, JournalLine } from '../../lib/protocol'
import { CAMP } from './types'
import { CAMP_ID, provinceId } from './words'

export function names(said: Action | JournalLine): string[] {
  const isChoice = 'notation' in said
  const data: Record<string, unknown> = isChoice ? said.args : said.data
  const places = [data.origin, data.goal, data.province].filter((place): place is string => typeof place === 'string')
  const order = (isChoice ? said.verb === 'place' : said.kind === 'placed') ? [`place:${String(data.number)}`] : []
  return [...places.map((place) => (place === CAMP ? CAMP_ID : provinceId(place))), ...(typeof data.region === 'string' ? [`region:${data.region}`] : []), ...order]
}
