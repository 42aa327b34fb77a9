// The card of advice: the hint, or the threats, one of them at a time. It remembers nothing.
import { Refusal } from '../api'
import type { Hint, Outlook, Prospect } from '../protocol'

export type Advice = 'hint' | 'threats'

interface Calls {
  hint: () => Promise<Hint>
  outlook: () => Promise<Outlook>
}

/** who moves on at once does not want to know */
const FIRST_PAUSE = 250
const PATIENCE = 2_000
const TOO_MANY = 429

/** a table that is out of reach, or asked too much, may answer later */
const isAnswer = (problem: unknown): problem is Refusal => problem instanceof Refusal && problem.status !== TOO_MANY

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export class Counsel {
  /** which card is open */
  open = $state<Advice | null>(null)
  hint = $state.raw<Hint | null>(null)
  outlook = $state.raw<Outlook | null>(null)
  /** the threats are those of an earlier ply, until the new ones come */
  stale = $state(false)
  problem = $state<string | null>(null)
  /** the things of the sentence that is looked at */
  lit = $state.raw<string[]>([])
  /** all that is threatened */
  readonly threatened = $derived([...new Set((this.outlook?.threats ?? []).flatMap(({ things }) => things))])
  readonly thinking = $derived(this.open !== null && !this.problem && (this.open === 'hint' ? !this.hint : !this.outlook))
  /** whoever moves on, or closes, wants no answer any more */
  #asking: object | null = null

  constructor(readonly calls: Calls) {}

  close() {
    this.#asking = null
    this.open = null
    this.hint = this.outlook = this.problem = null
    this.stale = false
    this.lit = []
  }

  look(prospect: Prospect | null) {
    this.lit = prospect?.things ?? []
  }

  /** The best moves; the hint at hand if there is one. Null: it did not come, or is not wanted any more. */
  async advise(): Promise<Hint | null> {
    if (this.hint) return this.hint
    if (this.open === 'hint' && !this.problem) return null // it is on its way
    this.close()
    this.open = 'hint'
    const asking = (this.#asking = {})
    while (this.#asking === asking) {
      try {
        const found = await this.calls.hint()
        if (this.#asking !== asking) return null
        return (this.hint = found)
      } catch (problem) {
        if (isAnswer(problem)) {
          this.#refuse(asking, problem)
          return null
        }
        await pause(PATIENCE)
      }
    }
    return null
  }

  /** Open the threats, or close them. */
  switch() {
    const off = this.open === 'threats'
    this.close()
    if (!off) this.open = 'threats'
  }

  /** The table stands at this ply, and is looked at in peace: what threatens now? */
  async watch(ply: number): Promise<void> {
    if (this.outlook?.ply === ply) return
    const asking = (this.#asking = {})
    this.stale = this.outlook !== null
    this.lit = []
    if (this.outlook) await pause(FIRST_PAUSE)
    while (this.#asking === asking) {
      try {
        const found = await this.calls.outlook()
        if (this.#asking === asking && found.ply === ply) this.#take(found)
        return
      } catch (problem) {
        if (isAnswer(problem)) return this.#refuse(asking, problem)
        await pause(PATIENCE)
      }
    }
  }

  #take(found: Outlook) {
    this.outlook = found
    this.stale = false
    this.problem = null
  }

  #refuse(asking: object, problem: Refusal) {
    if (this.#asking !== asking) return
    this.outlook = null
    this.problem = problem.message
  }
}
