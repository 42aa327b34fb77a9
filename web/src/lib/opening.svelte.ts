// The client of a game on its way: fetched once the game is known.
import type { GameClient } from '../games/game'
import { clientOf } from '../games/registry'
import { api } from './api'
import { settings } from './settings.svelte'

export class Opening {
  client = $state.raw<GameClient | null>(null)
  title = $state('')
  failed = $state(false)

  /** For a component, as it begins. */
  constructor(game: () => string | null) {
    const name = $derived(game())
    $effect(() => {
      if (name) this.#open(name).catch(() => (this.failed = true))
    })
  }

  async #open(game: string) {
    const client = await clientOf(game)
    this.title = client.title ?? (await titleOf(game))
    this.client = client
  }
}

async function titleOf(game: string): Promise<string> {
  const { games } = await api.games(settings.lang)
  return games.find(({ name }) => name === game)?.title ?? game
}
