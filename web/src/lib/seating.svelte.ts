// Who sits at this screen, and whose eyes the table is seen with: several people share it behind a curtain.
import { api } from './api'
import { eyes } from './eyes'
import type { Table } from './protocol'
import { deciding } from './seats'
import type { Session } from './session'
import { settings } from './settings.svelte'

export class Seating {
  /** the seats of this screen */
  readonly here: number[]
  /** whose eyes the table is seen with; null: a spectator's, also while the curtain is closed */
  seat = $state<number | null>(null)
  /** who has just moved and could still take it back, while the curtain is closed */
  regretful = $state<number | null>(null)
  readonly #session: Session | null
  readonly #table: () => Table | null

  /** the table is the one of these eyes, not still another's */
  readonly settled = $derived.by(() => this.#table()?.seat === this.seat)
  /** another person at this screen has to decide: the curtain falls */
  readonly next = $derived.by(() => this.#nextOf(this.#table()))
  readonly curtain = $derived(this.seat === null && this.next !== null)

  /** For a component, as it begins. The curtain falls when the table `isStill`. */
  constructor(session: Session | null, table: () => Table | null, isStill: () => boolean) {
    this.#session = session
    this.#table = table
    this.here = Object.keys(session?.tokens ?? {}).map(Number)
    if (this.here.length === 1) this.seat = this.here[0] ?? null
    else if (session) this.seat = eyes.back(session.match)
    $effect(() => {
      if (session) eyes.pass(session.match, this.seat)
    })
    $effect(() => {
      const seen = table()
      if (this.seat === null || this.next === null || !this.settled || !isStill() || (seen && deciding(seen).includes(this.seat))) return
      this.regretful = (seen?.undo?.moves ?? 0) > 0 ? this.seat : null
      this.seat = null
    })
  }

  /** what lets the one who looks speak; null for a spectator */
  get token(): string | null {
    return this.seat === null ? null : (this.#session?.tokens[this.seat] ?? null)
  }

  #nextOf(table: Table | null): number | null {
    if (this.here.length < 2 || !table) return null
    return deciding(table).find((each) => this.here.includes(each) && each !== this.seat) ?? null
  }

  /** Take the last move back before the curtain opens for another. */
  regret = async () => {
    const [seat, table] = [this.regretful, this.#table()]
    const session = this.#session
    const token = seat === null ? null : session?.tokens[seat]
    if (seat === null || !session || !token || !table) return
    try {
      await api.undo(session.match, settings.lang, token, { ply: table.ply, seat }, true)
      this.seat = seat
    } catch {
      this.regretful = null // somebody else has moved on meanwhile
    }
  }
}
