// The things that a choice or a line of the journal speaks of, by the ids that they carry on the table.
import type { Action, JournalLine } from '../../lib/protocol'
import { CAMP, type Kind } from './types'
import { armyId, CAMP_ID, pieceId, provinceId } from './words'

const PIECES: Record<string, { kind: Kind; laid: boolean }> = {
  'laid-temple': { kind: 'temples', laid: true },
  'laid-city': { kind: 'cities', laid: true },
  'temple-built': { kind: 'temples', laid: false },
  'city-built': { kind: 'cities', laid: false },
}

/** The cubes and pieces that stand elsewhere or otherwise since this happened. */
function moved({ kind, seat, data }: JournalLine): string[] {
  if (seat === null) return []
  if (kind === 'crossed') return [armyId(String(data.goal), seat)]
  const piece = PIECES[kind]
  return piece ? [pieceId(piece.kind, piece.laid, String(data.province), seat)] : []
}

export function names(said: Action | JournalLine): string[] {
  const isChoice = 'notation' in said
  const data: Record<string, unknown> = isChoice ? said.args : said.data
  const places = [data.origin, data.goal, data.province].filter((place): place is string => typeof place === 'string')
  const order = (isChoice ? said.verb === 'place' : said.kind === 'placed') ? [`place:${String(data.number)}`] : []
  return [...places.map((place) => (place === CAMP ? CAMP_ID : provinceId(place))), ...(typeof data.region === 'string' ? [`region:${data.region}`] : []), ...order, ...(isChoice ? [] : moved(said))]
}
