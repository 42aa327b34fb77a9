// An ended match on its way to being explained: asked for until it is there. It goes on where nobody looks.
import { json, Refusal } from '../api'
import { patiently } from '../patience'
import type { Analysis, AnalysisProgress, Lang } from '../protocol'

const PAUSE = 1_000
const PATIENCE = 4_000
const TOO_MANY = 429

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const ask = (match: string, lang: Lang) => patiently(() => json<Analysis | AnalysisProgress>(`/matches/${match}/analysis?lang=${lang}`))

export class Explaining {
  story = $state.raw<Analysis | null>(null)
  /** how far the work is, before the story is there */
  progress = $state.raw<AnalysisProgress | null>(null)
  problem = $state<string | null>(null)
  #asking: object | null = null

  async follow(match: string, lang: Lang): Promise<void> {
    const asking = (this.#asking = {})
    this.problem = null
    while (this.#asking === asking) {
      try {
        const found = await ask(match, lang)
        if (this.#asking !== asking) return
        if (!('done' in found)) {
          this.story = found
          return
        }
        this.progress = found
        await pause(PAUSE)
      } catch (problem) {
        if (this.#asking !== asking) return
        if (!(problem instanceof Refusal) || problem.status !== TOO_MANY) {
          this.problem = (problem as Error).message
          return
        }
        await pause(PATIENCE)
      }
    }
  }

  /** Ask no more, and keep what is known. */
  rest() {
    this.#asking = null
  }
}

/** The match that somebody wants explained: its review opens with the explanation, also when it is come back to. */
class Wanted {
  match = $state<string | null>(null)
}
export const wanted = new Wanted()
