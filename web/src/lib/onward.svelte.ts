// Questions that go on by themselves, where the game says that nothing has changed since the last one: at a pace that a
// reader can follow, and only while the reader looks on and looks at nothing else.
import type { Action, Table } from './protocol'

export const PACE = 1_200

export class Onward {
  /** what is about to be done without asking */
  next = $state.raw<Action | null>(null)
  readonly #play: (action: Action) => void
  /** the ply at which nothing happens by itself: the first that was seen, or one at which the reader said so */
  #kept: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(play: (action: Action) => void) {
    this.#play = play
  }

  /** See a table; `free`: it may go on. Whatever was under way before ends here. */
  see({ ply, decision }: Table, free: boolean) {
    this.rest()
    this.#kept ??= ply
    const action = decision?.actions.find(({ notation }) => notation === decision.onward)
    if (!free || ply === this.#kept || !action) return
    this.next = action
    this.#timer = setTimeout(() => {
      this.stay(ply)
      this.#play(action)
    }, PACE)
  }

  /** This question is asked after all. */
  stay(ply: number) {
    this.#kept = ply
    this.rest()
  }

  rest() {
    clearTimeout(this.#timer)
    this.next = null
  }
}
