// The player log: campaigns and the lives that link them, as a game tells them from its tables.

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
