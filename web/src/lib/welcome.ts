// What somebody sees who was sent a link: the table as anybody may see it, and the game in words.
import { api } from './api'
import { patiently } from './patience'
import type { GameInfo, Lang, Table } from './protocol'

/** more plies than any match has: the journal is not wanted */
const NO_JOURNAL = 1_000_000

export interface Welcome {
  table: Table
  game: GameInfo
}

export async function welcome(match: string, lang: Lang): Promise<Welcome> {
  const [table, { games }] = await patiently(() => Promise.all([api.table(match, lang, null, NO_JOURNAL), api.games(lang)]))
  const game = games.find(({ name }) => name === table.game)
  if (!game) throw new Error(table.game)
  return { table, game }
}
