// Looking back at a match: where one is, whose eyes one sees with, and how the match stands meanwhile.
import { untrack } from 'svelte'
import { api } from './api'
import { eyes } from './eyes'
import { Live } from './live.svelte'
import { patiently } from './patience'
import { places } from './places'
import type { Lang, Table } from './protocol'
import { router } from './router.svelte'
import { sessions } from './session'
import { settings } from './settings.svelte'

/** Browsers refuse a page that writes its address too often: it follows when the slider rests. */
const RESTS_MS = 250

interface Sight {
  ply: number
  eyes: string
  lang: Lang
}

export class Lookback {
  /** after how many lines */
  ply = $state(0)
  /** a seat, `spectator`, or `all`; empty: not known yet */
  eyes = $state('')
  /** what the server says where it shows nothing */
  refused = $state<string | null>(null)
  /** the line to a match that is under way: whoever looks back is still at the table */
  live = $state.raw<Live | null>(null)
  /** the seat that looks back while the match runs; null: a spectator */
  readonly seat: number | null
  #found = $state.raw<Table | null>(null)
  #wanted: Sight | null = null
  #asking = false
  #left = false

  /** how the match stands now */
  readonly present = $derived(this.live?.table ?? this.#found)
  /** nothing is hidden any more */
  readonly isOpen = $derived(this.present !== null && (this.present.outcome !== null || this.present.review))
  readonly plies = $derived(this.present?.ply ?? 0)

  /** For a component, as it begins; `see` is given every table that is looked at. */
  constructor(
    readonly match: string,
    start: number | null,
    see: (table: Table) => void,
  ) {
    this.seat = eyes.of(match)
    void this.#begin(start)
    $effect(() => {
      if (!this.eyes) return
      this.#wanted = { ply: this.ply, eyes: this.eyes, lang: settings.lang }
      untrack(() => void this.#ask(see))
    })
    $effect(() => {
      const { ply } = this
      if (!this.eyes) return
      const timer = setTimeout(() => {
        router.follow({ screen: 'review', match, ply })
        places.keep(match, ply)
      }, RESTS_MS)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.present?.outcome) untrack(() => sessions.change(match, { over: true }))
    })
    $effect(() => () => {
      this.#left = true
      this.live?.close()
      if (this.eyes) places.keep(match, this.ply)
    })
  }

  go(ply: number) {
    this.ply = Math.max(0, Math.min(this.plies, ply))
  }

  get #token(): string | null {
    return this.seat === null || this.isOpen ? null : (sessions.find(this.match)?.tokens[this.seat] ?? null)
  }

  async #begin(start: number | null) {
    try {
      this.#found = await patiently(() => api.table(this.match, settings.lang, null))
    } catch (problem) {
      this.refused = (problem as Error).message
      return
    }
    if (this.#left) return
    if (!this.isOpen) this.live = new Live(this.match, this.#token, settings.lang)
    this.go(start ?? places.find(this.match) ?? this.plies)
    this.eyes = this.isOpen ? 'all' : this.seat === null ? 'spectator' : String(this.seat)
  }

  /** One call at a time: while the slider is dragged only its last place is asked for. */
  async #ask(see: (table: Table) => void) {
    if (this.#asking) return
    this.#asking = true
    for (let sight = this.#wanted; sight && !this.#left; sight = this.#wanted) {
      const { ply, eyes: seen, lang } = sight
      this.#wanted = null
      try {
        const found = await patiently(() => api.at(this.match, ply, lang, seen === 'spectator' ? null : seen, this.#token))
        this.refused = null
        if (!this.#left) see(found)
      } catch (problem) {
        this.refused = (problem as Error).message
      }
    }
    this.#asking = false
  }
}
