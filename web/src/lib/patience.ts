// Waiting for a table that does not answer now.
import { Unreachable } from './api'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** Asks until the table answers; a refusal is an answer. `waits` hears of every time that it did not. */
export async function patiently<T>(ask: () => Promise<T>, waits?: () => void): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await ask()
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem
      waits?.()
      await new Promise((done) => setTimeout(done, wait))
    }
  }
}
