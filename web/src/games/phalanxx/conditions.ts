// What a card still lacks, and why it cannot be played now.
import type { Choice, Condition, Lack, Prospect, View } from './types'

/** How far a condition is from holding; undefined where it holds, or where nobody asks. */
export const shortOf = ({ kind, of }: Condition, prospect: Prospect | undefined): Lack | undefined =>
  prospect?.lacks.find((each) => each.kind === kind && each.of === of)

/** Its conditions hold, but no rolled die reaches a home die with a free slot beside it. */
export const noDieFor = (card: string, view: View, choices: Choice[]): boolean =>
  choices.some(({ verb }) => verb === 'income') &&
  (view.hand?.includes(card) ?? false) &&
  view.outlook?.[card]?.lacks.length === 0 &&
  !choices.some(({ verb, args }) => verb === 'play' && args.card === card)
