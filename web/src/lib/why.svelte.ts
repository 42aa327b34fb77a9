// Why nothing can be done with a thing that was touched: one sentence of the referee, shown beside the thing until the next click.
import { Refusal } from './api'
import { isTouch } from './input'
import type { Why } from './protocol'

/** What a touch does something with by itself; a card that cannot be chosen now is a button without effect. */
const TARGETS = 'button:not([aria-disabled=true]), a, input, select, textarea, label, summary, dialog, [data-notation], [aria-expanded]'
/** touches of the same thing within so many milliseconds are one */
const DOUBLE = 400

/** The thing under a click or a key, unless that does something else. */
export function touched(target: EventTarget | null): HTMLElement | SVGElement | null {
  if (!(target instanceof Element) || target.closest(TARGETS)) return null
  return target.closest<HTMLElement | SVGElement>('[data-thing]')
}

export interface Told extends Why {
  thing: string
  element: Element
  /** where the pointer was; null: a key asked */
  near: { x: number; y: number } | null
  finger: boolean
}

export class Whys {
  shown = $state.raw<Told | null>(null)
  /** opens a section of the rules, where there is a table */
  onrule: ((section: string) => void) | null = null
  #round = 0
  #last: { thing: string; at: number } | null = null

  constructor(readonly find = touched) {}

  hide = () => {
    this.#round++
    this.shown = null
  }

  /** Somebody has clicked or pressed a key: what was told goes, and where a thing was touched that is no target, `ask` is asked. */
  async touch(event: Event, ask: (thing: string) => Promise<Why | null>) {
    const element = this.find(event.target)
    const thing = element?.dataset.thing
    const again = thing !== undefined && this.#last?.thing === thing && event.timeStamp - this.#last.at < DOUBLE
    if (again) return
    const before = this.shown?.thing
    this.hide()
    this.#last = thing === undefined ? null : { thing, at: event.timeStamp }
    if (!element || thing === undefined || thing === before) return
    const round = this.#round
    const { clientX, clientY } = event as Partial<MouseEvent>
    const near = clientX === undefined || clientY === undefined ? null : { x: clientX, y: clientY }
    const finger = isTouch(event)
    const told = await ask(thing).catch((cause: unknown) => (cause instanceof Refusal ? { text: cause.message, rule: null } : null))
    if (told && round === this.#round && element.isConnected) this.shown = { ...told, thing, element, near, finger }
  }
}

export const whys = new Whys()
