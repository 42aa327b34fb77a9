// What the player is about to do: the choice under the pointer or the focus, shown on the board before it is taken.
import type { Action } from './protocol'

export class Desk {
  shown = $state.raw<Action | null>(null)
  hinted = $state<string | null>(null)
  readonly #play: (action: Action) => void

  constructor(play: (action: Action) => void) {
    this.#play = play
  }

  show(action: Action | null) {
    this.shown = action
  }

  take(action: Action) {
    this.shown = null
    this.hinted = null
    this.#play(action)
  }

  /** On a touch screen the first tap shows what an action brings, the second takes it. */
  tap(action: Action, pointer: string) {
    if (pointer === 'touch' && action.preview && this.shown?.notation !== action.notation) this.show(action)
    else this.take(action)
  }
}
