// A game's options in the order in which people ask: first what to play, then how; variants of the rules last, and with
// them what depends on who sits at the table.
import type { GameOption, MatchSetup, OptionValue } from './protocol'

const DICE = 'dice'
const GUIDE = 'guide'

export interface Arranged {
  first: GameOption[]
  variants: GameOption[]
}

/** The options among which so many players can choose. */
export const open = (options: GameOption[], players: number): GameOption[] => options.filter((option) => option.players.length === 0 || option.players.includes(players))

/** `asksFirst` names what the game asks before all else; lessons are offered apart. */
export function arranged(options: GameOption[], asksFirst: string[] = []): Arranged {
  const first = [...asksFirst, DICE].flatMap((wanted) => options.filter(({ name, players }) => name === wanted && players.length === 0))
  return {
    first,
    variants: options.filter((option) => !first.includes(option) && option.name !== GUIDE),
  }
}

/** What was chosen before, as far as the game still has it. */
export const still = (options: GameOption[], chosen: Record<string, OptionValue>): Record<string, OptionValue> =>
  Object.fromEntries(options.flatMap(({ name, choices }) => choices.flatMap(({ value }) => (value === chosen[name] ? [[name, value]] : []))))

/** Every open option with the chosen value, or its default. */
export const settled = (options: GameOption[], chosen: Record<string, OptionValue>): MatchSetup['options'] =>
  Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]))
