// What makes an element stand for a choice, and for a picture while there is none: it stays the same element.
import type { Desk } from '../../lib/desk.svelte'
import { offer as offered } from '../../lib/target'
import type { Choice } from './types'

/** `told` says what is to be seen while nothing can be done with it. */
export const offer = (desk: Desk, choice: Choice | undefined, told = '') =>
  choice ? { ...offered(choice, desk), 'aria-label': choice.label } : { role: 'img' as const, 'aria-label': told }
