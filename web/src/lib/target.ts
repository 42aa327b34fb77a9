// How a choice answers: spread on the element that stands for it.
import type { Desk } from './desk.svelte'
import type { Action } from './protocol'

export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

const looks = (choice: Action, desk: Desk) => ({
  onpointerenter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && desk.show(choice),
  onpointerleave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && desk.show(null),
})

/** Buttons press themselves. */
function press(choice: Action, desk: Desk, event: KeyboardEvent) {
  if (!isPress(event) || event.repeat || event.currentTarget instanceof HTMLButtonElement) return
  event.preventDefault()
  desk.take(choice, event)
}

/** A thing in a drawing. The list beside the board holds the same choices, so the keyboard goes there. */
export const target = (choice: Action | null, desk: Desk) => ({
  role: 'button' as const,
  tabindex: -1,
  'aria-label': choice?.label,
  'data-notation': choice?.notation,
  onclick: (event: MouseEvent) => choice && desk.tap(choice, event),
  onkeydown: (event: KeyboardEvent) => choice && press(choice, desk, event),
  ...(choice && looks(choice, desk)),
})

/** A card, a die or a button in the page; without a choice it is only a picture, and stays the same node. */
export const offer = (choice: Action | null | undefined, desk: Desk) =>
  choice
    ? {
        role: 'button' as const,
        tabindex: 0,
        'data-notation': choice.notation,
        onclick: (event: MouseEvent) => desk.tap(choice, event),
        onkeydown: (event: KeyboardEvent) => press(choice, desk, event),
        // a mouse that has clicked leaves the focus behind: only who goes by keys looks with it
        onfocus: ({ currentTarget }: FocusEvent) => (currentTarget as Element).matches(':focus-visible') && desk.show(choice),
        onblur: () => desk.armed !== choice.notation && desk.show(null),
        ...looks(choice, desk),
      }
    : {}
