// The odds of a fight, refined while the person thinks. Each call adds a second of playouts to those of the same ply.
import { api, Refusal } from './api'
import type { Odds } from './protocol'

const ENOUGH = 20_000
/** who moves on at once does not want to know */
const FIRST_PAUSE = 250
const PAUSE = 100
const PATIENCE = 4_000
const TOO_MANY = 429

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export class OddsWatch {
  odds = $state.raw<Odds | null>(null)
  /** the figures are of an earlier ply, until the first of this one come */
  stale = $state(false)
  #ply = -1
  #asking: object | null = null

  /** Ask about this ply until there is enough, nothing to tell, or another ply to ask about. */
  async follow(match: string, ply: number, seat: number, token: string): Promise<void> {
    if (this.#ply === ply && (!this.odds || this.odds.playouts >= ENOUGH)) return
    const asking = {}
    this.#asking = asking
    this.stale = this.#ply !== ply
    for (let wait = FIRST_PAUSE; ; ) {
      await pause(wait)
      if (this.#asking !== asking) return
      try {
        const found = await api.odds(match, token, seat)
        if (this.#asking !== asking || found.ply !== ply) return
        this.odds = found.odds
        this.#ply = ply
        this.stale = false
        if (!found.odds || found.odds.playouts >= ENOUGH) return
        wait = PAUSE
      } catch (problem) {
        if (this.#asking !== asking) return
        if (problem instanceof Refusal && problem.status !== TOO_MANY) {
          this.odds = null // odds are a help: without them one plays on
          return
        }
        wait = PATIENCE
      }
    }
  }

  /** Ask no more, and keep what is known. */
  rest() {
    this.#asking = null
  }
}
