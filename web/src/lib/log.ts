// What the player log shows: this browser's matches as their tables tell them now, newest first.
import type { GameLog } from '../games/game'
import { api, Refusal } from './api'
import { arranged } from './options'
import type { GameInfo, Lang, Table } from './protocol'
import { type Session, sessions } from './session'
import { gameWords } from './text.svelte'

/** more plies than any match has: the journal is not wanted */
export const NO_JOURNAL = 1_000_000

export interface Entry {
  session: Session
  log: GameLog
  /** null: the match is no longer there */
  table: Table | null
}

/** How the matches of a game are told; undefined: they are not. */
export type LogOf = (game: string) => Promise<GameLog | undefined>

export const newest = (): Session[] => sessions.all().sort((a, b) => b.begun - a.begun)

/** The matches that are told, each with its table. */
export async function entries(all: Session[], lang: Lang, logOf: LogOf): Promise<Entry[]> {
  const found = await Promise.all(all.map((session) => look(session, lang, logOf)))
  return found.filter((entry) => entry !== null)
}

async function look(session: Session, lang: Lang, logOf: LogOf): Promise<Entry | null> {
  const log = await logOf(session.game)
  if (!log) return null
  await gameWords.fetch(session.game, lang)
  gameWords.open(session.game, lang)
  try {
    return { session, log, table: await api.table(session.match, lang, Object.values(session.tokens)[0] ?? null, NO_JOURNAL) }
  } catch (problem) {
    if (problem instanceof Refusal) return { session, log, table: null }
    throw problem
  }
}

/** What was chosen first when the match was made: all that is known of one that is no longer there. */
export function firstChoice({ game, setup }: Session, games: GameInfo[], asksFirst: string[] = []): string {
  const info = games.find(({ name }) => name === game)
  const [first] = arranged(info?.options ?? [], asksFirst).first
  const choice = first?.choices.find(({ value }) => value === setup?.options[first.name])
  return choice?.label ?? info?.title ?? game
}
