// What makes a button stand for a choice: it is shown when it is looked at, and taken by a click (by the second tap, if it has odds or a price to show).
import type { Desk } from '../../lib/desk.svelte'
import type { Choice } from './types'

/** Choices whose note only says what they do: that is no reason to ask twice. */
export const TOLD = ['strike', 'hit', 'envelop', 'accept', 'govern', 'raze', 'play', 'dismiss', 'build', 'recruit', 'omen', 'proceed']

const pointerOf = (choice: Choice, event: MouseEvent) => (event instanceof PointerEvent && !TOLD.includes(choice.verb) ? event.pointerType : 'mouse')

export const offer = (desk: Desk, choice: Choice) => ({
  'data-notation': choice.notation,
  onclick: (event: MouseEvent) => desk.tap(choice, pointerOf(choice, event)),
  onpointerenter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') desk.show(choice)
  },
  onpointerleave: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') desk.show(null)
  },
  onfocus: () => desk.show(choice),
  onblur: () => desk.show(null),
})
