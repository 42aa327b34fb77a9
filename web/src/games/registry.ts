// A game is a folder: what the table needs is in its `index.ts`, what the lobby needs in its `lobby.ts`. Both are fetched when they are opened.
import type { LogOf } from '../lib/log'
import type { GameClient, GameFace } from './game'

const CLIENTS = import.meta.glob<{ client: GameClient }>('./*/index.ts')
const FACES = import.meta.glob<GameFace>('./*/lobby.ts')

/** A game from outside has the plain client. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[`./${game}/index.ts`] ?? (() => import('../lib/plain'))
  return (await load()).client
}

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/lobby.ts`] ?? (() => import('../lib/plain/lobby'))
  return load()
}

export const logOf: LogOf = async (game) => ((await faceOf(game)).isLogged ? (await clientOf(game)).log : undefined)
