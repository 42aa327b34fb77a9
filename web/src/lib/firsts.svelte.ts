// What is new to this reader, told once: the first time that a kind of decision, or a kind of thing, is met in free play, one
// sentence of the game says what it is. What was told is remembered in this browser.
import { tick } from 'svelte'
import type { Table } from './protocol'
import { settings } from './settings.svelte'
import { has, t } from './text.svelte'

export interface First {
  text: string
  /** what it tells about lies on the table */
  things: string[]
}

/** What a lesson has told is no longer new. */
export function meet({ game, decision, lesson }: Table) {
  const things = lesson?.notes.flatMap((note) => note.things.map((thing) => `thing-${kindOf(thing)}`)) ?? []
  const fresh = [...new Set([...(decision ? [decision.kind] : []), ...things].map((name) => `${game} ${name}`))].filter((key) => !settings.met.includes(key))
  if (fresh.length > 0) settings.met = [...settings.met, ...fresh]
}

const kindOf = (thing: string) => thing.split(':')[0] ?? ''

/** The things that can be seen now, each kind by its first. */
function visibleThings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const thing = element.dataset.thing ?? ''
    if (!thing || found.has(kindOf(thing)) || !element.checkVisibility()) continue
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight) found.set(kindOf(thing), thing)
  }
  return found
}

export class Firsts {
  /** at most one at a time */
  mark = $state.raw<First | null>(null)
  #step = ''

  /** The reader is asked at this table; null: is not asked, or shall not be told anything now. */
  async see(table: Table | null) {
    const step = table?.decision ? `${table.match} ${table.ply} ${table.seat}` : ''
    if (step === this.#step) return
    this.#step = step
    this.mark = null
    if (!table?.decision) return
    if (this.#tell(table.game, table.decision.kind, [])) return
    await tick() // things lie on the table when it has been drawn
    if (step !== this.#step) return
    for (const [kind, thing] of visibleThings()) if (this.#tell(table.game, `thing-${kind}`, [thing])) return
  }

  #tell(game: string, name: string, things: string[]): boolean {
    const [key, message] = [`${game} ${name}`, `first-${name}`]
    if (settings.met.includes(key) || !has(message)) return false
    settings.met = [...settings.met, key]
    this.mark = { text: t(message), things }
    return true
  }

  close = () => (this.mark = null)
}
