// Whoever is done builds no more; whoever halts before any army has marched may have forgotten to.
import type { Action, Table } from '../../lib/protocol'
import type { View } from './types'

export function leaves({ verb }: Action, { decision, view }: Table): boolean {
  if ((decision?.actions.length ?? 0) < 2) return false
  const marched = Object.values((view as View).fresh).some(([, ...further]) => further.some((armies) => armies > 0))
  return verb === 'done' || (verb === 'halt' && !marched)
}
