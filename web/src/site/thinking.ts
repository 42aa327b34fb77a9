// The referee's side of the thinker: one job after the other, and a new thinker where the old one hangs or breaks.
import type { FromThinker, Think, ToThinker } from './messages'
import type { Thinks } from './rounds'

/** So much longer than it may, a single slice can take before the thinker is taken to hang. */
const GRACE_MS = 20_000
/** the first thought waits for the interpreter */
const WAKING_MS = 60_000

export interface Mind {
  post(message: ToThinker): void
  end(): void
}

export class Thinking implements Thinks {
  #mind: Mind | null = null
  #free: Promise<unknown> = Promise.resolve()
  #awaited: { id: string; done: (found: string) => void } | null = null
  #dropped = new Set<string>()

  /** `wake` starts a mind, which says what it finds. */
  constructor(readonly wake: (hear: (message: FromThinker) => void) => Mind) {}

  /** Be awake before the first job. */
  rouse() {
    this.#mind ??= this.wake((message) => this.#hear(message))
  }

  think(id: string, { job, seconds }: Think): Promise<string> {
    this.#dropped.delete(id)
    const thought = this.#free.then(() => (this.#dropped.delete(id) ? '' : this.#ask(id, job, seconds)))
    this.#free = thought
    return thought
  }

  stop(id: string) {
    if (this.#awaited?.id === id) this.#mind?.post({ stop: id })
    else this.#dropped.add(id)
  }

  #ask(id: string, job: string, seconds: number): Promise<string> {
    const fresh = this.#mind === null
    this.rouse()
    return new Promise<string>((done) => {
      const hanging = setTimeout(() => this.#replace(), seconds * 1000 + GRACE_MS + (fresh ? WAKING_MS : 0))
      this.#awaited = {
        id,
        done: (found) => {
          clearTimeout(hanging)
          this.#awaited = null
          done(found)
        },
      }
      this.#mind?.post({ think: { id, job, seconds } })
    })
  }

  #hear(message: FromThinker) {
    if ('failure' in message) this.#replace()
    else if (this.#awaited?.id === message.id) this.#awaited.done(message.found)
  }

  /** The next job gets a new mind. */
  #replace() {
    this.#mind?.end()
    this.#mind = null
    this.#awaited?.done('')
  }
}
