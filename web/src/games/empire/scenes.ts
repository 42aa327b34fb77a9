// How the events of Empire are shown, in the order of the rulebook.
import type { Beat, Scene, Scenes, Sign, Step } from '../../lib/motion/scenes'
import type { JournalLine } from '../../lib/protocol'
import { provinceOf, rivalsOf } from './replay'
import { BOXES, CAMP, type Kind, type View } from './types'
import { armyId, awardId, boxId, goalSpot, holderSpot, mileSpots, pieceId, ROUNDS_SPOT, scoreId, screenSpot, seatSpot, supplyId } from './words'

/** These are only told. */
export const TOLD = ['scored', 'region-over', 'ended']

/** milliseconds in which the map goes on to another region, however fast the line is shown */
const FLIGHT = 1_150
const KINDS: Kind[] = ['temples', 'cities']

const seatOf = ({ seat }: JournalLine) => seat ?? 0
const number = ({ data }: JournalLine, name: string) => Number(data[name] ?? 0)
const viewOf = (table: Step['after']) => table.view as View

const beat = (thing: string): Scene => ({ act: 'beat', thing })
const appear = (thing: string): Scene => ({ act: 'appear', thing })
const become = (thing: string): Scene => ({ act: 'become', thing })
const shift = (thing: string): Scene => ({ act: 'travel', thing })
const cubes = (seat: number, count: number): Sign => ({ symbol: `empire-cube-${seat}`, upon: String(count) })

const armiesAt = (view: View, place: string) => (place === CAMP ? view.camp : (view.armies[place] ?? []))

function piecesIn(view: View, province: string): string[] {
  const owner = view.cities[province] ?? null
  return [
    ...(view.temples[province] ?? []).flatMap((count, seat) => (count > 0 ? [pieceId('temples', false, province, seat)] : [])),
    ...(owner === null ? [] : [pieceId('cities', false, province, owner)]),
    ...KINDS.flatMap((kind) => (view.marks[kind][province] ?? []).map((seat) => pieceId(kind, true, province, seat))),
  ]
}

/** What was in a province and is still there makes room for what comes, or closes up. */
function makeRoom(province: string, { before, after }: Step, but: string[] = []): Scene[] {
  const still = piecesIn(viewOf(after), province)
  return piecesIn(viewOf(before), province).filter((piece) => still.includes(piece) && !but.includes(piece)).map(shift)
}

/** The armies of the others at a place make room where a cube comes or the last one goes. */
function stepAside(place: string, mover: number, { before, after }: Step): Scene[] {
  const [was, is] = [armiesAt(viewOf(before), place), armiesAt(viewOf(after), place)]
  if ((was[mover] ?? 0) > 0 && (is[mover] ?? 0) > 0) return []
  return is.flatMap((count, seat) => (seat !== mover && count > 0 ? [shift(armyId(place, seat))] : []))
}

/** Cubes that are paid go from their box back to their owner. */
const pay = (seat: number, kind: Kind, count: number): Scene[] =>
  count > 0 ? [{ act: 'send', sign: cubes(seat, count), from: boxId(kind, seat), to: seatSpot(seat) }] : []

const pop = (line: JournalLine, at: string): Scene => ({ act: 'score', at, points: number(line, 'points'), seat: seatOf(line) })

/** A score changes when the last of its points are there. */
function landed(line: JournalLine, { events }: Step): Scene[] {
  const last = events.findLast((each) => each.seat === line.seat && number(each, 'points') > 0)
  return last === line ? [become(scoreId(seatOf(line)))] : []
}

/** Armies march over their arrow; where others of theirs stand already, they join them. */
function crossed(line: JournalLine, step: Step): Beat[] {
  const [seat, origin, goal] = [seatOf(line), String(line.data.origin), String(line.data.goal)]
  const [from, to, via] = [armyId(origin, seat), armyId(goal, seat), mileSpots(origin, goal)]
  const joins = (armiesAt(viewOf(step.before), goal)[seat] ?? 0) > 0
  const march: Scene = joins ? { act: 'send', sign: cubes(seat, number(line, 'number')), from, via, to } : { act: 'travel', thing: to, from, via }
  const under = [march, ...stepAside(origin, seat, step), ...stepAside(goal, seat, step), ...KINDS.flatMap((kind) => pay(seat, kind, number(line, kind)))]
  return joins ? [under, [become(to)]] : [under]
}

