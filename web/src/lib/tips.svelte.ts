// What things, signs and numbers are, in words: an element says it itself (`data-tip`), or the game tells of the thing that it shows (`data-thing`).
import type { Tip } from '../games/game'

class Teller {
  /** by the table that is on the screen */
  tell = $state.raw<((thing: string) => Tip | null) | null>(null)
}

export const teller = new Teller()

function tipAt({ dataset }: HTMLElement | SVGElement): Tip | null {
  const told = dataset.thing === undefined ? null : (teller.tell?.(dataset.thing) ?? null)
  if (told || !dataset.tip) return told
  const [title = '', ...lines] = dataset.tip.split('\n')
  return { title, lines }
}

/** The nearest around a spot of the page that has something to tell. */
export function tipOf(target: EventTarget | null): { element: Element; tip: Tip } | null {
  let element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-tip], [data-thing]') : null
  while (element) {
    const tip = tipAt(element)
    if (tip) return { element, tip }
    element = element.parentElement?.closest<HTMLElement | SVGElement>('[data-tip], [data-thing]') ?? null
  }
  return null
}

interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}
type Box = Point & Size

const GAP = 8
const MARGIN = 6

/** Where a tip stands: below, above or beside what it tells of, near the pointer, within the screen; a finger hides what is below. */
export function beside(of: Box, tip: Size, screen: Size, near: Point | null, finger = false): Point {
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
  const [left, top] = [Math.max(0, of.x), Math.max(0, of.y)]
  const [right, bottom] = [Math.min(screen.width, of.x + of.width), Math.min(screen.height, of.y + of.height)]
  const most = { x: screen.width - tip.width - MARGIN, y: screen.height - tip.height - MARGIN }
  const x = within(MARGIN, within(left, near?.x ?? (left + right) / 2, right) - tip.width / 2, most.x)
  const y = within(MARGIN, within(top, near?.y ?? (top + bottom) / 2, bottom) - tip.height / 2, most.y)
  const below = { x, y: bottom + GAP }
  const above = { x, y: top - GAP - tip.height }
  const places = [...(finger ? [above, below] : [below, above]), { x: right + GAP, y }, { x: left - GAP - tip.width, y }]
  const found = places.find((place) => place.x >= MARGIN && place.x <= most.x && place.y >= MARGIN && place.y <= most.y)
  if (found) return found
  // what fills the screen is covered somewhere: far from the pointer
  const at = near ?? { x: (left + right) / 2, y: (top + bottom) / 2 }
  return { x: at.x < screen.width / 2 ? most.x : MARGIN, y: at.y < screen.height / 2 ? most.y : MARGIN }
}
