// The list of choices, grouped by verb in the order of the game, so that it never is a wall of buttons.
import type { Action } from './protocol'

export interface Group {
  verb: string
  heading: string | null
  actions: Action[]
}

export function grouped(actions: Action[], verbs: { verb: string; heading: string }[]): Group[] {
  const groups = verbs
    .map(({ verb, heading }) => ({ verb, heading, actions: actions.filter((action) => action.verb === verb) }))
    .filter((group) => group.actions.length > 0)
  const known = new Set(verbs.map(({ verb }) => verb))
  const others = actions.filter(({ verb }) => !known.has(verb))
  return others.length > 0 ? [...groups, { verb: 'other', heading: null, actions: others }] : groups
}
