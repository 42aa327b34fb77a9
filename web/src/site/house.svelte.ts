// The page's side of the referee's worker: how far it has come, what is asked of it, and who follows a match.
import { Refusal } from '../lib/refusal'
import type { Failure, FromReferee, Parcel, Sent, ToReferee, Watch, Wish, Wishes } from './messages'

export interface Following {
  hear: (message: unknown) => void
  /** the line must be taken up again; `elsewhere`: another page has the match */
  lost: (elsewhere: boolean) => void
}

interface Waiting {
  done: (gets: never) => void
  fail: (cause: Error) => void
}

/** What `argead site` wrote into the page. */
export const parcelOf = (page: Document): Parcel => JSON.parse(page.getElementById('site')?.textContent ?? '{}') as Parcel

export class House {
  loaded = $state(0)
  ready = $state(false)
  failure = $state<Failure | null>(null)
  readonly sent: Sent
  readonly total: number
  /** once the referee has been there */
  readonly awake: Promise<void>
  #woken = () => {}
  #worker: Worker | null = null
  #asked = 0
  #waiting = new Map<number, Waiting>()
  #following = new Map<string, Following>()

  /** `wake` starts a worker: with the first question, or when it is roused. */
  constructor(
    parcel: Parcel,
    base: string,
    readonly wake: () => Worker,
    /** the sentence for what another page or the disk has refused */
    readonly say: (code: string) => string | null,
  ) {
    this.awake = new Promise((done) => (this.#woken = done))
    this.sent = { ...parcel, base }
    // modules are loaded by the browser itself, which tells nobody how far it is
    const counted = Object.entries(parcel.bytes ?? {}).filter(([path]) => !path.endsWith('.mjs'))
    this.total = counted.reduce((sum, [, bytes]) => sum + bytes, 0)
  }

  rouse(): Worker {
    if (this.#worker) return this.#worker
    this.loaded = 0
    const worker = this.wake()
    worker.onmessage = ({ data }: MessageEvent<FromReferee>) => this.#hear(data)
    worker.onerror = () => this.#fall('broken')
    worker.postMessage({ start: this.sent } satisfies ToReferee)
    this.#worker = worker
    return worker
  }

  /** Try once more, after a failure. */
  again() {
    this.failure = null
    this.rouse()
  }

  ask<W extends Wish>(wish: W, asks: Wishes[W]['asks']): Promise<Wishes[W]['gets']> {
    if (this.failure) return Promise.reject(this.#refusal(this.failure))
    const id = ++this.#asked
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail })
      this.rouse().postMessage({ id, wish, asks })
    })
  }

  /** Hear what is new in a match; the answer ends it. */
  follow(watch: Watch, insist: boolean, following: Following): () => void {
    const name = `line ${++this.#asked}`
    this.#following.set(name, following)
    this.ask('follow', { name, watch, insist }).catch(() => this.#lose(name, false))
    return () => {
      if (this.#following.delete(name) && this.#worker) void this.ask('leave', name).catch(() => {})
    }
  }

  #hear(message: FromReferee) {
    if ('loaded' in message) this.loaded = message.loaded
    else if ('ready' in message) this.#wake()
    else if ('failure' in message) this.#fall(message.failure)
    else if ('message' in message) this.#following.get(message.watcher)?.hear(message.message)
    else if ('watcher' in message) this.#lose(message.watcher, message.elsewhere)
    else this.#answer(message)
  }

  #wake() {
    this.ready = true
    this.#woken()
  }

  #answer(message: Extract<FromReferee, { id: number }>) {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if ('gets' in message) waiting?.done(message.gets as never)
    else {
      const { code, message: told } = message.refused
      waiting?.fail(this.#refusal(code, told))
    }
  }

  #refusal = (code: string, told = code) => new Refusal(code, this.say(code) ?? told, 500)

  #lose(name: string, elsewhere: boolean) {
    const following = this.#following.get(name)
    this.#following.delete(name)
    following?.lost(elsewhere)
  }

  /** The worker is gone, until the reader has another started; what is stored is not touched. */
  #fall(failure: Failure) {
    this.#worker?.terminate()
    this.#worker = null
    this.ready = false
    this.failure = failure
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { fail } of waiting) fail(this.#refusal(failure))
    for (const name of [...this.#following.keys()]) this.#lose(name, false)
  }
}
