// Passing gives up the actions that are left.
import type { Action, Table } from '../../lib/protocol'

export const leaves = ({ verb }: Action, { decision }: Table): boolean => verb === 'pass' && (decision?.actions.length ?? 0) > 1
