// What the page shows of a match as its lines come: each line in its turn, at the reader's speed. When there is nothing more
// to show, the page has the newest table.
import { tick } from 'svelte'
import type { GameClient } from '../../games/game'
import type { JournalLine, Table } from '../protocol'
import { calm, settings, type Speed } from '../settings.svelte'
import { motion } from './moving.svelte'
import { hasteOf, type Script, script, type Step } from './scenes'
import { Ear } from './sound'
import { Stage } from './stage'
import { moverOf } from './turns'

/** how many times as long as it is written */
const SPEEDS: Record<Speed, number> = { calm: 1.9, brisk: 1, once: 0 }
/** whoever is so far behind is not shown everything */
const MOST_BEHIND = 16

interface Part {
  step: Step
  written: Script
  /** how much faster it is shown than it is written, that it may not take too long */
  haste: number
}

export class Show {
  /** the table of the line, or of the episode of it, that is being shown */
  #shown = $state.raw<Table | null>(null)
  /** others' lines are being shown, or a turn is shown again: nothing is asked before they are over */
  running = $state(false)
  /** what is being told of another seat's turn */
  told = $state.raw<JournalLine | null>(null)
  /** what is still to be shown: lines, some of them in several episodes */
  readonly #queue: Part[] = []
  readonly #game: () => GameClient | null
  readonly #onturn: (next: Table | null) => void
  #stage: Stage | null = null
  readonly #ear = new Ear()
  #timers: ReturnType<typeof setTimeout>[] = []
  /** what was being shown is over or was thrown away */
  #round = 0

  /** `onturn` hears of every table before the page shows it. */
  constructor(game: () => GameClient | null, onturn: (next: Table | null) => void) {
    this.#game = game
    this.#onturn = onturn
  }

  /** something moves, be it after one's own move */
  get moving(): boolean {
    return motion.isOn
  }

  /** what the page shows */
  readonly table = $derived(this.running ? unasked(this.#shown) : this.#shown)

  #turn(shown: Table | null, running: boolean) {
    this.#onturn(running ? unasked(shown) : shown)
    this.#shown = shown
    this.running = running
    if (!running) this.#ear.turn(shown)
  }

  /** The layer on which things move, while it is there. */
  open = (layer: HTMLElement) => {
    this.#stage = new Stage(layer)
    return () => {
      this.#still()
      this.#ear.rest()
      this.told = null
      this.#stage = null
    }
  }

  /** New tables have come, one for each line, or the same one anew. */
  see(steps: readonly Table[]) {
    const newest = steps.at(-1)
    const known = this.#newest
    if (!newest) return
    if (newest.ply === known?.ply && newest.seat === known.seat) this.#renew(newest)
    else if (!known || newest.seat !== known.seat || steps.some(({ ply }, i) => ply !== known.ply + i + 1)) this.#jump(newest)
    else {
      this.#expect(known, steps)
      if (document.hidden || SPEEDS[settings.speed] === 0 || newest.ply - (this.#shown?.ply ?? 0) > MOST_BEHIND) this.skip()
      else if (!this.running) void this.#run() // what still moves after one's own move makes way
    }
  }

  /** Nothing more is shown of what has come: the newest table is there. */
  skip = () => this.#jump(this.#newest)

  /** what will be there when everything has been shown */
  get #newest(): Table | null {
    return this.#queue.at(-1)?.step.after ?? this.#shown
  }

  /** Have these lines wait until they are shown. */
  #expect(origin: Table, lines: readonly Table[]) {
    const game = this.#game()
    const shown = calm() ? null : game
    let before = origin
    for (const after of lines) {
      const line = { before, after, events: after.journal.filter(({ ply }) => ply === after.ply) }
      const parts = (game?.episodes?.(line) ?? [line]).map((step) => ({ step, written: script(step, shown?.scenes ?? {}, { own: ownOf(after), untold: shown?.untold }) }))
      const haste = hasteOf(parts.map(({ written }) => written))
      this.#queue.push(...parts.map((part) => ({ ...part, haste })))
      before = after
    }
  }

  /** Show these lines again, from the table before them to the one that is there now. */
  again([origin, ...steps]: readonly Table[]) {
    if (this.running || !origin || steps.length === 0 || steps.at(-1)?.ply !== this.#shown?.ply) return
    const newest = this.#shown
    this.#jump(origin)
    this.#expect(origin, [...steps.slice(0, -1), ...(newest ? [newest] : [])])
    void this.#run()
  }

  #renew(newest: Table) {
    const last = this.#queue.at(-1)
    if (last) last.step = { ...last.step, after: newest }
    else this.#turn(newest, this.running)
  }

  #jump(newest: Table | null) {
    this.#round++
    this.#queue.length = 0
    this.#still()
    this.#ear.rest()
    this.told = null
    this.#turn(newest, false)
  }

  async #run() {
    const round = ++this.#round
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await this.#part(next)
      if (round !== this.#round) return
    }
    this.told = null
    this.#turn(this.#shown, false)
  }

  async #part({ step: { after }, written, haste }: Part) {
    const speed = SPEEDS[settings.speed] * haste
    const own = ownOf(after)
    this.#still()
    this.#stage?.prepare(written)
    motion.isOn = written.lasts > 0
    this.#turn(after, own === null || this.#queue.length > 0) // whoever has moved may go on at once
    const round = this.#round
    await tick()
    await this.#stage?.measured()
    if (round !== this.#round) return
    if (own !== null && written.lasts === 0) return void (this.told = null)
    this.#tell(written, speed, own)
    this.#ear.hear(written, speed)
    await this.#stage?.perform(written, speed)
    if (round === this.#round) motion.isOn = false
  }

  /** What one has done oneself need not be told. */
  #tell({ tells }: Script, speed: number, own: number | null) {
    this.told = null
    for (const { event, begins } of tells.filter((each) => own === null || each.event.seat !== own)) {
      if (begins === 0) this.told = event
      else this.#timers.push(setTimeout(() => (this.told = event), begins * speed))
    }
  }

  #still() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    this.#stage?.clear()
    motion.isOn = false
  }
}

/** Whose line it was, if one's own. */
const ownOf = (table: Table) => (moverOf(table) === table.seat ? table.seat : null)

const unasked = (table: Table | null) => table && { ...table, decision: null }
