// What the player log shows: this browser's campaigns as their tables tell them now, newest first.
import { api, Refusal } from './api'
import type { Chronicle } from './chronicle'
import type { GameInfo, Lang, Table } from './protocol'
import { type Session, sessions } from './session'

/** more plies than any match has: the journal is not wanted */
const NO_JOURNAL = 1_000_000

export interface Entry {
  session: Session
  /** null: the table no longer has this match */
  told: { chronicle: Chronicle; over: boolean } | null
}

/** How the matches of a game are told; undefined: they are not. */
export type TellerOf = (game: string) => ((table: Table) => Chronicle) | undefined

export const logged = (tellerOf: TellerOf): Session[] =>
  sessions
    .all()
    .filter(({ game }) => tellerOf(game))
    .sort((a, b) => b.begun - a.begun)

export async function look(session: Session, lang: Lang, tellerOf: TellerOf): Promise<Entry> {
  const tell = tellerOf(session.game)
  try {
    const table = await api.table(session.match, lang, Object.values(session.tokens)[0] ?? null, NO_JOURNAL)
    return { session, told: tell ? { chronicle: tell(table), over: table.outcome !== null } : null }
  } catch (problem) {
    if (problem instanceof Refusal) return { session, told: null }
    throw problem
  }
}

/** What was chosen when the match was made: all that is known of one that the table has lost. */
export function chosenCampaign({ game, setup }: Session, games: GameInfo[]): string {
  const info = games.find(({ name }) => name === game)
  const campaign = info?.options.find(({ name }) => name === 'campaign')
  const choice = campaign?.choices.find(({ value }) => value === setup?.options[campaign.name])
  return choice?.label ?? info?.title ?? game
}
