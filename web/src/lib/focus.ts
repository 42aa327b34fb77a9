// The focus stays with the question. Where it fell to the page with what held it, whoever goes by keys finds it on a choice, others at the place of the question.
import { input } from './input'
import { choicesInSight } from './keys'

export interface Held {
  notation: string
  place: number
}

/** The choice that has the focus, before the page changes. */
export function heldChoice(): Held | null {
  const place = choicesInSight().indexOf(document.activeElement as HTMLButtonElement)
  return place < 0 ? null : { notation: (document.activeElement as HTMLElement).dataset.notation ?? '', place }
}

/** After it: on the same choice, at the same question on the one that took its place, else on the first. */
export function keepFocus(held: Held | null, sameQuestion: boolean) {
  const region = document.querySelector<HTMLElement>('[data-question]')
  const now = document.activeElement
  if (!region || document.querySelector('dialog[open]') || (now && now !== document.body && now !== region)) return
  const unread = input.keyed ? document.querySelector<HTMLElement>('[data-read]') : null
  if (unread) return unread.focus() // read first, then move
  const choices = input.keyed ? choicesInSight() : []
  const same = choices.find(({ dataset }) => dataset.notation === held?.notation)
  const next = held && sameQuestion ? choices[Math.min(held.place, choices.length - 1)] : choices[0]
  const chosen = same ?? next
  if (chosen) chosen.focus()
  else if (now !== region) region.focus({ preventScroll: true })
}
