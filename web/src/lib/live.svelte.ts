// One match, live: a line that brings the table and then its news, plain calls for moves, and patience when the line
// breaks.
import { door } from '#door'
import { api, Refusal, Unreachable } from './api'
import { follow } from './frames'
import type { Answer, Frame, Lang, Message, Moved, Table, Wanted } from './protocol'
import type { Line } from './transport/transport'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** a move that was made and has not come over the line by then is looked for */
const LATE = 3_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export class Live {
  table = $state.raw<Table | null>(null)
  /** the tables that came last, one for each line of the record that was new; the newest of them is shown */
  steps = $state.raw<readonly Table[]>([])
  /** the match cannot be shown at all */
  broken = $state.raw<Refusal | null>(null)
  /** the last move was refused */
  refused = $state<string | null>(null)
  /** a move at a real table that waits for what the dice show */
  casting = $state.raw<{ action: string; wanted: Wanted } | null>(null)
  online = $state(true)
  /** the table has no room for one more screen, and why: whoever called again would only turn another away */
  turnedAway = $state<string | null>(null)
  busy = $state(false)

  #line: Line | null = null
  /** whether the line has brought anything since it was last connected */
  #heard = false
  #awaited: { ply: number; done: () => void } | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly match: string,
    readonly token: string | null,
    readonly lang: Lang,
  ) {
    this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#line?.close()
  }

  #connect(insist = false) {
    const hello = () => ({ token: this.token, since: this.table?.ply ?? -1 })
    this.#line = door.transport.line(this.match, this.lang, { hello, hear: (message) => this.#receive(message), broke: () => this.#broke() }, insist)
  }

  #broke() {
    const silent = !this.#heard
    this.#heard = false
    if (!this.#closed && !this.broken && !this.turnedAway) this.#again(silent)
  }

  #receive(message: Message) {
    if (message.table) {
      this.#hear()
      this.#show([message.table])
    } else if (message.news) {
      this.#hear()
      this.#follow(message.news)
    } else if (message.seats) {
      this.#hear()
      if (this.table) this.table = { ...this.table, seats: message.seats }
    } else if (message.error && (!this.table || message.error.code === 'bad-token')) {
      this.broken = new Refusal(message.error.code, message.error.message, 0)
    } else if (message.error?.code === 'too-many') {
      this.turnedAway = message.error.message
    }
  }

  /** The reader wants this screen to follow after all. */
  comeBack() {
    this.turnedAway = null
    this.#connect(true)
  }

  #hear() {
    this.#wait = FIRST_WAIT
    this.#heard = true
    this.online = true
  }

  #follow(frames: Frame[]) {
    const tables = this.table && follow(this.table, frames)
    if (!tables) this.#line?.close() // something was lost: the next line is asked from the table at hand
    else if (tables.length > 0) this.#show(tables)
  }

  /** A line that broke is taken up again; one that never said anything may have no match, or no way through. */
  async #again(silent: boolean) {
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    if (!silent) return
    try {
      this.#take(await api.table(this.match, this.lang, this.token))
    } catch (problem) {
      if (problem instanceof Refusal && problem.status < 429) this.broken = problem
      else this.online = false
    }
  }

  /** A table that was asked for; the line may have been quicker. */
  #take(table: Table) {
    this.online = true
    if (!this.table || table.ply >= this.table.ply) this.#show([table])
  }

  #show(steps: readonly Table[]) {
    const newest = steps.at(-1)
    if (this.#closed || !newest) return
    if (newest.ply !== this.table?.ply) this.casting = null
    this.steps = steps
    this.table = newest
    if (this.#awaited && newest.ply >= this.#awaited.ply) this.#awaited.done()
  }

  /** What was moved comes over the line; if it does not, it is asked for. */
  async #arrival(ply: number) {
    const here = () => (this.table?.ply ?? -1) >= ply
    if (!here()) await Promise.race([new Promise<void>((done) => (this.#awaited = { ply, done })), pause(LATE)])
    this.#awaited = null
    if (!here() && !this.#closed) this.#take(await api.table(this.match, this.lang, this.token))
  }

  play(action: string, answers: Answer[] = []): Promise<void> {
    return this.#act(async (table, seat, token) => {
      const typed = answers.length > 0 ? { answers } : {}
      const answer = await api.move(this.match, this.lang, token, { ply: table.ply, seat, action, ...typed }, this.#heard)
      if (!('ask' in answer)) return answer
      this.casting = { action, wanted: answer }
      return { ply: table.ply }
    })
  }

  /** Tell what the die showed or what was drawn. */
  async answer(answer: Answer): Promise<void> {
    if (this.casting) await this.play(this.casting.action, [...this.casting.wanted.answers, answer])
  }

  /** Take the last answer away, or the whole move with the first. */
  async unanswer(): Promise<void> {
    if (!this.casting) return
    const { action, wanted } = this.casting
    if (wanted.answers.length === 0) this.uncast()
    else await this.play(action, wanted.answers.slice(0, -1))
  }

  /** Put the dice away: nothing has changed. */
  uncast() {
    this.casting = null
    this.refused = null
  }

  undo(): Promise<void> {
    return this.#act((table, seat, token) => api.undo(this.match, this.lang, token, { ply: table.ply, seat }, this.#heard))
  }

  /** Sends until the table answers: sending exactly the same move again is safe. */
  async #act(send: (table: Table, seat: number, token: string) => Promise<Table | Moved>): Promise<void> {
    const { table, token } = this
    if (this.busy || !table || table.seat === null || !token) return
    this.busy = true
    this.refused = null
    for (let wait = FIRST_WAIT; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        const made = await send(table, table.seat, token)
        if ('view' in made) this.#take(made)
        else await this.#arrival(made.ply)
        break
      } catch (problem) {
        if (!(problem instanceof Unreachable)) {
          this.refused = (problem as Error).message
          break
        }
        this.online = false
        await pause(wait)
      }
    }
    this.busy = false
  }
}