const laid = (kind: Kind) => (line: JournalLine, step: Step): Beat[] => {
  const piece = pieceId(kind, true, provinceOf(line), seatOf(line))
  return [[{ act: 'travel', thing: piece, from: supplyId(kind, seatOf(line)) }, ...makeRoom(provinceOf(line), step)]]
}

/** Pieces that come to nothing go back to their owners. */
const goBack = (kind: Kind, line: JournalLine): Scene[] => rivalsOf(line).map((seat) => ({ act: 'travel', thing: pieceId(kind, true, provinceOf(line), seat), to: supplyId(kind, seat) }))
const isBack = (kind: Kind, line: JournalLine): Scene[] => rivalsOf(line).map((seat) => become(supplyId(kind, seat)))

const lost = (kind: Kind) => (line: JournalLine, step: Step): Beat[] => [[...goBack(kind, line), ...makeRoom(provinceOf(line), step)], isBack(kind, line)]

const built = (kind: Kind) => (line: JournalLine, step: Step): Beat[] => {
  const [lying, standing] = [true, false].map((each) => pieceId(kind, each, provinceOf(line), seatOf(line))) as [string, string]
  const rise: Scene[] = [{ act: 'vanish', thing: lying }, appear(standing), pop(line, standing)]
  return [
    [...rise, ...pay(seatOf(line), kind, number(line, 'price')), ...goBack(kind, line), ...makeRoom(provinceOf(line), step, [standing])],
    [...landed(line, step), ...isBack(kind, line)],
  ]
}

const award = (kind: Kind) => (line: JournalLine, step: Step): Beat[] => [[pop(line, awardId(kind, String(line.data.region)))], landed(line, step)]

/** A marker goes from its seat to a place in the turn order. */
const takePlace = (place: number, seat: number): Scene => ({ act: 'travel', thing: holderSpot(place), from: seatSpot(seat) })

export const scenes: Scenes = {
  region: ({ data }) => [[beat(`region:${String(data.region)}`), { act: 'hold', ms: FLIGHT }]],
  round: () => [[beat(ROUNDS_SPOT)]],
  allotted: (line, { after }) => [[beat(screenSpot(seatOf(line))), ...(line.seat === after.seat ? BOXES.map((box) => appear(`screen:${box}`)) : [])]],
  showed: (line) => {
    const seat = seatOf(line)
    return [[{ act: 'vanish', thing: screenSpot(seat) }, ...BOXES.map((box) => appear(boxId(box, seat))), { act: 'travel', thing: armyId(CAMP, seat), from: boxId('armies', seat) }]]
  },
  split: (line) => [KINDS.map((kind) => ({ act: 'turn', thing: boxId(kind, seatOf(line)) }))],
  'no-bids': (_, { after }) => [viewOf(after).order.flatMap((seat, i) => (seat === null ? [] : [takePlace(i + 1, seat)]))],
  lot: (line) => [[beat(seatSpot(seatOf(line)))]],
  placed: (line) => [[takePlace(number(line, 'number'), seatOf(line))]],
  crossed,
  entered: ({ data }) => [[beat(goalSpot(String(data.goal)))]],
  'laid-temple': laid('temples'),
  'laid-city': laid('cities'),
  majority: (line, step) => {
    const army = armyId(provinceOf(line), seatOf(line))
    return [[beat(army), pop(line, army)], landed(line, step)]
  },
  'majority-tied': (line, { after }) => [armiesAt(viewOf(after), provinceOf(line)).flatMap((count, seat): Scene[] => (count === number(line, 'number') ? [{ act: 'strike', thing: armyId(provinceOf(line), seat) }] : []))],
  'temple-built': built('temples'),
  'temple-tied': lost('temples'),
  'temple-unpaid': lost('temples'),
  'city-built': built('cities'),
  'city-tied': lost('cities'),
  'city-unpaid': lost('cities'),
  'award-temples': award('temples'),
  'award-cities': award('cities'),
}
