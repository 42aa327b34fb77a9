// Finding words in a page: whatever their accents, capitals and kinds of space.

export interface Found {
  start: number
  end: number
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'" }
const plain = (letter: string) => letter.toLowerCase().replace(/[œæ’]/g, (one) => LIGATURES[one] ?? one).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/gu, ' ')

/** A text without accents and capitals, and for each of its letters the place that it had. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = ''
  let place = 0
  const places: number[] = []
  for (const letter of text) {
    for (const each of plain(letter)) {
      letters += each
      places.push(place)
    }
    place += letter.length
  }
  return { letters, places: [...places, place] }
}

/** Where a text has what is looked for, from left to right. */
export function find(text: string, wanted: string): Found[] {
  const needle = folded(wanted.trim().replace(/\s+/gu, ' ')).letters
  if (!needle) return []
  const { letters, places } = folded(text)
  const found: Found[] = []
  for (let at = letters.indexOf(needle); at >= 0; at = letters.indexOf(needle, at + needle.length)) {
    found.push({ start: places[at] ?? 0, end: places[at + needle.length] ?? text.length })
  }
  return found
}

/** The place after or before one of `count`, in a ring; -1 is none of them. */
export function turned(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  return at < 0 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count
}

/** Text that is read, not what is written on buttons and in drawings. */
function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('button, [data-figure], .unseen') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Take all marks away. */
export function unmark(root: Element) {
  for (const mark of root.querySelectorAll('mark')) {
    const { parentNode } = mark
    mark.replaceWith(...mark.childNodes)
    parentNode?.normalize()
  }
}

/** Mark what is looked for wherever it stands, in the order of the page. */
export function mark(root: Element, wanted: string): HTMLElement[] {
  unmark(root)
  const marks: HTMLElement[] = []
  for (const text of textsIn(root)) {
    // from the last to the first: what is cut off behind does not move what is before
    const here = find(text.data, wanted).reverse().map(({ start, end }) => {
      const found = text.splitText(start)
      found.splitText(end - start)
      const made = document.createElement('mark')
      found.replaceWith(made)
      made.append(found)
      return made
    })
    marks.push(...here.reverse())
  }
  return marks
}
