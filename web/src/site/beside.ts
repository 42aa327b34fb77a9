// What the client remembers beside the matches: seats and their secrets, settings, habits, places.
import type { Session } from '../lib/session'

export const SESSIONS = 'argead.site.matches'
const KEYS = [SESSIONS, 'argead.settings', 'argead.habits', 'argead.places']

type Memory = Pick<globalThis.Storage, 'getItem' | 'setItem'>

export const beside = (memory: Memory): Record<string, string> =>
  Object.fromEntries(KEYS.flatMap((key) => (memory.getItem(key) === null ? [] : [[key, memory.getItem(key) ?? '']])))

function sessionsIn(text: string | null | undefined): Session[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each?.match === 'string' && typeof each?.tokens === 'object') : []
  } catch {
    return []
  }
}

/** Take in what was remembered elsewhere: seats beside those held here, also where they were forgotten; the rest only where nobody has played yet. */
export function remember(memory: Memory, there: Record<string, string>): void {
  const here = sessionsIn(memory.getItem(SESSIONS))
  const known = new Set(here.flatMap(({ match, forgotten }) => (forgotten ? [] : [match])))
  const come = sessionsIn(there[SESSIONS]).filter(({ match }) => !known.has(match))
  const back = new Set(come.map(({ match }) => match))
  if (here.length === 0) for (const key of KEYS) if (there[key] !== undefined) memory.setItem(key, there[key])
  memory.setItem(SESSIONS, JSON.stringify([...here.filter(({ match }) => !back.has(match)), ...come].sort((a, b) => b.begun - a.begun)))
}
