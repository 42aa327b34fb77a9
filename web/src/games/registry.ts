// A game is a folder: what the table needs is in its `index.ts`, the lobby's picture in its `lobby.ts`, both fetched when they are opened;
// what the lobby must know from the start is in its `facts.ts`.
import type { GameClient, GameFace, GameFacts } from './game'

const CLIENTS = import.meta.glob<{ client: GameClient }>('./*/index.ts')
const FACES = import.meta.glob<GameFace>('./*/lobby.ts')
const FACTS = import.meta.glob<GameFacts>('./*/facts.ts', { eager: true })

/** A game from outside has the plain client. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[`./${game}/index.ts`] ?? (() => import('../lib/plain'))
  return (await load()).client
}

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/lobby.ts`] ?? (() => import('../lib/plain/lobby'))
  return load()
}

export const factsOf = (game: string): GameFacts => FACTS[`./${game}/facts.ts`] ?? {}
