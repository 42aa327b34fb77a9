// A game's options in the order in which people ask: first what to play, then how; variants of the rules last.
import type { GameInfo, GameOption, MatchSetup, OptionValue } from './protocol'

const DICE = 'dice'
const GUIDE = 'guide'

export interface Arranged {
  first: GameOption[]
  variants: GameOption[]
  /** the option and its value by which a game is learned from the book */
  lesson: Record<string, OptionValue> | null
}

/** `asksFirst` names what the game asks before all else. */
export function arranged(options: GameOption[], asksFirst: string[] = []): Arranged {
  const wanted = [...asksFirst, DICE]
  const guide = options.find(({ name }) => name === GUIDE)
  const book = guide?.choices.find(({ value }) => value !== guide.default)
  return {
    first: wanted.flatMap((each) => options.filter(({ name }) => name === each)),
    variants: options.filter(({ name }) => !wanted.includes(name) && name !== GUIDE),
    lesson: book ? { [GUIDE]: book.value } : null,
  }
}

/** Every option with the chosen value, or its default. */
export const settled = (game: GameInfo, chosen: Record<string, OptionValue>): MatchSetup['options'] =>
  Object.fromEntries(game.options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]))
