import type { Action } from '../../lib/protocol'

/** What the commander may do beside most questions. */
export const isAnytime = ({ verb, args }: Action): boolean => ['disband', 'pray', 'dismiss', 'forgo'].includes(verb) || (verb === 'play' && args.insight === 'spies')
