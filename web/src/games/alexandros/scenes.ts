// How the events of Alexandros are shown over the table, in the order of the rulebook.
import { type Beat, lasts, type Scene, type Scenes, type Spot, type Step } from '../../lib/motion/scenes'
import type { JournalLine, Table } from '../../lib/protocol'
import { SYMBOLS, type Cards, type SymbolName, type View } from './types'

/** the events in which nothing moves */
export const TOLD = ['dealt', 'began', 'turn', 'named', 'passed', 'ended'] as const

const DISCARD = 'pile:discard'
const PILE = 'pile:cards'
/** between cards that go the same way */
const APART = 80
/** when governors have nearly come to their land */
const LANDED = 300
/** when points have come to their seat */
const CREDITED = 640

interface Told {
  card?: SymbolName
  cards?: Partial<Cards>
  triangle?: string
  triangles?: string[]
  points?: string[]
  worth?: number
  victim?: number
}

const dataOf = ({ data }: JournalLine) => data as Told
const viewOf = ({ view }: Table) => view as View
const seatOf = ({ seat }: JournalLine) => seat ?? 0

// Cards ---------------------------------------------------------------------------------------------------------------------

/** The cards that an event is about, one by one. */
function cardsOf(event: JournalLine): SymbolName[] {
  const { card, cards = {} } = dataOf(event)
  return card ? [card] : SYMBOLS.flatMap((symbol) => Array.from({ length: cards[symbol] ?? 0 }, () => symbol))
}

const drawingOf = (card: SymbolName | undefined) => ({ symbol: `alexandros-card-${card ?? 'back'}` })

/** Where a card lies in a hand: with its like where the hand is seen, else somewhere in it. */
function held(seat: number, card: SymbolName | undefined, table: Table): Spot {
  if (!card) return `cards:${seat}`
  if (viewOf(table).open_hands) return `hand:${seat}-${card}`
  return seat === table.seat ? `hand:${card}` : `cards:${seat}`
}

/** A card comes to a hand; one whose like is there already joins them. */
function gain(seat: number, card: SymbolName | undefined, from: Spot, { before, after }: Step): Scene {
  const to = held(seat, card, after)
  const isFirst = to === `hand:${card}` && card && !viewOf(before).hand?.[card]
  return isFirst ? { act: 'travel', thing: to, from } : { act: 'send', sign: drawingOf(card), from, to }
}

/** Cards are discarded, one after the other. */
const spend = (event: JournalLine, { before }: Step): Beat =>
  cardsOf(event).map((card, i) => ({ act: 'send', sign: drawingOf(card), from: held(seatOf(event), card, before), to: DISCARD, late: i * APART }))

/** The place of the row from which a card is taken, and the places that are empty then. */
function rowOf({ before, events }: Step) {
  const row = [...viewOf(before).row]
  const took = events.find(({ kind }) => kind === 'took')
  const taken = took ? row.indexOf(dataOf(took).card ?? null) : -1
  const empty = row.flatMap((card, place) => (card === null || place === taken ? [place] : []))
  return { taken: `row:${taken + 1}`, empty: empty.map((place) => `row:${place + 1}`) }
}

// Alexander and his walls ---------------------------------------------------------------------------------------------------

/** Alexander rides from point to point; each new wall rises when he has passed it. */
function ride(event: JournalLine, { before, after }: Step): Beat[] {
  const { points = [] } = dataOf(event)
  const way = points.map((point) => `point:${point}`)
  const rider: Scene = { act: 'travel', thing: 'piece:alexander', from: way[0], via: way.slice(1, -1), to: way.at(-1) }
  const stood = new Set(Object.values(viewOf(before).walls).flat())
  const built = Object.values(viewOf(after).walls).flat().filter((wall) => !stood.has(wall))
  const leg = lasts(rider) / (points.length - 1)
  const walls = points.slice(1).flatMap((point, i): Scene[] => {
    const wall = built.find((name) => name === `${points[i]}/${point}` || name === `${point}/${points[i]}`)
    return wall ? [{ act: 'appear', thing: `wall:${wall}`, late: Math.round((i + 1) * leg) }] : []
  })
  return [[...walls, rider]]
}

