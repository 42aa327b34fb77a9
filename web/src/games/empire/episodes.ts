// A line that ends a round tells of a whole scoring, and the table after it may be that of another region already: so the
// scoring is shown province by province, each over the table as it was then. Whatever is told of one episode happens at once.
import type { Episodes, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { provinceOf, replay } from './replay'
import type { View } from './types'

const SCORING = /^(majority|temple|city)(-built|-tied|-unpaid)?$/
const SHOWING = ['allotted', 'showed', 'split']
/** what comes after a scoring, the weightiest last */
const CLOSING = ['scored', 'region-over', 'award-temples', 'award-cities', 'round', 'region', 'ended']

/** Which episode an event belongs to; null: it has its own. */
function episodeOf(line: JournalLine): string | null {
  if (SCORING.test(line.kind)) return `in ${provinceOf(line)}`
  if (SHOWING.includes(line.kind)) return 'showing'
  return CLOSING.includes(line.kind) ? 'closing' : null
}

const heaviest = (events: readonly JournalLine[], weight: (event: JournalLine) => number) => events.reduce((best, each) => (weight(each) >= weight(best) ? each : best))

/** What is told of an episode: in a province what scored most, at a reveal who laid out last, at the end what begins; undefined: each event by itself. */
function gistOf(events: readonly JournalLine[]): JournalLine | null | undefined {
  const [first] = events
  if (!first || episodeOf(first) === null) return undefined
  if (SHOWING.includes(first.kind)) return events.find(({ kind }) => kind === 'allotted') ?? null
  return heaviest(events, CLOSING.includes(first.kind) ? ({ kind }) => CLOSING.indexOf(kind) : ({ data }) => Number(data.points ?? 0))
}

function parted(events: readonly JournalLine[]): JournalLine[][] {
  const parts: JournalLine[][] = []
  let known: string | null = null
  for (const event of events) {
    const episode = episodeOf(event)
    const last = parts.at(-1)
    if (last && episode !== null && episode === known) last.push(event)
    else parts.push([event])
    known = episode
  }
  return parts
}

export const episodes: Episodes = (line) => {
  const parts = parted(line.events)
  if (parts.length === 0) return [line]
  let before = line.before
  return parts.map((events, i): Step => {
    const view = events.reduce(replay, before.view as View)
    const after = i === parts.length - 1 ? line.after : { ...line.after, view, decision: null, outcome: null }
    const step = { before, after, events, gist: gistOf(events) }
    before = after
    return step
  })
}
