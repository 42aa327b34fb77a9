// What an event does to the table, for the episodes of a line, which the server does not show: from the reveal on everything is
// open, so whatever happens can be read from what is told.
import type { JournalLine } from '../../lib/protocol'
import { CAMP, type Boxes, type Kind, type View } from './types'

const replaced = <T>(list: readonly T[], at: number, change: (old: T) => T): T[] => list.map((each, i) => (i === at ? change(each) : each))
const number = ({ data }: JournalLine, name: string) => Number(data[name] ?? 0)
export const provinceOf = ({ data }: JournalLine) => String(data.province)
export const rivalsOf = ({ data }: JournalLine) => (data.rivals ?? []) as number[]

function pays(view: View, seat: number, spent: Partial<Boxes>): View {
  const boxes = replaced(view.boxes, seat, (held) => held && { ...held, temples: held.temples - (spent.temples ?? 0), cities: held.cities - (spent.cities ?? 0) })
  return { ...view, boxes }
}

const scores = (view: View, seat: number, points: number): View => ({ ...view, scores: replaced(view.scores, seat, (score) => score + points) })

/** Armies of a seat come to a place, or leave it. */
function stands(view: View, place: string, seat: number, more: number): View {
  const add = (armies: readonly number[]) => replaced(armies, seat, (count) => count + more)
  return place === CAMP ? { ...view, camp: add(view.camp) } : { ...view, armies: { ...view.armies, [place]: add(view.armies[place] ?? []) } }
}

const marked = (view: View, kind: Kind, province: string, seats: number[]): View => ({ ...view, marks: { ...view.marks, [kind]: { ...view.marks[kind], [province]: seats } } })

const supplied = (view: View, kind: Kind, seats: readonly number[], more: number): View => ({
  ...view,
  supply: { ...view.supply, [kind]: view.supply[kind].map((count, seat) => (seats.includes(seat) ? count + more : count)) },
})

function lays(kind: Kind) {
  return (view: View, line: JournalLine, seat: number): View => {
    const lying = view.marks[kind][provinceOf(line)] ?? []
    return supplied(marked(view, kind, provinceOf(line), [...lying, seat].sort((a, b) => a - b)), kind, [seat], -1)
  }
}

/** The pieces that come to nothing go back. */
const leaves = (kind: Kind) => (view: View, line: JournalLine): View => supplied(marked(view, kind, provinceOf(line), []), kind, rivalsOf(line), 1)

function builds(kind: Kind) {
  return (view: View, line: JournalLine, seat: number): View => {
    const province = provinceOf(line)
    const paid = scores(pays(leaves(kind)(view, line), seat, { [kind]: number(line, 'price') }), seat, number(line, 'points'))
    return kind === 'cities'
      ? { ...paid, cities: { ...paid.cities, [province]: seat } }
      : { ...paid, temples: { ...paid.temples, [province]: replaced(paid.temples[province] ?? [], seat, (count) => count + 1) } }
  }
}

function shows(view: View, line: JournalLine, seat: number): View {
  const told = line.data as Partial<Boxes>
  const boxes = replaced(view.boxes, seat, (held) => ({ order: 0, armies: 0, temples: 0, cities: 0, ...held, ...told }))
  return { ...view, boxes, secret: null, ready: [] }
}

const EFFECTS: Readonly<Record<string, (view: View, line: JournalLine, seat: number) => View>> = {
  round: (view, line) => ({ ...view, round: number(line, 'number') }),
  showed: (view, line, seat) => stands(shows(view, line, seat), CAMP, seat, number(line, 'armies')),
  split: shows,
  placed: (view, line, seat) => ({ ...view, order: replaced(view.order, number(line, 'number') - 1, () => seat) }),
  crossed: (view, line, seat) => {
    const { origin, goal } = line.data
    const gone = stands(view, String(origin), seat, -number(line, 'number'))
    return { ...pays(stands(gone, String(goal), seat, number(line, 'number')), seat, line.data as Partial<Boxes>), crossing: null }
  },
  entered: (view) => ({ ...view, entered: true }),
  'laid-temple': lays('temples'),
  'laid-city': lays('cities'),
  majority: (view, line, seat) => scores(view, seat, number(line, 'points')),
  'temple-built': builds('temples'),
  'temple-tied': leaves('temples'),
  'temple-unpaid': leaves('temples'),
  'city-built': builds('cities'),
  'city-tied': leaves('cities'),
  'city-unpaid': leaves('cities'),
}

/** The view after an event. */
export const replay = (view: View, line: JournalLine): View => EFFECTS[line.kind]?.(view, line, line.seat ?? 0) ?? view
