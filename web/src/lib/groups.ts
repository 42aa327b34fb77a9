// The list of choices, grouped by verb in the order of the game (verbs with one heading together) or as they come, so that it never is a wall of buttons.
import type { Action } from './protocol'

export interface Group {
  verb: string
  heading: string | null
  actions: Action[]
}

export function grouped(actions: Action[], verbs?: { verb: string; heading: string }[]): Group[] {
  if (!verbs) return [...new Set(actions.map(({ verb }) => verb))].map((verb) => ({ verb, heading: null, actions: actions.filter((action) => action.verb === verb) }))
  const groups: Group[] = []
  for (const { verb, heading } of verbs) {
    const found = actions.filter((action) => action.verb === verb)
    const group = groups.find((each) => each.heading === heading)
    if (group) group.actions.push(...found)
    else if (found.length > 0) groups.push({ verb, heading, actions: found })
  }
  const known = new Set(verbs.map(({ verb }) => verb))
  const others = actions.filter(({ verb }) => !known.has(verb))
  return others.length > 0 ? [...groups, { verb: 'other', heading: null, actions: others }] : groups
}

/** The answers to the question, and apart from them what may be done at any time. */
export function sorted(actions: Action[], anytime: (action: Action) => boolean = () => false): { answers: Action[]; aside: Action[] } {
  const aside = actions.filter(anytime)
  return aside.length < actions.length ? { answers: actions.filter((action) => !anytime(action)), aside } : { answers: actions, aside: [] }
}
