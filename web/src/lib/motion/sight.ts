// What of the page is in sight, and where it is.
import type { Spot } from './scenes'

/** A line that runs straight across has no height. */
const isDrawn = ({ width, height }: DOMRect) => width > 0 || height > 0
const meet = (a: DOMRect, b: DOMRect) => a.bottom > b.top && a.right > b.left && a.top < b.bottom && a.left < b.right
const holds = (a: DOMRect, b: DOMRect) => a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom

/** The part of the page that all the frames around an element leave open. */
function frameOf(element: Element): DOMRect {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflow === 'visible') continue
    const box = each.getBoundingClientRect()
    ;[left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** Whether a pane lies open; what has left the page is no pane. */
export const isOpen = (element: Element | null) => !element?.isConnected || element.checkVisibility({ visibilityProperty: true })

/** What lies in another pane, or beyond the edge of its frame, is not seen to move. */
const isInSight = (element: Element) => isOpen(element) && meet(element.getBoundingClientRect(), frameOf(element))

/** Elements that are a place for motion, under the name of a spot. */
export const placesOf = (spot: Spot) => [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)]

/** Where a spot is drawn, first on the board: where a thing has a shadow or the like, it is the thing that counts. */
function drawings(spot: Spot): Element[] {
  const things = [...document.querySelectorAll(`[data-thing="${CSS.escape(spot)}"]`)]
  const isAside = (each: Element) => Number(!each.closest('[data-place=board]'))
  const drawn = (things.length > 0 ? things : placesOf(spot)).filter((each) => isDrawn(each.getBoundingClientRect()))
  return drawn.sort((one, other) => isAside(one) - isAside(other))
}

/** Where a spot is shown; the board comes first where it is shown twice. */
export const find = (spot: Spot): Element | null => drawings(spot).find(isInSight) ?? null

/** Where a spot is, though it may be beyond the edge: a way may begin or end there. */
export function whereabouts(spot: Spot): { box: DOMRect | null; isThere: boolean } {
  const all = drawings(spot)
  const found = all.find(isInSight) ?? all.find(isOpen)
  return { box: found?.getBoundingClientRect() ?? null, isThere: all.length > 0 }
}

/** The box of an element; that of one which lies on its side is the upright one's. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (!(element instanceof HTMLElement) || getComputedStyle(element).rotate === 'none') return box
  const { offsetWidth: width, offsetHeight: height } = element
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}

/** As a style: what lies beyond the edge of its frame is cut off. */
export function cutOf(element: Element): string {
  const [box, frame] = [element.getBoundingClientRect(), frameOf(element)]
  if (holds(frame, box)) return ''
  return `clip-path:inset(${frame.top - box.top}px ${box.right - frame.right}px ${box.bottom - frame.bottom}px ${frame.left - box.left}px)`
}
