// How a call goes through the house: to the referee's door, to the disk, to the thinker, and back to the door, until there
// is an answer. One thing at a time: between a write and its end the door is asked for nothing else.
import type { Change, PlainAnswer, Row, Think, Told, Why } from './messages'

/** `argead.site.Door`, as it is called from here; all texts are JSON. */
export interface Door {
  answer(call: string): string
  learn(match: string, row: string): void
  kept(id: string): string
  lost(id: string, why: Why): string
  thought(id: string, result: string): string
  watch(watcher: string, watch: string): string
  leave(watcher: string): void
  news(): string
  due(): string
  wanted(id: string): boolean
  forget(match: string): void
  judge(text: string, lang: string): string
}

export interface Shelf {
  read(match: string): Promise<Row | null>
  write(changes: readonly Change[]): Promise<Why | null>
}

export interface Thinks {
  /** the best that was found in time; empty: nothing */
  think(id: string, think: Think): Promise<string>
  stop(id: string): void
}

export interface Ears {
  /** a watcher has something new */
  tell(watcher: string, message: unknown): void
  /** these matches have changed on the disk */
  changed(matches: string[]): void
}

const read = (told: string) => JSON.parse(told) as Told
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))

export class Rounds {
  #free: Promise<unknown> = Promise.resolve()
  /** the bot's job that is being thought about */
  #driven: string | null = null

  constructor(
    readonly door: Door,
    readonly shelf: Shelf,
    readonly thinker: Thinks,
    readonly ears: Ears,
  ) {}

  /** Go round with a call until it is answered. */
  async answer(ask: () => string): Promise<PlainAnswer> {
    const { status = 500, type = '', body = '' } = await this.#round(await this.#turn(ask))
    return { status, type, body }
  }

  /** Do something at the door when nothing is being written. */
  alone<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#free.then(act)
    this.#free = turn.catch(() => {})
    return turn
  }

  /** Look whether a bot is due that rested, or was not due before. */
  look(): Promise<void> {
    return this.alone(() => this.#spread())
  }

  #turn(ask: () => string): Promise<Told> {
    return this.alone(async () => {
      const told = await this.#settle(ask)
      if (told.id === this.#driven && !told.think) this.#driven = null
      this.#spread()
      return told
    })
  }

  /** Have jobs thought about, for no shorter than it should seem, and tell the door what was found. */
  async #round(first: Told): Promise<Told> {
    let told = first
    while (told.think) {
      const { id, think } = told
      const [found] = await Promise.all([this.thinker.think(id, think), rest(think.pause * 1000)])
      told = await this.#turn(() => this.door.thought(id, found))
    }
    return told
  }

  async #settle(ask: () => string): Promise<Told> {
    for (let told = read(ask()); ; ) {
      if (told.read) {
        for (const match of told.read) this.door.learn(match, JSON.stringify(await this.shelf.read(match)))
        told = read(ask())
      } else if (told.write) told = await this.#store(told.id, told.write)
      else return told
    }
  }

  async #store(id: string, changes: Change[]): Promise<Told> {
    const why = await this.shelf.write(changes)
    if (why !== null) return read(this.door.lost(id, why))
    this.ears.changed([...new Set(changes.map((change) => ('line' in change ? change.line.match : change.match.id)))])
    return read(this.door.kept(id))
  }

  /** Everybody hears what is new, and the next bot begins to think. */
  #spread(): void {
    const news = JSON.parse(this.door.news()) as Record<string, unknown[]>
    for (const [watcher, messages] of Object.entries(news)) for (const message of messages) this.ears.tell(watcher, message)
    if (this.#driven !== null) {
      if (!this.door.wanted(this.#driven)) this.thinker.stop(this.#driven)
      return
    }
    const due = this.door.due()
    if (due) void this.#drive(read(due))
  }

  async #drive(due: Told): Promise<void> {
    this.#driven = due.id
    await this.#round(due)
  }
}
