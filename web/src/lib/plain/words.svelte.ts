import type { Table } from '../protocol'
import { settings } from '../settings.svelte'
import { spelled } from '../spelled'
import { capital, gameWords, known, t } from '../text.svelte'
import type { Words } from './facts'

/** A game can name its facts in its language files: `fact-pot` says the fact `pot`. */
export const words = (): Words => ({
  isBySeat: (key) => gameWords.bySeat.includes(key),
  name: (key) => capital(known([`fact-${key.replaceAll('_', '-')}`], spelled(key))),
  yes: t('plain-yes'),
  no: t('plain-no'),
  none: t('plain-none'),
  number: (value) => value.toLocaleString(settings.lang),
})

export const seatNames = (table: Table): string[] => table.seats.map(({ name }, seat) => name || t('seat-unnamed', { number: seat + 1 }))

/** What views of all games share: `hand` and `scores` have places of their own, `open_hands` are shown when one looks back. */
export interface PlainView extends Record<string, unknown> {
  seat: number | null
  hand?: unknown
  open_hands?: unknown[] | null
  scores?: number[]
}

export const viewOf = (table: Table): PlainView => (table.view ?? {}) as PlainView
