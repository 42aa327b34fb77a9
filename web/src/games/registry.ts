import type { GameClient } from './game'

// Each game is a file of its own: they are fetched side by side, and a new release of one leaves the others in the cache.
const [{ alexandros }, { empire }, { fieldCommander }, { phalanxx }] = await Promise.all([
  import('./alexandros'),
  import('./empire'),
  import('./field-commander'),
  import('./phalanxx'),
])

const CLIENTS: Record<string, GameClient> = { alexandros, empire, 'field-commander': fieldCommander, phalanxx }

export const clientOf = (game: string): GameClient | null => CLIENTS[game] ?? null

/** what the games draw with, once for the whole page */
export const drawings = Object.values(CLIENTS).map(({ Drawings }) => Drawings)
