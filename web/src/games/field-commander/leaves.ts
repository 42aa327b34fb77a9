// The turn ends with the spending: something could still be bought.
import type { Action, Table } from '../../lib/protocol'
import { isAnytime } from './anytime'

export const leaves = ({ verb }: Action, { decision }: Table): boolean =>
  verb === 'proceed' && decision?.kind === 'spend-treasure' && decision.actions.some((other) => other.verb !== verb && !isAnytime(other))
