// What stands where on the page, and since when: whoever clicks means what was there before, not what has just come under the pointer.

/** for so long an action must have been there before a click on it counts */
export const RIPE = 300

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Places {
  /** what can be done, by its key, and where it is on the screen */
  spots: Map<string, Rect[]>
  focused: string | null
}

const KEYED = '[data-notation], [data-answer], [data-key]'
/** an answer at a real table, as it is known here */
export const answerKey = (answer: string | number) => `answer ${answer}`
const keyOf = ({ dataset }: HTMLElement | SVGElement) => dataset.notation ?? dataset.key ?? answerKey(dataset.answer ?? '')

/** The page as it is now. */
export function survey(): Places {
  const spots = new Map<string, Rect[]>()
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(KEYED)) {
    const key = keyOf(element)
    spots.set(key, [...(spots.get(key) ?? []), element.getBoundingClientRect()])
  }
  const held = document.activeElement?.closest<HTMLElement | SVGElement>(KEYED)
  return { spots, focused: held ? keyOf(held) : null }
}

const holds = ({ left, top, right, bottom }: Rect, x: number, y: number) => left <= x && x <= right && top <= y && y <= bottom
const covers = (one: Rect, other: Rect) => holds(one, (other.left + other.right) / 2, (other.top + other.bottom) / 2)

/** What stood somewhere before the last change, and since when. */
interface Stood {
  spots: Map<string, { rect: Rect; since: number }[]>
  focused: { key: string; since: number } | null
}
const NOTHING: Stood = { spots: new Map(), focused: null }

export class Standing {
  #question = ''
  #since = -Infinity
  #before = NOTHING
  #done: string | null = null

  constructor(
    readonly look = survey,
    readonly now = () => performance.now(),
  ) {}

  /** The page is about to change; at another question nothing is as it was. */
  change(question: string) {
    this.#before = question === this.#question ? this.#stood(this.look()) : NOTHING
    this.#question = question
    this.#since = this.now()
  }

  /** What stands there came with the last change, unless it was there before. */
  #stood({ spots, focused }: Places): Stood {
    const { spots: earlier, focused: held } = this.#before
    const aged = (key: string, rect: Rect) => ({ rect, since: earlier.get(key)?.find((spot) => covers(spot.rect, rect))?.since ?? this.#since })
    return {
      spots: new Map([...spots].map(([key, rects]) => [key, rects.map((rect) => aged(key, rect))])),
      focused: focused === null ? null : { key: focused, since: held?.key === focused ? held.since : this.#since },
    }
  }

  /** What was done is not done again by the same double click. */
  done(key: string) {
    this.#done = key
  }

  /** Whether it was done just now: for what is said by a key of its own, wherever it stands. */
  isDouble(key: string): boolean {
    return key === this.#done && !this.#isRipe()
  }

  #isRipe(event?: Event, since = this.#since) {
    return (event?.timeStamp || this.now()) - since >= RIPE
  }

  /** Whether it has been there for a while, under the pointer, or in focus for a key. */
  counts(key: string, event?: Event): boolean {
    if (this.#isRipe(event)) return true
    if (!event || key === this.#done) return false
    const { clientX, clientY, detail } = event as MouseEvent
    const { spots, focused } = this.#before
    const stood = detail ? spots.get(key)?.find(({ rect }) => holds(rect, clientX, clientY)) : focused?.key === key ? focused : null
    return stood ? this.#isRipe(event, stood.since) : false
  }
}
