// One match, live: a WebSocket that brings the newest table, plain calls for moves, and patience when the line breaks.
import { api, Refusal, Unreachable } from './api'
import type { Answer, Beat, Hello, Hint, Lang, Message, Table, Wanted } from './protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING = 25_000

const written = (message: Hello | Beat) => JSON.stringify(message)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export class Live {
  table = $state.raw<Table | null>(null)
  /** the match cannot be shown at all */
  broken = $state.raw<Refusal | null>(null)
  /** the last move was refused */
  refused = $state<string | null>(null)
  /** a move at a real table that waits for what the dice show */
  casting = $state.raw<{ action: string; wanted: Wanted } | null>(null)
  online = $state(true)
  busy = $state(false)

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
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
    clearInterval(this.#ping)
    this.#socket?.close()
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live?lang=${this.lang}`)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(written({ token: this.token, since: -1 }))
      clearInterval(this.#ping)
      this.#ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(written({ ping: 1 })), PING)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(socket, event.data)
    socket.onclose = () => {
      clearInterval(this.#ping)
      if (!this.#closed && !this.broken) this.#again()
    }
  }

  #receive(socket: WebSocket, text: string) {
    const message = JSON.parse(text) as Message
    if (message.table) {
      this.#wait = FIRST_WAIT
      this.#take(message.table)
    } else if (message.error && !this.table) {
      this.broken = new Refusal(message.error.code, message.error.message, 0)
    } else if (message.ping) {
      socket.send(written({ pong: 1 }))
    }
  }

  async #again() {
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    try {
      this.#take(await api.table(this.match, this.lang, this.token))
    } catch (problem) {
      if (problem instanceof Refusal && problem.status < 429) this.broken = problem
      else this.online = false
    }
  }

  #take(table: Table) {
    this.online = true
    if (this.#closed || (this.table && table.ply < this.table.ply)) return
    if (table.ply !== this.table?.ply) this.casting = null
    this.table = table
  }

  play(action: string, answers: Answer[] = []): Promise<void> {
    return this.#act(async (table, seat, token) => {
      const typed = answers.length > 0 ? { answers } : {}
      const answer = await api.move(this.match, this.lang, token, { ply: table.ply, seat, action, ...typed })
      if (!('ask' in answer)) return answer
      this.casting = { action, wanted: answer }
      return table
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
    return this.#act((table, seat, token) => api.undo(this.match, this.lang, token, { ply: table.ply, seat }))
  }

  async hint(): Promise<Hint | null> {
    const { table, token } = this
    if (!table?.decision || table.seat === null || !token) return null
    try {
      return await api.hint(this.match, this.lang, token, table.seat)
    } catch (problem) {
      this.refused = (problem as Error).message
      return null
    }
  }

  /** Sends until the server answers: sending exactly the same move again is safe. */
  async #act(send: (table: Table, seat: number, token: string) => Promise<Table>): Promise<void> {
    const { table, token } = this
    if (this.busy || !table || table.seat === null || !token) return
    this.busy = true
    this.refused = null
    for (let wait = FIRST_WAIT; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        this.#take(await send(table, table.seat, token))
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
