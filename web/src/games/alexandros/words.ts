// Places, cards and holders by their names. On a board of the reader's own places have none: those are told by their spots.
import type { Table } from '../../lib/protocol'
import { known, t } from '../../lib/text.svelte'
import { SYMBOLS, type Cards, type View } from './types'

export const landName = (triangle: string): string => known([`triangle-${triangle}`], triangle)
export const townName = (point: string): string => known([`point-${point}`], point)
export const seatName = (table: Table, seat: number): string => table.seats[seat]?.name || t('seat-unnamed', { number: seat + 1 })

const counted = (cards: Partial<Cards>) =>
  SYMBOLS.flatMap((symbol) => {
    const count = cards[symbol] ?? 0
    return count > 0 ? [count > 1 ? `${count} × ${t(`card-${symbol}`)}` : t(`card-${symbol}`)] : []
  }).join(', ')

/** Cards by their numbers; none is said too. */
export const cardsWords = (cards: Partial<Cards>): string => counted(cards) || t('no-cards')

/** What everybody knows of a hand. */
export function seenWords({ seen }: View, seat: number): string {
  const cards = counted(seen[seat] ?? {})
  return cards ? t('client-seen', { cards }) : t('client-cards')
}
