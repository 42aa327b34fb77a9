// The last turn of the others once more: the tables from before it to the present.
import { api } from '../api'
import type { Table } from '../protocol'
import { settings } from '../settings.svelte'
import { lastTurn } from './turns'

/** lines that are shown again at most */
const MOST = 17

export async function lastTables(table: Table, token: string | null): Promise<Table[]> {
  const [first] = lastTurn(table)
  if (!first) return []
  const { match, ply, seat } = table
  const plies = Array.from({ length: ply - first.ply + 2 }, (_, i) => first.ply - 1 + i).slice(-MOST)
  return Promise.all(plies.map((each) => api.at(match, each, settings.lang, seat === null ? null : String(seat), token)))
}
