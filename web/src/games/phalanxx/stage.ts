// Which part of the table a question is about: where there is little room, that part comes to the front.
import type { Choice } from './types'

export const PANES = ['map', 'row', 'own'] as const
export type Pane = (typeof PANES)[number]

const AT: Record<string, Pane> = { buy: 'row', scout: 'row', pass: 'row', take: 'row', conquer: 'map', move: 'map' }

/** Where a choice can be made; what is not at the row or on the map is done with the own dice and cards. */
export const paneOf = ({ verb }: Pick<Choice, 'verb'>): Pane => AT[verb] ?? 'own'

/** The parts where something can be done. */
export const openPanes = (choices: Choice[]): Set<Pane> => new Set(choices.map(paneOf))

/** What comes to the front: the row if something can be taken there, else dice and cards, else the map. */
export function topicOf(choices: Choice[]): Pane {
  const open = openPanes(choices)
  return open.has('row') ? 'row' : open.has('own') ? 'own' : 'map'
}
