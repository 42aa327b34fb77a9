// About each thing on the table, in words: what it is and how it stands now.
import type { Action, JournalLine, Table } from '../../lib/protocol'
import { capital, t } from '../../lib/text.svelte'
import type { Tip } from '../game'
import type { Board, Province, SymbolName, View } from './types'
import { cardsWords, landName, seatName, seenWords, townName } from './words'

const isOpen = (province: Province, { provinces }: View) => province.owner === null && province.triangles.length === Math.max(...provinces.map(({ triangles }) => triangles.length))

/** A province: what it pays, its symbols, and who holds it. */
function provinceLines({ worth, symbols, owner, governors }: Province, table: Table): string[] {
  const holder = owner === null ? t('client-vacant') : t('client-held', { name: seatName(table, owner), count: governors })
  return [t('client-province-worth', { worth }), t('client-province-symbols', { symbols: cardsWords(symbols) }), holder, ...(governors > 1 ? [t('client-idle')] : [])]
}

const provinceOf = (triangle: string, { provinces }: View) => provinces.find(({ triangles }) => triangles.includes(triangle))

function tellTriangle(name: string, table: Table, board: Board | null): Tip {
  const view = table.view as View
  const symbol = board?.triangles.find((each) => each.name === name)?.symbol
  const province = provinceOf(name, view)
  const lies = province && (isOpen(province, view) ? [t('client-open-land')] : provinceLines(province, table))
  return { title: capital(landName(name)), lines: [symbol ? t('client-land-symbol', { card: t(`card-${symbol}`) }) : t('client-land-empty'), ...(lies ?? [])] }
}

function tellPoint(name: string, { alexander }: View, board: Board | null): Tip {
  const lands = (board?.triangles ?? []).filter(({ corners }) => corners.includes(name)).map((each) => landName(each.name))
  return { title: capital(townName(name)), lines: [...(alexander === name ? [t('client-alexander-here')] : []), t('client-lands-around', { lands: lands.join(', ') })] }
}

function tellGovernor(triangle: string, table: Table): Tip | null {
  const view = table.view as View
  const seat = view.governors.findIndex((own) => own.includes(triangle))
  const province = provinceOf(triangle, view)
  return seat < 0 ? null : { title: t('client-governor-of', { name: seatName(table, seat) }), lines: [capital(landName(triangle)), ...(province ? provinceLines(province, table) : [])] }
}

function tellWall(line: string, { walls }: View): Tip {
  const [start = '', end = ''] = line.split('/').map(townName)
  return { title: t(walls.red.includes(line) ? 'client-red-wall' : 'client-black-wall'), lines: [t('client-wall-between', { start, end })] }
}

/** The counters beside a name. */
function tellSeat(counter: string, seat: number, table: Table): Tip | null {
  const view = table.view as View
  const name = seatName(table, seat)
  const of = (what: string, count: number | undefined) => t('client-counted', { name, what, count: count ?? 0 })
  switch (counter) {
    case 'score':
      return { title: of(t('client-score'), view.scores[seat]), lines: [t('client-score-does')] }
    case 'cards':
      return { title: of(t('client-cards'), view.hands[seat]), lines: [seenWords(view, seat)] }
    case 'reserve':
      return { title: of(t('client-reserve'), view.reserve[seat]) }
    case 'income':
      return { title: of(t('client-income'), view.income[seat]), lines: [t('client-income-does')] }
    default:
      return null
  }
}

function tellHand(name: string, table: Table): Tip {
  const view = table.view as View
  const [seat, symbol] = name.includes('-') ? name.split('-') : [null, name]
  const card = t(`card-${symbol}`)
  const hand = seat === null ? view.hand : view.open_hands?.[Number(seat)]
  const count = hand?.[symbol as SymbolName] ?? 0
  return { title: card, lines: [t('client-in-hand', { count, name: seatName(table, seat === null ? (table.seat ?? 0) : Number(seat)) })] }
}

export function tell(thing: string, table: Table, given: unknown): Tip | null {
  const board = given as Board | null
  const view = table.view as View
  const [kind = '', name = ''] = thing.split(':')
  switch (kind) {
    case 'triangle':
      return tellTriangle(name, table, board)
    case 'point':
      return tellPoint(name, view, board)
    case 'province': {
      const province = provinceOf(name, view)
      return province ? { title: t('client-province-around', { land: landName(name) }), lines: provinceLines(province, table) } : null
    }
    case 'piece':
      return { title: t('client-alexander'), lines: [capital(townName(view.alexander)), t('client-alexander-does')] }
    case 'governor':
      return tellGovernor(name, table)
    case 'wall':
      return tellWall(name, view)
    case 'row': {
      const symbol = view.row[Number(name) - 1]
      return symbol ? { title: t(`card-${symbol}`), lines: [t('client-row-does')] } : null
    }
    case 'pile':
      return name === 'discard' ? { title: t('client-discard'), lines: [cardsWords(view.discard)] } : { title: t('client-pile', { count: view.deck }) }
    case 'supply':
      return name === 'red'
        ? { title: t('client-walls-left', { what: t('client-red-walls'), count: view.walls_left.red }), lines: [t('client-red-do')] }
        : { title: t('client-walls-left', { what: t('client-black-walls'), count: view.walls_left.black }), lines: [t('client-black-do')] }
    case 'hand':
      return tellHand(name, table)
    default:
      return tellSeat(kind, Number(name), table)
  }
}

interface Said {
  triangle?: string
  triangles?: string[]
  point?: string
  points?: string[]
  income?: number[]
}

/** The walls along a way may be called from either end. */
const wallsAlong = (points: readonly string[]) => points.slice(1).flatMap((point, i) => [`wall:${points[i]}/${point}`, `wall:${point}/${points[i]}`])

/** What a choice or a line of the journal names: places, the walls along a ride, and whose points have become more. */
export function names(said: Action | JournalLine): string[] {
  const { triangle, triangles = [], point, points = [], income = [] } = ('args' in said ? said.args : said.data) as Said
  const lands = [...(triangle ? [triangle] : []), ...triangles].flatMap((name) => [`triangle:${name}`, `province:${name}`, `governor:${name}`])
  const spots = [...(point ? [point] : []), ...points].map((name) => `point:${name}`)
  const scored = income.flatMap((gain, seat) => (gain > 0 ? [`score:${seat}`] : []))
  return [...new Set([...lands, ...spots, ...('args' in said ? [] : wallsAlong(points)), ...scored])]
}
