// When the player wants to be asked before an action is taken: as the settings say.
import type { GameClient } from '../games/game'
import type { Doubt } from './desk.svelte'
import type { Action, Table } from './protocol'
import { settings } from './settings.svelte'

export function doubtOf(action: Action, table: Table, game: GameClient): Doubt | null {
  if (table.lesson) return null // the book has thought it over
  if (settings.confirmLeaving && game.leaves?.(action, table)) return 'sure-leaving'
  if (settings.confirm !== 'none' && action.final) return 'sure-final'
  return settings.confirm === 'all' ? 'sure-all' : null
}
