// What the player is about to do: the choice being looked at, and whether a click, a tap or a key takes it.
import { isTouch } from './input'
import type { Action, JournalLine } from './protocol'
import { RIPE, Standing } from './standing'

/** why the player is asked once more: a message id */
export type Doubt = 'sure-leaving' | 'sure-final' | 'sure-all'

interface Manners {
  play: (action: Action) => void
  names?: (said: Action | JournalLine) => string[]
  doubt?: (action: Action) => Doubt | null
}

export class Desk {
  /** shown on the board before it is taken */
  shown = $state.raw<Action | null>(null)
  hinted = $state<string | null>(null)
  /** the things that are named by what is shown, or by a line of the journal */
  #named = $state.raw<string[]>([])
  /** the things that words beside the question tell about */
  lit = $state.raw<string[]>([])
  /** the things that somebody may take or change before one's next turn */
  threatened = $state.raw<string[]>([])
  readonly pointed = $derived([...new Set([...this.#named, ...this.lit])])
  /** a finger has looked at it: the next tap takes it */
  armed = $state<string | null>(null)
  /** the player is asked whether to take it */
  asked = $state.raw<{ action: Action; doubt: Doubt } | null>(null)
  /** the question has just come */
  fresh = $state(false)
  readonly #manners: Manners
  readonly #standing: Standing
  #question = ''
  #ripening: ReturnType<typeof setTimeout> | undefined

  constructor(manners: Manners, standing = new Standing()) {
    this.#manners = manners
    this.#standing = standing
  }

  show(action: Action | null) {
    this.shown = action ?? this.asked?.action ?? null
    this.point(this.shown)
    if (action?.notation !== this.armed) this.armed = null
  }

  /** Light up what a choice or a line of the journal names. */
  point(said: Action | JournalLine | null) {
    this.#named = (said && this.#manners.names?.(said)) ?? []
  }

  /** The page is about to show another question, or the same one anew. */
  turn(question: string) {
    this.#question = question
    this.asked = null
    this.armed = null
    this.#change()
  }

  #change() {
    this.#standing.change(this.#question)
    this.fresh = true
    clearTimeout(this.#ripening)
    this.#ripening = setTimeout(() => (this.fresh = false), RIPE)
  }

  /** Whether a click or a key on something on the table is meant; it is not meant twice in a row. */
  heeds(key: string, event?: Event): boolean {
    if (!this.#standing.counts(key, event)) return false
    this.#standing.done(key)
    return true
  }

  /** The same for what has a key of its own. */
  hears(key: string): boolean {
    if (this.#standing.isDouble(key)) return false
    this.#standing.done(key)
    return true
  }

  /** Take an action, by a click or a key on it; nothing comes of it where it came too quickly, and the player may be asked first. */
  take(action: Action, event?: Event) {
    if (!this.heeds(action.notation, event)) return
    const doubt = this.#isAsked(action) ? null : (this.#manners.doubt?.(action) ?? null)
    if (doubt) return this.#ask(action, doubt)
    this.asked = null
    this.show(null)
    this.hinted = null
    this.#manners.play(action)
  }

  #isAsked({ notation }: Action) {
    return this.asked?.action.notation === notation
  }

  #ask(action: Action, doubt: Doubt) {
    this.#change()
    this.show(action)
    this.asked = { action, doubt }
  }

  /** Not yet: it is a choice among others again. */
  spare() {
    this.#change()
    this.asked = null
    this.show(null)
  }

  /** With a finger the first tap shows what an action brings, the second takes it; what asks first is shown by asking. */
  tap(action: Action, event: Event) {
    const first = isTouch(event) && this.armed !== action.notation && !this.#isAsked(action)
    if (!first || this.#manners.doubt?.(action)) return this.take(action, event)
    this.show(action)
    this.armed = action.notation
  }
}
