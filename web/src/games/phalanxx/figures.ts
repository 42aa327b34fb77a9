// The pictures of the rules: positions that the referee has set up and played (`tests/games/phalanxx/figures.py`).
import kept from './figures.json'
import type { Card, DieState, Region } from './types'

export interface MatScene {
  home: DieState[]
  grey: (DieState | null)[]
  dice: DieState[]
  talents: number
}

export interface LandScene {
  held: string[][]
  reserve: number[]
  force: number[]
  cards: { card: string; rotated: boolean }[][]
}

const read = kept as unknown as { cards: Card[]; regions: Region[] } & Record<'before-push' | 'after-push', MatScene> & Record<'before-conquest' | 'after-conquest' | 'after-conflict', LandScene>

export const CARDS = new Map(read.cards.map((card) => [card.id, card]))
export const SHOWN = read.cards.slice(0, 3)
export const REGIONS = read.regions
/** what was, and what came of it */
export const MATS: Record<string, [MatScene, MatScene]> = { push: [read['before-push'], read['after-push']] }
export const LANDS: Record<string, [LandScene, LandScene]> = {
  conquest: [read['before-conquest'], read['after-conquest']],
  conflict: [read['after-conquest'], read['after-conflict']],
}
export const FIGURES = ['cards', 'dice', 'group', ...Object.keys(MATS), ...Object.keys(LANDS)]
