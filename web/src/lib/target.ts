// How a thing in a drawing answers: spread on its element. The list beside the board holds the same choices, so the keyboard goes there.
import type { Desk } from './desk.svelte'
import type { Action } from './protocol'

export const pointerOf = (event: MouseEvent): string => (event instanceof PointerEvent ? event.pointerType : 'mouse')
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

export const target = (choice: Action | null, desk: Desk) => ({
  role: 'button' as const,
  tabindex: -1,
  'aria-label': choice?.label,
  'data-notation': choice?.notation,
  onclick: (event: MouseEvent) => choice && desk.tap(choice, pointerOf(event)),
  onkeydown: (event: KeyboardEvent) => choice && isPress(event) && desk.take(choice),
  onpointerenter: ({ pointerType }: PointerEvent) => choice && pointerType !== 'touch' && desk.show(choice),
  onpointerleave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && desk.show(null),
})
