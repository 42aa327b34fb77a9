// Who follows which match on this page. A match is followed by one page of a browser at a time, the one that holds its lock.
import type { FromReferee, Watch } from './messages'
import type { Rounds } from './rounds'

interface Follower {
  match: string
  /** gives the match back */
  rise: () => void
}

type Tell = (message: FromReferee) => void
type Hold = (match: string, insist: boolean, sit: (held: boolean) => Promise<void>) => Promise<void>

/** Sit while the lock is held; fails when another page takes it. Where a browser gives no locks, whoever wants follows. */
export const hold: Hold = async (match, insist, sit) => {
  if (!navigator.locks) return sit(true)
  const how = insist ? { steal: true } : { ifAvailable: true }
  try {
    await navigator.locks.request(`argead.match.${match}`, how, (lock: Lock | null) => sit(lock !== null))
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'SecurityError')) throw cause
    await sit(true)
  }
}

export class Followers {
  #all = new Map<string, Follower>()
  /** settled once this page has given a match back */
  #returned = new Map<string, Promise<void>>()

  constructor(
    readonly rounds: Rounds,
    readonly tell: Tell,
    readonly hold: Hold,
  ) {}

  follow(name: string, watch: Watch, insist: boolean): void {
    const { match } = watch
    let rise = () => {}
    const risen = new Promise<void>((done) => (rise = done))
    this.#all.set(name, { match, rise })
    const sit = async (held: boolean) => {
      if (!this.#all.has(name)) return // gone while others had the match, or the referee slept
      if (!held) return this.#lose(name, true)
      const { status, body } = await this.rounds.answer(() => this.rounds.door.watch(name, JSON.stringify(watch)))
      if (status >= 400) this.hear(name, JSON.parse(body))
      await risen
    }
    const before = this.#returned.get(match) ?? Promise.resolve()
    const after = before.then(() => this.hold(match, insist, sit)).catch(() => this.#lose(name, true))
    this.#returned.set(match, after)
  }

  leave(name: string): void {
    this.#all.get(name)?.rise()
    this.#all.delete(name)
    void this.rounds.alone(() => this.rounds.door.leave(name))
  }

  /** What the door tells somebody who follows; after an error it tells no more, and what was written elsewhere is read anew. */
  hear(name: string, message: unknown): void {
    const code = (message as { error?: { code: string } }).error?.code
    if (code !== 'not-stored') this.tell({ watcher: name, message })
    if (code !== undefined) this.#lose(name, false)
  }

  get any(): boolean {
    return this.#all.size > 0
  }

  /** What these matches have come to was written elsewhere: their lines are taken up again. */
  anew(matches: readonly string[]): void {
    for (const [name, { match }] of this.#all) if (matches.includes(match)) this.#lose(name, false)
  }

  #lose(name: string, elsewhere: boolean): void {
    if (!this.#all.has(name)) return
    this.leave(name)
    this.tell({ watcher: name, elsewhere })
  }
}