// Provinces and their governors ---------------------------------------------------------------------------------------------

/** The provinces around these triangles that are worth something, by their ids. */
const provincesAround = (triangles: readonly string[], table: Table): Spot[] =>
  viewOf(table).provinces.flatMap(({ triangles: land, worth }) => (worth > 0 && triangles.some((name) => land.includes(name)) ? [`province:${land[0]}`] : []))

/** The cards are paid and whoever stood there goes home; the new governors come from the reserve, and the land is theirs. */
function settle(event: JournalLine, step: Step): Beat[] {
  const { triangles = [], victim } = dataOf(event)
  const [stood, stay] = [step.before, step.after].map((table) => (victim === undefined ? [] : (viewOf(table).governors[victim] ?? [])))
  const home = (stood ?? []).filter((triangle) => !stay?.includes(triangle)).map((triangle): Scene => ({ act: 'travel', thing: `governor:${triangle}`, gone: true, to: `reserve:${victim}` }))
  const come = triangles.map((triangle): Scene => ({ act: 'travel', thing: `governor:${triangle}`, from: `reserve:${seatOf(event)}` }))
  const land = provincesAround(triangles, step.after).map((thing): Scene => ({ act: 'appear', thing, late: LANDED }))
  return [[...spend(event, step), ...home], [...come, ...land]]
}

/** Every province with a single governor pays, at the same time. */
function taxes({ after }: Step): Beat {
  const paying = viewOf(after).provinces.flatMap(({ owner, governors, worth, triangles }) => (owner !== null && governors === 1 && worth > 0 ? [{ seat: owner, worth, at: `province:${triangles[0]}` }] : []))
  const seats = [...new Set(paying.map(({ seat }) => seat))]
  return [
    ...paying.map(({ seat, worth, at }): Scene => ({ act: 'score', at, points: worth, seat })),
    ...seats.map((seat): Scene => ({ act: 'beat', thing: `score:${seat}`, late: CREDITED })),
  ]
}

export const scenes: Scenes = {
  took: (event, step) => [[gain(seatOf(event), dataOf(event).card, rowOf(step).taken, step)]],
  'turned-up': (event, step) => {
    const place = rowOf(step).empty[step.events.filter(({ kind }) => kind === 'turned-up').indexOf(event)]
    return place ? [[{ act: 'travel', thing: place, from: PILE }]] : []
  },
  special: (event, step) => [spend(event, step)],
  rode: ride,
  moved: ride,
  split: (event, { after }) => {
    const { triangles = [] } = dataOf(event)
    return [[...triangles.map((name): Scene => ({ act: 'strike', thing: `governor:${name}` })), ...provincesAround(triangles, after).map((thing): Scene => ({ act: 'beat', thing }))]]
  },
  closed: (event) => (dataOf(event).worth ? [[{ act: 'appear', thing: `province:${dataOf(event).triangle}` }]] : []),
  'red-walls': () => [[{ act: 'beat', thing: 'supply:red' }]],
  'walls-spent': () => [[{ act: 'beat', thing: 'supply:black' }, { act: 'beat', thing: 'supply:red' }]],
  stuck: () => [[{ act: 'strike', thing: 'piece:alexander' }]],
  drew: (event, step) => [[gain(seatOf(event), dataOf(event).card, PILE, step)]],
  reshuffled: () => [[{ act: 'send', sign: drawingOf(undefined), from: DISCARD, to: PILE }]],
  occupied: settle,
  seized: settle,
  gave: (event, step) => [cardsOf(event).map((card, i) => ({ ...gain(dataOf(event).victim ?? 0, card, DISCARD, step), late: i * APART }))],
  taxed: (event, step) => [spend(event, step), taxes(step)],
  recalled: (event) => [[{ act: 'travel', thing: `governor:${dataOf(event).triangle}`, gone: true, to: `reserve:${seatOf(event)}` }]],
}
