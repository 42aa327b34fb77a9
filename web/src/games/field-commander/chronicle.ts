// A match in the player log: the campaigns that have ended, and the one under way.
import type { Chapter, Chronicle } from '../../lib/chronicle'
import type { Table } from '../../lib/protocol'
import type { View } from './types'
import { word } from './words'

export function chronicle(table: Table): Chronicle {
  const view = table.view as View
  const named = view.options.map((option) => word('option', option))
  const ended = view.reckoning.map(({ campaign, turn, won, points, immortality }): Chapter => ({
    name: word('campaign', campaign),
    options: campaign === view.campaign ? named : [],
    turn,
    won,
    points,
    immortality,
  }))
  const open: Chapter = { name: word('campaign', view.campaign), options: named, turn: view.turn, won: null, points: 0, immortality: 0 }
  return { life: view.life, chapters: table.outcome ? ended : [...ended, open], immortality: view.immortality, years: view.years }
}
