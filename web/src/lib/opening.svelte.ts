// The client of a game and its words on their way: fetched once the game is known, the words anew in another language.
import { untrack } from 'svelte'
import type { GameClient } from '../games/game'
import { clientOf } from '../games/registry'
import { api } from './api'
import { patiently } from './patience'
import type { Lang } from './protocol'
import { settings } from './settings.svelte'
import { gameWords } from './text.svelte'

export class Opening {
  client = $state.raw<GameClient | null>(null)
  title = $state('')
  failed = $state(false)

  /** For a component, as it begins. */
  constructor(game: () => string | null) {
    const name = $derived(game())
    $effect(() => {
      if (!name) return
      const { lang } = settings
      let stale = false
      this.#fetch(name, lang).then(
        (client) => {
          if (stale) return
          gameWords.open(name, lang)
          this.client = client
        },
        () => (this.failed = true),
      )
      return () => (stale = true)
    })
  }

  /** The first words are a part of the client; for those of another language there is time. */
  async #fetch(game: string, lang: Lang): Promise<GameClient> {
    const ask = () => gameWords.fetch(game, lang)
    const [client] = await Promise.all([clientOf(game), untrack(() => this.client) ? patiently(ask) : ask()])
    this.title = client.title ?? (await titleOf(game))
    return client
  }
}

async function titleOf(game: string): Promise<string> {
  const { games } = await api.games(settings.lang)
  return games.find(({ name }) => name === game)?.title ?? game
}
