// The player log: campaigns and the lives that link them.
import type { Table } from '../../lib/protocol'
import type { View } from './types'
import { word } from './words'

/** A campaign, ended or under way. */
export interface Chapter {
  name: string
  /** the options that were adopted, in words */
  options: string[]
  /** the turn that it stands at or ended in */
  turn: number
  /** null: still under way */
  won: boolean | null
  /** victory points */
  points: number
  immortality: number
}

export interface Chronicle {
  life: boolean
  chapters: Chapter[]
  immortality: number
  years: number
}

export interface Totals {
  campaigns: number
  won: number
  lives: number
  /** the best life: its Immortality, and for how long it is remembered */
  best: { immortality: number; years: number } | null
}

/** The campaigns that have ended, and the one under way. */
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

/** What all the matches of a log come to. Only what has ended is counted. */
export function totals(all: { chronicle: Chronicle; over: boolean }[]): Totals {
  const ended = all.flatMap(({ chronicle }) => chronicle.chapters).filter(({ won }) => won !== null)
  const lives = all.filter(({ chronicle, over }) => over && chronicle.life).map(({ chronicle }) => chronicle)
  const best = lives.toSorted((a, b) => b.immortality - a.immortality)[0]
  return {
    campaigns: ended.length,
    won: ended.filter(({ won }) => won).length,
    lives: lives.length,
    best: best ? { immortality: best.immortality, years: best.years } : null,
  }
}
