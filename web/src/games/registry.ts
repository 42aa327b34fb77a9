import { alexandros } from './alexandros'
import { empire } from './empire'
import { fieldCommander } from './field-commander'
import type { GameClient } from './game'
import { phalanxx } from './phalanxx'

const CLIENTS: Record<string, GameClient> = { alexandros, empire, 'field-commander': fieldCommander, phalanxx }

export const clientOf = (game: string): GameClient | null => CLIENTS[game] ?? null

/** what the games draw with, once for the whole page */
export const drawings = Object.values(CLIENTS).map(({ Drawings }) => Drawings)
