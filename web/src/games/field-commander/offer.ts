// What makes a button stand for a choice: it is shown when it is looked at, and taken by a click (by the second tap, if it has odds to show).
import type { Desk } from '../../lib/desk.svelte'
import type { Choice } from './types'

export const offer = (desk: Desk, choice: Choice) => ({
  'data-notation': choice.notation,
  onclick: (event: MouseEvent) => desk.tap(choice, event instanceof PointerEvent ? event.pointerType : 'mouse'),
  onpointerenter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') desk.show(choice)
  },
  onpointerleave: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') desk.show(null)
  },
  onfocus: () => desk.show(choice),
  onblur: () => desk.show(null),
})
