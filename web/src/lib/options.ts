// A game's options in the order in which people ask: first what to play, then how; variants of the rules last.
import type { GameInfo, GameOption, MatchSetup, OptionValue } from './protocol'

const FIRST = ['campaign', 'dice']
const GUIDE = 'guide'

export interface Arranged {
  first: GameOption[]
  variants: GameOption[]
  /** the option and its value by which a game is learned from the book */
  lesson: Record<string, OptionValue> | null
}

export function arranged(options: GameOption[]): Arranged {
  const guide = options.find(({ name }) => name === GUIDE)
  const book = guide?.choices.find(({ value }) => value !== guide.default)
  return {
    first: FIRST.flatMap((wanted) => options.filter(({ name }) => name === wanted)),
    variants: options.filter(({ name }) => !FIRST.includes(name) && name !== GUIDE),
    lesson: book ? { [GUIDE]: book.value } : null,
  }
}

/** Every option with the chosen value, or its default. */
export const settled = (game: GameInfo, chosen: Record<string, OptionValue>): MatchSetup['options'] =>
  Object.fromEntries(game.options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]))
