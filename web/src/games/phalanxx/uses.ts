// Which of the offered choices use which die.
import { rolledSpots } from './spots'
import type { Choice, DieState } from './types'

const DICE_VERBS = ['place', 'turn']

/** The choices that use a travelling die; dice that look alike have the same. */
export const usesOf = ({ colour, value }: DieState, choices: Choice[]): Choice[] =>
  choices.filter(({ verb, args }) => DICE_VERBS.includes(verb) && args.colour === colour && args.value === value)

/** A key for each die that stays the same while others are used. */
export const keysOf = (dice: DieState[], turn: number): string[] => rolledSpots(dice).map((spot) => `${turn} ${spot}`)

/** The only one of the dice that can be used, so that it need not be picked; null where there is a choice, or nothing to use. */
export function onlyDie(dice: DieState[], choices: Choice[]): number | null {
  const usable = dice.flatMap((die, i) => (usesOf(die, choices).length > 0 ? [i] : []))
  const looks = new Set(usable.map((i) => `${dice[i]?.colour} ${dice[i]?.value}`))
  return looks.size === 1 ? (usable[0] ?? null) : null
}
