// The pictures of a text, each put into its place in it.
import { mount, unmount } from 'svelte'
import type { Pictures } from '../../games/game'

/** What tells of things on a table, and would be found where a thing of the table is looked for. */
const TOLD = ['data-thing', 'data-spot', 'data-tip', 'data-testid', 'data-notation']

function silence(root: Element) {
  for (const name of TOLD) for (const each of root.querySelectorAll(`[${name}]`)) each.removeAttribute(name)
}

/** Fill the places for pictures; one that is not known is told in words, as all are where nothing can be drawn. */
export const illustrate = (pictures: Pictures | null) => (root: Element) => {
  const drawn = [...root.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((place) => {
    const name = place.dataset.figure ?? ''
    if (!pictures?.FIGURES.includes(name)) {
      place.textContent = `[${place.ariaLabel ?? ''}]`
      return []
    }
    place.inert = true
    const drawing = mount(pictures.Illustration, { target: place, props: { name } })
    silence(place)
    return [drawing]
  })
  return () => drawn.forEach((each) => void unmount(each))
}
