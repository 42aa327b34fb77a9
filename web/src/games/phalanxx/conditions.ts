// What a card still lacks.
import type { Condition, Lack, Prospect } from './types'

/** How far a condition is from holding; undefined where it holds, or where nobody asks. */
export const shortOf = ({ kind, of }: Condition, prospect: Prospect | undefined): Lack | undefined =>
  prospect?.lacks.find((each) => each.kind === kind && each.of === of)
