// What this browser keeps: matches with the lines of their records, in its own database.
import type { Change, Row, Why } from './messages'

const NAME = 'argead'

interface Line {
  match: string
  ply: number
  text: string
}

const linesOf = (match: string) => IDBKeyRange.bound([match], [match, []])

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

/** When everything is on the disk, or nothing. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => fail(transaction.error ?? new DOMException('', 'AbortError'))
  })
}

export function reason(cause: unknown): Why {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'ConstraintError') return 'taken'
  return ['SecurityError', 'InvalidStateError', 'UnknownError'].includes(name) || !globalThis.indexedDB ? 'forbidden' : 'failed'
}

export class Storage {
  #base: Promise<IDBDatabase> | null = null
  /** something may be stored here: what then cannot be read is trouble, and not the same as nothing */
  #mayStore = false

  #open(): Promise<IDBDatabase> {
    this.#base ??= new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('matches', { keyPath: 'id' })
        request.result.createObjectStore('moves', { keyPath: ['match', 'ply'] })
      }
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
    }).then((base) => {
      this.#mayStore = true
      const forget = () => (this.#base = null)
      base.onclose = forget
      base.onversionchange = () => {
        base.close()
        forget()
      }
      return base
    })
    this.#base.catch(() => (this.#base = null))
    return this.#base
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return (await this.#open()).transaction(['matches', 'moves'], mode, { durability: 'strict' })
  }

  /** A match, if it is here; where nothing may be stored there is none. */
  async read(match: string): Promise<Row | null> {
    try {
      return await this.#read(await this.#begin('readonly'), match)
    } catch (cause) {
      if (!this.#mayStore && reason(cause) === 'forbidden') return null
      throw cause
    }
  }

  async #read(transaction: IDBTransaction, match: string): Promise<Row | null> {
    const found = result<Row['match'] | undefined>(transaction.objectStore('matches').get(match))
    const lines = result<Line[]>(transaction.objectStore('moves').getAll(linesOf(match)))
    const [row, told] = await Promise.all([found, lines])
    return row ? { match: row, lines: told.map(({ text }) => text) } : null
  }

  /** All of it or nothing; why not, or null. */
  async write(changes: readonly Change[]): Promise<Why | null> {
    try {
      const transaction = await this.#begin('readwrite')
      for (const change of changes) {
        if ('line' in change) transaction.objectStore('moves').add(change.line satisfies Line)
        else transaction.objectStore('matches').put(change.match)
      }
      await committed(transaction)
      return null
    } catch (cause) {
      return reason(cause)
    }
  }

  /** The ids of all matches. */
  async ids(): Promise<string[]> {
    return (await result((await this.#begin('readonly')).objectStore('matches').getAllKeys())) as string[]
  }

  /** Matches from elsewhere in the place of what is known of them here: all of them, or it fails. */
  async replace(rows: readonly Row[]): Promise<void> {
    const transaction = await this.#begin('readwrite')
    const moves = transaction.objectStore('moves')
    for (const { match, lines } of rows) {
      moves.delete(linesOf(match.id))
      transaction.objectStore('matches').put(match)
      lines.forEach((text, ply) => moves.add({ match: match.id, ply, text } satisfies Line))
    }
    await committed(transaction)
  }

  async drop(matches: readonly string[]): Promise<void> {
    const transaction = await this.#begin('readwrite')
    for (const match of matches) {
      transaction.objectStore('matches').delete(match)
      transaction.objectStore('moves').delete(linesOf(match))
    }
    await committed(transaction)
  }
}
