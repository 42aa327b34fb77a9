// Things of the game by their names. A board of the reader's own may have others: those are shown as they are.
import type { Table } from '../../lib/protocol'
import { known, t } from '../../lib/text.svelte'
import type { Card, Condition, Counted, DieState, Lack, Line, Region, Side, View } from './types'

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

export const cardName = (id: string, card?: Card): string => known([`card-${id}.name`, `card-${id}`], card?.name ?? id)
export const regionName = ({ id, name }: Pick<Region, 'id' | 'name'>): string => known([`region-${id}.name`, `region-${id}`], name)
export const placeName = ({ place }: Region): string => (place === null ? '' : known([`place-${slug(place)}`], place))
/** What a region is, and who holds it. */
export function regionWords(region: Region, holder: string | null): string[] {
  const { kind, value } = region
  const what = kind === 'plain' ? t('client-kind-plain') : t(kind === 'city' ? 'client-kind-city' : 'client-kind-oasis', { place: placeName(region), value })
  return [what, holder === null ? t('client-held-by-nobody') : t('client-held-by', { name: holder })]
}
export const abilityName = (id: string): string => known([`ability-${id}`], id)
/** What an ability does; nothing if that is not known. */
export const abilityDoes = (id: string): string => known([`ability-${id}.does`], '')
/** The same in three words. */
export const abilityBrief = (id: string): string => known([`ability-${id}.brief`], abilityName(id))
export const rankName = (id: string): string => known([`client-rank-${id}`], id)

const PREFIXES: Record<string, string> = { 'die-colour': 'die-', symbols: 'symbol-', cards: 'cards-' }
const keyOf = ({ kind, of }: Condition) => (kind in PREFIXES ? `${PREFIXES[kind]}${of}` : kind)

/** What a condition asks for; what is there of it, where that is too little. */
export const need = (condition: Condition): string => known([`client-need-${keyOf(condition)}`], keyOf(condition), { least: condition.least })
export const lack = (found: Lack): string => known([`client-lack-${keyOf(found)}`], keyOf(found), { least: found.least, have: found.have })

const SIGNS: Record<string, string> = { 'die-colour': 'die', 'die-value': 'die', 'dice-sum': 'sum' }
export const signOf = ({ kind, of }: Condition): string => SIGNS[kind] ?? of ?? kind

/** What a card is: an Army with its symbol, a Leader, Equipment. */
export const KIND_WORDS: Record<Counted, string> = {
  archer: 'client-archer',
  cavalry: 'client-cavalry',
  infantry: 'client-infantry',
  white: 'client-army',
  orange: 'client-leader',
  purple: 'client-equipment',
}
export const COUNTED_WORDS: Record<Counted, string> = {
  archer: 'client-archers',
  cavalry: 'client-cavalries',
  infantry: 'client-infantries',
  white: 'client-armies',
  orange: 'client-leaders',
  purple: 'client-equipments',
}

/** Who the sides are: those at the table, and in the solo game MaXXimilian. */
export const sideNames = (table: Table): string[] =>
  (table.view as View).sides.map(({ maxximilian }, side) => (maxximilian ? 'MaXXimilian' : table.seats[side]?.name || t('seat-unnamed', { number: side + 1 })))

/** Where a side stands on the Force track, and under Heroism its valour. */
export const forceWords = ({ force, valour }: Pick<Side, 'force' | 'valour'>, name: string, heroism: boolean): string =>
  heroism ? t('client-track-valour', { name, force, valour }) : t('client-track-force', { name, force })

/** A die, a rolled or unrolled one, and what lies on a grey slot. */
export const dieWords = ({ colour, value }: DieState): string => t('client-die', { colour: t(`colour-${colour}`), value: value ?? 0 })
export const rolledWords = (die: DieState): string => (die.value === null ? t('client-not-rolled') : dieWords(die))
export const usedWords = (slot: number, used: DieState | null | undefined): string => (used ? t('client-used-die', { die: dieWords(used) }) : t('client-slot', { slot }))

export const LINE_WORDS: Record<Line, string> = {
  force: 'client-count-force',
  camouflage: 'ability-camouflage',
  rotated: 'client-count-rotated',
  soldiers: 'client-count-soldiers',
  places: 'client-count-places',
  groups: 'client-count-groups',
  talents: 'client-count-talents',
}
