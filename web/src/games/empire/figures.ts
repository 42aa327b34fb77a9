// The pictures of the rules: positions that the referee has set up and played (`tests/games/empire/figures.py`).
import kept from './figures.json'
import type { Scene } from './plate'
import type { Award, Board } from './types'

export interface ScoredScene extends Scene {
  /** points, by province and seat */
  gains: [province: string, seat: number, points: number][]
}

const { board, awards, ...scenes } = kept as unknown as { board: Board; awards: { awards: Award[] } } & Record<string, ScoredScene>

export const BOARD = board
export const SCENES: Record<string, ScoredScene> = scenes
export const AWARDS = awards.awards
export const FIGURES = ['pieces', 'arrows', 'awards', ...Object.keys(SCENES)]
